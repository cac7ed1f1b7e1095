import { randomBytes } from 'node:crypto';

/**
 * The purposes of signatures, each with a key of its own: partners' calls and links, and what operator and provider
 * hash or generate for themselves.
 */
export const purposes = ['wallet', 'orders', 'payment', 'payout', 'checkout', 'outcomes', 'acts', 'launches'] as const;
export type Keys = Record<(typeof purposes)[number], string>;

const keyBytes = 32;

/** Newly generated keys. */
export const newKeys = () =>
  Object.fromEntries(purposes.map((purpose) => [purpose, randomBytes(keyBytes).toString('hex')])) as Keys;
