/** Stands for the app's own origin; no site has it. */
const own = 'https://app.invalid';

/**
 * The path, query and fragment of an address of this app, as the browser reads it; empty for any other address, also
 * for one that only looks like a path (`//`, `/\`, or with a tab or a newline between).
 */
export function ownPath(address: string): string {
  if (!address.startsWith('/')) return '';
  const url = parseAddress(address, own);
  if (url?.origin !== own) return '';
  const path = url.pathname + url.search + url.hash;
  // Dots may leave a path that another reading takes for a host: `/.//evil.example`.
  return path.startsWith('//') ? '' : path;
}

/** An https address as the browser reads it; empty for any other. */
export function outsideAddress(address: string): string {
  const url = /^https:/i.test(address) && parseAddress(address);
  return url ? url.href : '';
}

/** The origin that an address leads to from this page; empty where it can't be read. */
export const originOf = (address: string): string => parseAddress(address, location.href)?.origin ?? '';

/** The path of a whole address; empty where it can't be read, as that of a picture that the browser asked for may be. */
export const pathnameOf = (address: string): string => parseAddress(address)?.pathname ?? '';

/** An address as the browser reads it; undefined where it can't. */
export function parseAddress(address: string, base?: string): URL | undefined {
  try {
    return new URL(address, base);
  } catch {
    return undefined;
  }
}

/** A part of an address without its escapes; as it is where they are broken. */
export function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}
