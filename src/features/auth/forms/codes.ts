import type { Stores } from '#contract/stores.ts';

/** The number whose code was asked for last and can still be used, or empty: a form that opens again begins with it. */
export function lastMobile(codes: Stores['codes'], now: number): string {
  const live = Object.entries(codes).flatMap(([mobile, code]) =>
    code && code.expireAt > now ? [{ mobile, ...code }] : [],
  );
  return live.toSorted((a, b) => b.resendAt - a.resendAt)[0]?.mobile ?? '';
}
