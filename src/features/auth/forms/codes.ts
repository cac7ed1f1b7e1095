import type { Stores } from '#contract/stores.ts';

/** The number whose code was asked for last and can still be used, or empty: a form that opens again begins with it. */
export function lastMobile(codes: Stores['codes'], now: number): string {
  const live = Object.entries(codes).flatMap(([mobile, code]) =>
    code && code.expireAt > now ? [{ mobile, ...code }] : [],
  );
  return live.toSorted((a, b) => b.resendAt - a.resendAt)[0]?.mobile ?? '';
}

/** A mobile number as it may stand on a screen: 0917***4567. */
export const maskMobile = (mobile: string) => `${mobile.slice(0, 4)}***${mobile.slice(-4)}`;

const purposes = new Map<string, number>();

/** Remembers what the last code of a number was asked for: it is good for nothing else. */
export const rememberPurpose = (mobile: string, purpose: number) => void purposes.set(mobile, purpose);

/** Whether the last code of a number is for this; a reload forgets what it was for, and the number gets the benefit of the doubt. */
export const isFor = (mobile: string, purpose: number) => (purposes.get(mobile) ?? purpose) === purpose;
