import { trimmed } from '#browser/addresses.ts';

/** Parser of a query parameter; null for an invalid value, which makes the page a 404. */
interface Param<T extends string | number | boolean = string | number | boolean> {
  read(raw: string | null): T | null;
  /** The page can't be shown without it. */
  needed: boolean;
}

export type Params = Readonly<Record<string, Param>>;

type ValueOf<P> = P extends Param<infer T> ? T : never;

/** The typed query of a page. */
export type Query<P extends Params> = { [K in keyof P]: ValueOf<P[K]> };

/** Any text; empty by default. */
export const text = { read: (raw: string | null): string => raw ?? '', needed: false as const };

/** How malformed links join parameters: as in HTML, or with a second question mark for tracking. */
const joins = /&amp;|\?(?=utm_|(?:(?:fb|g|tt)clid|igshid)=)/g;

/**
 * Parses a query by a page's parameters, also with what links add to a value; null if one is invalid. Unknown
 * parameters are ignored.
 */
export function readQuery<P extends Params>(params: P, search: string): Query<P> | null {
  const given = new URLSearchParams(search.replace(joins, '&'));
  const read = Object.entries(params).map(([name, param]) => {
    const raw = given.get(name);
    return [name, param.read(raw) ?? param.read(trimmed(raw ?? ''))] as const;
  });
  return read.some(([, value]) => value === null) ? null : (Object.fromEntries(read) as Query<P>);
}
