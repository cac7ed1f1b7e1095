import { useSnapshot } from 'valtio';
import { formatDateTime } from '#i18n/dates.ts';
import { language, locales } from '#i18n/language.ts';
import { href } from '#nav/href.ts';
import { LinkButton } from '#shared/page/LinkButton.tsx';
import { NotAvailable } from '#shared/page/NotAvailable.tsx';
import { EmptyState } from '#ui/states/EmptyState.tsx';
import type { ClosedReason } from './closed.ts';
import { words } from './words.en.ts';

interface ClosedProps {
  reason: ClosedReason;
  /** When it opens, or the break ends, if known: epoch milliseconds. */
  until?: number | undefined;
}

/**
 * Replaces an activity that has ended, isn't open yet, or is closed to this player: calm words, and a way on.
 */
export function Closed({ reason, until }: ClosedProps) {
  const t = words.use();
  const { code } = useSnapshot(language);
  if (reason === 'missing') return <NotAvailable />;
  const time = until ? formatDateTime(until, locales[code]) : '';
  const text = reason === 'restricted' ? t('restrictedText') : time ? t('opens', { time }) : t('closedText');
  return (
    <EmptyState title={t(reason)} text={text}>
      {reason === 'restricted' ? (
        <LinkButton to={href('/member/self-limited')}>{t('toLimits')}</LinkButton>
      ) : (
        <LinkButton to={href('/')}>{t('toHome')}</LinkButton>
      )}
    </EmptyState>
  );
}
