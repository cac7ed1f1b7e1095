import { longestMessage, longestStack } from './clientErrors.ts';
import { count, line, oneOf, optional, record, upTo, type Infer } from './schema.ts';

/**
 * The events by which an operator watches the app, beside those of the specification: when each is told, and its
 * params. None of them holds what a player typed, is called or has.
 */
export const monitoringEvents = {
  client_error: {
    when: 'An error that nobody caught, or that a page of the app was replaced for; each one once, five at most in a page’s or worker’s life',
    params: record({
      realm: oneOf('page', 'worker'),
      /** Kind and words of the error; words that may be somebody’s are an ellipsis. */
      message: upTo(longestMessage),
      /** Places in the app’s own files, innermost first, as `file.js:line:column`; empty for code that isn’t the app’s. */
      stack: upTo(longestStack),
    }),
  },
  web_vitals: {
    when: 'The page is hidden for the first time, on one device in ten; what the browser doesn’t measure is left out',
    params: record({
      /** Time to first byte, first and largest contentful paint, interaction to next paint: milliseconds. */
      ttfb: optional(count),
      fcp: optional(count),
      lcp: optional(count),
      inp: optional(count),
      /** Cumulative layout shift, in thousandths. */
      cls: optional(count),
    }),
  },
  act_uncertain: {
    when: 'An act that moves value ended without an answer; count each requestId once, as every tab that finds the act tells of it',
    params: record({
      call: line,
      requestId: line,
      /** The kind of failure: `timeout`, `network`, `server`, `garbled`…; `restart` where a page finds it at its start, `bug` for the app’s own. */
      why: line,
      /** The HTTP status or code, where there was one. */
      code: optional(count),
    }),
  },
  act_settled: {
    when: 'What became of an uncertain act is known, or the player has given it up; count each requestId once',
    params: record({
      call: line,
      requestId: line,
      outcome: oneOf('done', 'not_done', 'given_up'),
      /** Since it was begun. */
      seconds: count,
    }),
  },
  app_updated: {
    when: 'This device has another build than before (applied), or the same one after a reload for a newer (failed), or its service worker was taken back (withdrawn)',
    params: record({ outcome: oneOf('applied', 'failed', 'withdrawn'), from: line }),
  },
  storage_trouble: {
    when: 'The device’s storage is full, was lost for this visit, had rows that can’t be read, or events were dropped before they were sent or refused for good; each kind once a page',
    params: record({
      kind: oneOf('full', 'lost', 'unreadable', 'evicted'),
      /** How many rows or events, where it is about some. */
      count: optional(count),
    }),
  },
} as const;

export type MonitoringEvent = keyof typeof monitoringEvents;
/** The params of a monitoring event. */
export type MonitoringParams<N extends MonitoringEvent> = Infer<(typeof monitoringEvents)[N]['params']>;
