import type { Stores } from '#contract/stores.ts';

/** The number of the latest valid one-time code, or empty: the initial value when a form is reopened. */
export function lastMobile(codes: Stores['codes'], now: number): string {
  const live = Object.entries(codes).flatMap(([mobile, code]) =>
    code && code.expireAt > now ? [{ mobile, ...code }] : [],
  );
  return live.toSorted((a, b) => b.resendAt - a.resendAt)[0]?.mobile ?? '';
}
