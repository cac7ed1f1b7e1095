/** The page somebody asked for before logging in; in memory alone, and only a path of ours. */
let wanted: string | undefined;

const ourPath = /^\/(?![/\\])/;

/** Remembers where to go once somebody is in. An address of another origin is forgotten at once. */
export function want(path: string): void {
  wanted = ourPath.test(path) ? path : undefined;
}

/** Says where to go now that somebody is in, once. */
export function takeWanted(): string | undefined {
  const path = wanted;
  wanted = undefined;
  return path;
}

/** Drops the wish when a page is opened that has nothing to do with logging in. */
export function keepWantedOn(pathname: string): void {
  if (!pathname.startsWith('/auth/')) wanted = undefined;
}
