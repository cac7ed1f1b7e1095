/** Stands for the app's own origin; no site has it. */
const own = 'https://app.invalid';

/**
 * The path, query and fragment of an address of this app, as the browser parses it; empty for any other, also for one
 * that only looks like a path (`//`, `/\`, or with a tab or a newline between).
 */
export function ownPath(address: string): string {
  if (!address.startsWith('/')) return '';
  const url = parseAddress(address, own);
  if (url?.origin !== own) return '';
  const path = url.pathname + url.search + url.hash;
  // Resolved dots may leave a path that another parser reads as a host: `/.//evil.example`.
  return path.startsWith('//') ? '' : path;
}

/** An https address as the browser reads it; empty for any other. */
export function outsideAddress(address: string): string {
  const url = /^https:/i.test(address) && parseAddress(address);
  return url ? url.href : '';
}

/** The origin that an address leads to from this page; empty if it can't be parsed. */
export const originOf = (address: string): string => parseAddress(address, location.href)?.origin ?? '';

/** The path of a whole address; empty if it can't be parsed, which a requested picture's may not be. */
export const pathnameOf = (address: string): string => parseAddress(address)?.pathname ?? '';

/** An address as the browser parses it; undefined if it can't. */
export function parseAddress(address: string, base?: string): URL | undefined {
  try {
    return new URL(address, base);
  } catch {
    return undefined;
  }
}

/** The longest text that is trimmed, in characters, as that takes quadratic time in the length; no page's path is longer. */
const longestTrimmed = 500;

/**
 * What links, and surrounding text, leave at an end: all that is no letter and no digit, such as slashes, punctuation
 * and invisible characters, and a broken escape.
 */
const leftover = /(%[\da-z]{0,2}|[^\p{L}\p{N}%])+$/iu;

/** A path, or a value of a query, without what links and surrounding text have left at its end. */
export const trimmed = (part: string): string => (part.length > longestTrimmed ? part : part.replace(leftover, ''));

/** A part of an address, unescaped; unchanged if its escapes are broken. */
export function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}
