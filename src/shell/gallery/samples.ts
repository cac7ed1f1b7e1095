import type { Money } from '#contract/schema.ts';

/** A sample amount, in hundredths. */
export const money = (hundredths: number) => hundredths as Money;

/** A fixed time for stable screenshots, epoch milliseconds. */
export const moment = Date.UTC(2026, 10, 21, 6, 5);

export const locale = 'en-PH';

/** A very long name, in the language with the longer words. */
export const long = 'Mga pinakahuling nilaro at pinakapaboritong laro ng pinakamatagal nang manlalaro';

/** A handler that does nothing. */
export const nothing = () => {};
