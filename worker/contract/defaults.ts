import type { Money } from './schema.ts';

/** The lengths of inputs, in characters, where the operator's config has none (payloads A). */
export const defaultLengths = {
  username: { min: 2, max: 20 },
  account: { min: 6, max: 16 },
  password: { min: 8, max: 20 },
  withdrawAccount: { min: 6, max: 20 },
  smsCode: { min: 6, max: 6 },
  safeboxPassword: { min: 6, max: 6 },
};
export type LengthName = keyof typeof defaultLengths;

/** The lifetime of a one-time code and the delay before the next one, in seconds, where the operator's config has none. */
export const defaultOtp = { expireSec: 300, resendSec: 60 };

/** The minimum deposit where the operator sets none: ₱1.00, or ₱100.00 after the first with the flag on (spec §5). */
export const defaultMinimum = { first: 100 as Money, later: 10_000 as Money };
