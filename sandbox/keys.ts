import { randomBytes } from 'node:crypto';

/** What is signed, each with a key of its own: partners' calls and links, and what operator and provider hash or make for themselves. */
export const purposes = ['wallet', 'orders', 'payment', 'payout', 'checkout', 'outcomes', 'acts', 'launches'] as const;
export type Keys = Record<(typeof purposes)[number], string>;

const keyBytes = 32;

/** Keys that nobody has known before. */
export const newKeys = () =>
  Object.fromEntries(purposes.map((purpose) => [purpose, randomBytes(keyBytes).toString('hex')])) as Keys;
