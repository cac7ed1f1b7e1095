import { useSnapshot } from 'valtio';
import { stores } from '#data/stores.ts';
import { useReply } from '#nav/useReply.ts';
import { runningFor } from './activities.ts';

/** Whether an activity of a type runs for this player, by the operator's clock. */
export function useRuns(type: number): boolean {
  const { userId } = useSnapshot(stores.session);
  const { clockOffset, config } = useSnapshot(stores.settings);
  const { value, at } = useReply('getActivityIds', {});
  const running = runningFor(value?.activityMap ?? {}, { userId, now: at + clockOffset, features: config?.features });
  return running.some(({ activityType }) => activityType === type);
}
