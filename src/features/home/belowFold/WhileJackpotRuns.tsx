import { Suspense } from 'react';
import { useSnapshot } from 'valtio';
import * as activityTypes from '#contract/activityTypes.ts';
import { useRuns } from '#shared/activities/useRuns.ts';
import { stores } from '#data/stores.ts';
import { lazy } from '#nav/lazy.tsx';

const Jackpot = lazy(
  async () => (await import('../jackpot/Jackpot.tsx')).Jackpot,
  () => null,
);

/** The jackpot, for players for whom it runs. */
export function WhileJackpotRuns() {
  const { userId } = useSnapshot(stores.session);
  const runs = useRuns(activityTypes.LuckyJackpot);
  if (userId === 0 || !runs) return null;
  return (
    <Suspense>
      <Jackpot />
    </Suspense>
  );
}
