import type { Activity } from '#contract/entities.ts';

/** The state of an event at a time of the operator's clock. */
export type EventState = 'running' | 'upcoming' | 'ended';

/** Whether an event is running, upcoming or over; an end of 0 is none. */
export function eventState({ startTime, endTime }: Pick<Activity, 'startTime' | 'endTime'>, now: number): EventState {
  if (endTime && now >= endTime) return 'ended';
  return startTime && now < startTime ? 'upcoming' : 'running';
}
