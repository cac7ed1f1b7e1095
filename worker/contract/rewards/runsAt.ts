import type { Activity } from '../entities.ts';

/** Whether an activity runs at a time of the operator's clock; an end of 0 is none. */
export const runsAt = ({ startTime, endTime }: Pick<Activity, 'startTime' | 'endTime'>, now: number): boolean =>
  (startTime ?? 0) <= now && now < (endTime || Infinity);
