import { ownPath } from '#browser/addresses.ts';

/** The page to return to after the log-in; only in memory, and only a path of this app. */
let returnTo: string | undefined;

/** Remembers the page to return to after the log-in. An address of another origin is dropped. */
export function keepReturnTo(path: string): void {
  returnTo = ownPath(path) || undefined;
}

/** The page to go to after the log-in, which stays remembered. */
export const plannedReturn = () => returnTo;

/** Returns the page to go to after the log-in, and forgets it. */
export function takeReturnTo(): string | undefined {
  const path = returnTo;
  returnTo = undefined;
  return path;
}

/** Forgets the page to return to when a page outside of the log-in is opened. */
export function dropReturnToOutsideSignIn(pathname: string): void {
  if (!pathname.startsWith('/auth/')) returnTo = undefined;
}
