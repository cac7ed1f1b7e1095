import { useEffect } from 'react';
import { useSnapshot } from 'valtio';
import { useLocation } from 'wouter';
import { stores } from '#data/stores.ts';
import { useAsOf } from '#i18n/useFreshness.ts';
import { repliesOnScreen } from '#nav/useReply.ts';
import { shellParts } from '#shared/page/shellParts.ts';
import { words } from '#i18n/words.en.ts';

/** Replies that the shell shows on every page. */
const beside = /^getActivityIds |^activityGetStatusList /;

/**
 * The time of the page's data, epoch milliseconds: its oldest reply, but a player's balance on the lobby and on pages
 * without replies; for a visitor, the last answer.
 */
function usePageTime(): number {
  const [pathname] = useLocation();
  const { userId } = useSnapshot(stores.session);
  const balance = useSnapshot(stores.wallet);
  const lobby = useSnapshot(stores.lobby);
  const { heardAt } = useSnapshot(stores.network);
  const replies = useSnapshot(stores.replies);
  const times = repliesOnScreen().flatMap((key) => (beside.test(key) ? [] : (replies[key]?.at ?? [])));
  if (pathname !== '/' && times.length > 0) return Math.min(...times);
  return (userId && balance.at) || heardAt || lobby.at;
}

/** The age of an offline page, for the connection bar; parts of the page repeat no other (O-02). */
export function PageAge() {
  const t = words.use();
  const at = usePageTime();
  const time = useAsOf(at);
  useEffect(() => {
    shellParts.asOf = at;
    return () => void (shellParts.asOf = 0);
  }, [at]);
  return time && t('pageAge', { time });
}
