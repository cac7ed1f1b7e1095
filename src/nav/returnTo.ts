/** The page somebody asked for before logging in; in memory alone, and only a path of ours. */
let returnTo: string | undefined;

const ourPath = /^\/(?![/\\])/;

/** Remembers where to go once somebody is in. An address of another origin is forgotten at once. */
export function keepReturnTo(path: string): void {
  returnTo = ourPath.test(path) ? path : undefined;
}

/** Says where to go now that somebody is in, once. */
export function takeReturnTo(): string | undefined {
  const path = returnTo;
  returnTo = undefined;
  return path;
}

/** Drops the wish when a page is opened that has nothing to do with logging in. */
export function dropReturnToOutsideSignIn(pathname: string): void {
  if (!pathname.startsWith('/auth/')) returnTo = undefined;
}
