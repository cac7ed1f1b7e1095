import { Suspense } from 'react';
import { useSnapshot } from 'valtio';
import * as activityTypes from '#contract/activityTypes.ts';
import { runningFor } from '#shared/activities/activities.ts';
import { stores } from '#data/stores.ts';
import { lazy } from '#nav/lazy.tsx';
import { useReply } from '#nav/useReply.ts';

const Jackpot = lazy(
  async () => (await import('../jackpot/Jackpot.tsx')).Jackpot,
  () => null,
);

/** The jackpot, for players for whom it runs. */
export function WhileJackpotRuns() {
  const { userId } = useSnapshot(stores.session);
  const { clockOffset } = useSnapshot(stores.settings);
  const { value, at } = useReply('getActivityIds', {});
  const running = runningFor(value?.activityMap ?? {}, { userId, now: at + clockOffset });
  if (userId === 0 || !running.some(({ activityType }) => activityType === activityTypes.LuckyJackpot)) return null;
  return (
    <Suspense>
      <Jackpot />
    </Suspense>
  );
}
