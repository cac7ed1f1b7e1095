/** A value in an address: what it stands for, or null when it doesn't fit and the page is not found. */
interface Param<T extends string | number | boolean = string | number | boolean> {
  read(raw: string | null): T | null;
  /** The page is nothing without it. */
  needed: boolean;
}

export type Params = Readonly<Record<string, Param>>;

type ValueOf<P> = P extends Param<infer T> ? T : never;

/** What a page's address says, read. */
export type Query<P extends Params> = { [K in keyof P]: ValueOf<P[K]> };

/** One of a list; missing, it is the first. */
export const oneOf = <const T extends string>(...allowed: readonly [T, ...T[]]) => ({
  read: (raw: string | null) => (raw === null ? allowed[0] : (allowed.find((each) => each === raw) ?? null)),
  needed: false as const,
});

/** Any text; missing, it is empty. */
export const text = { read: (raw: string | null): string => raw ?? '', needed: false as const };

/** A page of ours to come back to; missing, or an address of anything else, it is empty. */
export const ownAddress = {
  read: (raw: string | null): string => (raw !== null && /^\/(?![/\\])/.test(raw) ? raw : ''),
  needed: false as const,
};

/** Yes or no, as 1 and 0; missing, it is no. */
export const yesNo = {
  read: (raw: string | null) => (raw === null || raw === '0' ? false : raw === '1' ? true : null),
  needed: false as const,
};

const digits = /^[1-9]\d{0,14}$/;
const asId = (raw: string) => (digits.test(raw) ? Number(raw) : null);

/** The id of something, which has to be there. */
export const neededId = { read: (raw: string | null) => asId(raw ?? ''), needed: true as const };

/** The id of something; missing, it is 0. */
export const anyId = { read: (raw: string | null) => (raw === null ? 0 : asId(raw)), needed: false as const };

/** Reads an address's query by what the page takes, or says null when it doesn't fit. */
export function readQuery<P extends Params>(params: P, search: string): Query<P> | null {
  const given = new URLSearchParams(search);
  const read = Object.entries(params).map(([name, param]) => [name, param.read(given.get(name))] as const);
  return read.some(([, value]) => value === null) ? null : (Object.fromEntries(read) as Query<P>);
}
