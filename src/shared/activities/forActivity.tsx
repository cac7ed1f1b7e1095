import { useEffect, useState, type ComponentType } from 'react';
import { useSnapshot } from 'valtio';
import { activityClosed } from '#contract/codes.ts';
import { stores } from '#data/stores.ts';
import { absent, admitToActivity } from '#nav/activityGuard.ts';
import { go } from '#nav/navigation.ts';
import { keepReturnTo } from '#nav/returnTo.ts';
import { toast } from '#nav/toasts.ts';
import { useReply } from '#nav/useReply.ts';
import { words } from '#shared/claims/words.ts';
import { Unreached } from '#shared/page/Unreached.tsx';
import { Waiting } from '#shared/page/Waiting.tsx';

/**
 * A screen with the guard `auth-activity`: it is shown while an activity of one of these types runs, by the last
 * known activities where the network is gone. Whoever is in stays: what ends then, the screen itself says.
 */
export const forActivity = (types: readonly number[], Screen: ComponentType) =>
  function OfActivity() {
    const session = useSnapshot(stores.session);
    const { value, failure, retry } = useReply('getActivityIds', {});
    const [inside, enter] = useState(false);
    const verdict = admitToActivity(value?.activityMap, types, session);
    if (verdict === true && !inside) enter(true);
    if (verdict === true || (inside && verdict === absent)) return <Screen />;
    if (verdict === undefined) return failure ? <Unreached onRetry={() => void retry()} /> : <Waiting />;
    // Where the end of a session leads to is decided elsewhere, but for one in another tab.
    return inside && session.ended !== 'elsewhere' ? <Waiting /> : <Redirected to={verdict} />;
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
