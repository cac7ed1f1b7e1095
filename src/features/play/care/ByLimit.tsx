import type { Details } from '../../../../worker/contract/failure.ts';
import { limitCodes } from '../../../app/care/limitCodes.ts';
import { limitText } from '../../../app/care/limitText.ts';
import { href } from '../../../app/href.ts';
import { LinkButton } from '../../../app/LinkButton.tsx';
import { useReply } from '../../../app/useReply.ts';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import css from '../play.module.css';
import { words } from './words.ts';

/** Play is over by the player's own limit: which, and until when; no way around it is offered (checklist GA-20). */
export function ByLimit({ code, details }: { code: number; details: Details }) {
  const t = words.use();
  return (
    <div className={css['trouble']} role="alert">
      <EmptyState title={t('limitTitle')} text={limitText(code, details)}>
        <LinkButton to={href('/member/self-limited')}>{t('limits')}</LinkButton>
        <LinkButton to={href('/')}>{t('toLobby')}</LinkButton>
      </EmptyState>
    </div>
  );
}

/** The same for a game that a limit ended: the limit that is used up says which. */
export function Over() {
  const { value } = useReply('selfLimitInfo', {});
  const reached = value?.limits.find(
    ({ kind, value: allowed, used }) =>
      (kind === 'session' || kind === 'loss') && allowed > 0 && (used ?? 0) >= allowed,
  );
  if (!reached) return <ByLimit code={limitCodes.time} details={{}} />;
  const { kind, period, value: limit, used, resetAt } = reached;
  const details = { period, limit, ...(used && { used }), ...(resetAt && { resetAt }) };
  return <ByLimit code={kind === 'loss' ? limitCodes.loss : limitCodes.time} details={details} />;
}
