import * as codes from '#contract/codes.ts';
import type { Details } from '#contract/failure.ts';
import { limitText } from '#shared/rg/limitText.ts';
import { href } from '#nav/href.ts';
import { LinkButton } from '#shared/page/LinkButton.tsx';
import { EmptyState } from '#ui/states/EmptyState.tsx';
import css from '../Play.module.css';
import { words } from '../words.en.ts';

/** A break and an exclusion are no limits, and a limit with too little left to bet here isn't reached. */
function titleOf(code: number, { limit, used }: Details) {
  if (code === codes.onBreak || code === codes.excluded) return 'restricted';
  return limit !== undefined && used !== undefined && used < limit ? 'limitTitle' : 'limitReached';
}

/**
 * Play was ended by the player's own limit: which one, and until when; no way around it is offered (checklist GA-20).
 */
export function LimitNotice({ code, details }: { code: number; details: Details }) {
  const t = words.use();
  return (
    <div className={css['trouble']} role="alert">
      <EmptyState title={t(titleOf(code, details))} text={limitText(code, details)}>
        <LinkButton to={href('/member/self-limited')}>{t('limits')}</LinkButton>
        <LinkButton to={href('/')}>{t('toLobby')}</LinkButton>
      </EmptyState>
    </div>
  );
}
