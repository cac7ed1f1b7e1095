import { useSnapshot } from 'valtio';
import type { Activity } from '#contract/entities.ts';
import { stores } from '#data/stores.ts';
import { useOperatorTime } from '#data/useOperatorTime.ts';
import { useReply } from '#nav/useReply.ts';
import { runningFor } from './activities.ts';

/** The activities that run now for this player or visitor. */
export function useRunning(): Activity[] {
  const { userId } = useSnapshot(stores.session);
  const { config } = useSnapshot(stores.settings);
  const { value } = useReply('getActivityIds', {});
  return runningFor(value?.activityMap ?? {}, { userId, now: useOperatorTime(), features: config?.features });
}

/** Whether an activity of a type runs now for this player or visitor. */
export const useRuns = (type: number): boolean => useRunning().some(({ activityType }) => activityType === type);
