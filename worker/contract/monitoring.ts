import { longestMessage, longestStack } from './clientErrors.ts';
import { count, line, oneOf, optional, record, upTo, type Infer } from './schema.ts';

/**
 * The monitoring events, beyond the specification's, each with its trigger and params. None holds a player's input,
 * name or money.
 */
export const monitoringEvents = {
  client_error: {
    when: 'An error that nobody caught, or that a page of the app was replaced for; each one once, five at most in a page’s or worker’s life',
    params: record({
      realm: oneOf('page', 'worker'),
      /** The error's name and message; words that may be personal are ellipses. */
      message: upTo(longestMessage),
      /**
       * Positions in the app’s own files, innermost first, as `file.js:line:column`; empty for code that isn’t the
       * app’s.
       */
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
      /**
       * The kind of failure: `timeout`, `network`, `server`, `garbled`…; `restart` where it was found at a start,
       * `bug` for the app’s own errors.
       */
      why: line,
      /** The HTTP status or code, if any. */
      code: optional(count),
    }),
  },
  act_settled: {
    when: 'What became of an uncertain act is known, or the player has given it up; count each requestId once',
    params: record({
      call: line,
      requestId: line,
      outcome: oneOf('done', 'not_done', 'given_up'),
      /** Seconds since it was begun. */
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
      /** How many rows or events, where it concerns some. */
      count: optional(count),
    }),
  },
} as const;

export type MonitoringEvent = keyof typeof monitoringEvents;
/** The params of a monitoring event. */
export type MonitoringParams<N extends MonitoringEvent> = Infer<(typeof monitoringEvents)[N]['params']>;
