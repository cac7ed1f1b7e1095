import type { Money } from './schema.ts';

/** What every body says of the client (spec §9): its version is the operator's, and not the release in package.json. */
export const client = { version: '1.1.6', channel: 'WEB' } as const;

/** What the entrance says of the device: the same of any browser. */
export const device = { os: 'web', deviceModel: 'browser' } as const;

/** What the operator's config may leave out: lengths in characters (payloads A). */
export const defaultLengths = {
  username: { min: 2, max: 20 },
  account: { min: 6, max: 16 },
  password: { min: 8, max: 20 },
  withdrawAccount: { min: 6, max: 20 },
  smsCode: { min: 6, max: 6 },
  safeboxPassword: { min: 6, max: 6 },
};
export type LengthName = keyof typeof defaultLengths;

/** Seconds a code lives, and until another may be asked for. */
export const defaultOtp = { expireSec: 300, resendSec: 60 };

/** The least deposit when the operator names none: ₱1.00, or ₱100.00 after the first with the flag on (spec §5). */
export const defaultMinimum = { first: 100 as Money, later: 10_000 as Money };

/** Where a deposit stands. */
export const rechargeStates = { waiting: 0, paid: 1, failed: 2, expired: 3 } as const;
