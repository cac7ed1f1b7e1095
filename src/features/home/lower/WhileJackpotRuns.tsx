import { lazy, Suspense } from 'react';
import { useSnapshot } from 'valtio';
import { activityTypes } from '#contract/activityTypes.ts';
import { runningFor } from '#shared/activities/activities.ts';
import { languageReady } from '#i18n/area.ts';
import { stores } from '#data/stores.ts';
import { useReply } from '#nav/useReply.ts';

/** A file of its own: where no jackpot runs nobody loads it. */
const Jackpot = lazy(async () => {
  const part = await import('../jackpot/Jackpot.tsx').catch(() => undefined);
  await languageReady();
  return { default: part?.Jackpot ?? (() => null) };
});

/** The jackpot, for whom it runs. */
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
