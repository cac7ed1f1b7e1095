import type { Stores } from '../../../worker/contract/stores.ts';

/** The number whose code was asked for last and can still be used, or empty: a form that opens again begins with it. */
export function lastMobile(codes: Stores['codes'], now: number): string {
  const live = Object.entries(codes).flatMap(([mobile, code]) =>
    code && code.expireAt > now ? [{ mobile, ...code }] : [],
  );
  return live.toSorted((a, b) => b.resendAt - a.resendAt)[0]?.mobile ?? '';
}

/** A mobile number as it may stand on a screen: 0917***4567. */
export const maskMobile = (mobile: string) => `${mobile.slice(0, 4)}***${mobile.slice(-4)}`;
