import { period as buildPeriod } from '#worker/features/builds/builds.ts';
import { period as sendPeriod } from '#worker/features/events/eventLog.ts';
import { probe } from '#worker/features/outage/outage.ts';
import { period as beatPeriod } from '#worker/features/session/heartbeat.ts';

/** What happens at a time of a device: the next step of its plan, a task's round, or the refresh after a return. */
export const kinds = [
  'plan',
  'beat',
  'dots',
  'probe',
  'build',
  'events',
  'sendBeat',
  'sendDots',
  'ask',
  'refresh',
] as const;
export type Kind = (typeof kinds)[number];
export type Task = keyof typeof periods;

/** The periods of the tasks, milliseconds. */
export const periods = {
  beat: beatPeriod,
  dots: beatPeriod,
  probe: probe.every,
  build: buildPeriod,
  events: sendPeriod,
};
