import { useSnapshot } from 'valtio';
import { useLocation } from 'wouter';
import { useRestrictedMode } from '#data/restrictedMode.ts';
import { stores } from '#data/stores.ts';
import { routeAt } from '#nav/routes.ts';
import { words as shell } from '#i18n/words.en.ts';
import type { OfflineNoteProps } from '#shared/page/shellParts.ts';
import { OfflineState } from '#ui/states/OfflineState.tsx';
import type { Shows } from '#nav/page.ts';
import { words } from '../words.en.ts';

/** Why there is no data, by the page's offline mode. */
const reasons: Partial<Record<Shows, 'notKept' | 'notReady'>> = { memory: 'notKept', form: 'notReady' };

/** Says what isn't on the device, when it will load, and what is possible meanwhile. */
export function OfflineNote({ lacks, onRetry }: OfflineNoteProps) {
  const t = words.use();
  const common = shell.use();
  const [pathname] = useLocation();
  const { userId } = useSnapshot(stores.session);
  const isRestricted = useRestrictedMode();
  const shows = routeAt(pathname)?.offline;
  const reason = (lacks !== 'code' && shows && reasons[shows]) || 'notHere';
  const later = lacks === 'code' ? 'notHereText' : 'laterText';
  const meanwhile = isRestricted ? '' : ` ${t(userId ? 'playerMeanwhile' : 'visitorMeanwhile')}`;
  return (
    <OfflineState
      title={t(reason)}
      text={t(reason === 'notKept' ? 'notKeptText' : later) + meanwhile}
      retryLabel={common('retry')}
      onRetry={onRetry}
    />
  );
}
