import { useEffect, useState, type ComponentType, type ReactNode } from 'react';
import { useSnapshot } from 'valtio';
import { activityClosed, notFound } from '#contract/codes.ts';
import { stores } from '#data/stores.ts';
import { useOperatorTime } from '#data/useOperatorTime.ts';
import { absent, admitToActivity } from '#nav/activityGuard.ts';
import { go } from '#nav/navigation.ts';
import { keepReturnTo } from '#nav/returnTo.ts';
import { toast } from '#nav/toasts.ts';
import { useReply } from '#nav/useReply.ts';
import { useSettled } from '#nav/useSettled.ts';
import { words } from '#shared/claims/words.en.ts';
import { Unreached } from '#shared/page/Unreached.tsx';
import { Waiting } from '#shared/page/Waiting.tsx';

/**
 * A screen with the guard `auth-activity`: it is shown while an activity of one of these types runs. Cached
 * activities admit at once, but only fresh ones, or the newest available, turn away. Whoever is in stays: the screen
 * itself says when the activity ends. `Ended`, if given, decides for a player whether there is still something to see;
 * its children turn away.
 */
export const forActivity = (
  types: readonly number[],
  Screen: ComponentType,
  Ended?: ComponentType<{ children: ReactNode }>,
) =>
  function OfActivity() {
    const session = useSnapshot(stores.session);
    const { value, failure, retry } = useReply('getActivityIds', {});
    const [hasEntered, setHasEntered] = useState(false);
    // An operator without activities has none that runs.
    const none = failure?.kind === 'refused' && failure.code === notFound ? {} : undefined;
    const verdict = admitToActivity(none ?? value?.activityMap, types, session, useOperatorTime());
    const settled = useSettled('getActivityIds', {});
    if (verdict === true && settled && !hasEntered) setHasEntered(true);
    if (verdict === true || (hasEntered && verdict === absent)) return <Screen />;
    if (verdict === undefined) return failure ? <Unreached onRetry={() => void retry()} /> : <Waiting />;
    if (!settled) return <Waiting />;
    // Session ends redirect elsewhere, except for one in another tab.
    if (hasEntered && session.ended !== 'elsewhere') return <Waiting />;
    const away = <Redirected to={verdict} />;
    return Ended && verdict === absent && session.userId !== 0 ? <Ended>{away}</Ended> : away;
  };

function Redirected({ to }: { to: string }) {
  useEffect(() => {
    const from = location.pathname + location.search;
    void go(to, { replace: true }).then((there) => {
      if (!there) return;
      if (to === absent) toast(`${words.say('gone')} (${activityClosed})`);
      else keepReturnTo(from);
    });
  }, [to]);
  return <Waiting />;
}
