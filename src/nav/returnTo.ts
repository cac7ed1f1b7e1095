import { ownPath } from '#browser/addresses.ts';

/** The page to return to after the log-in; only in memory, and only a path of this app. */
let returnTo: string | undefined;

/** Stores the page to return to after the log-in. Other origins are dropped. */
export function keepReturnTo(path: string): void {
  returnTo = ownPath(path) || undefined;
}

/** The page to go to after the log-in, without clearing it. */
export const plannedReturn = () => returnTo;

/** Returns the page to go to after the log-in, and clears it. */
export function takeReturnTo(): string | undefined {
  const path = returnTo;
  returnTo = undefined;
  return path;
}

/** Clears the page to return to when a page outside the log-in is opened. */
export function dropReturnToOutsideSignIn(pathname: string): void {
  if (!pathname.startsWith('/auth/')) returnTo = undefined;
}
