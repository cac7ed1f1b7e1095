import type { Money } from '#contract/schema.ts';

/** An amount of the gallery, in hundredths. */
export const money = (hundredths: number) => hundredths as Money;

/** A moment that is the same in every picture of the gallery, epoch milliseconds. */
export const moment = Date.UTC(2026, 10, 21, 6, 5);

export const locale = 'en-PH';

/** As long as names get, in the language that needs more room. */
export const long = 'Mga pinakahuling nilaro at pinakapaboritong laro ng pinakamatagal nang manlalaro';

/** What the gallery's parts do when they are tapped. */
export const nothing = () => {};
