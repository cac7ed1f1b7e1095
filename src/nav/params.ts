import { ownPath } from '#browser/addresses.ts';

/** One of a list of values, in any case; by default the first. */
export const oneOf = <const T extends string>(...allowed: readonly [T, ...T[]]) => ({
  read: (raw: string | null) =>
    raw === null ? allowed[0] : (allowed.find((each) => each.toLowerCase() === raw.toLowerCase()) ?? null),
  needed: false as const,
});

/** An address of this app to return to; empty by default and for any other origin. */
export const ownAddress = {
  read: (raw: string | null): string => ownPath(raw ?? ''),
  needed: false as const,
};

/** A boolean, 1 or 0; false by default. */
export const yesNo = {
  read: (raw: string | null) => (raw === null || raw === '0' ? false : raw === '1' ? true : null),
  needed: false as const,
};

const digits = /^[1-9]\d{0,14}$/;
const asId = (raw: string | null) => (digits.test(raw ?? '') ? Number(raw) : null);

/** A required id. */
export const neededId = { read: asId, needed: true as const };

/** An optional id; 0 by default. */
export const anyId = { read: (raw: string | null) => (raw === null ? 0 : asId(raw)), needed: false as const };

/** An optional id that its page can do without; 0 by default and for an invalid one. */
export const anyIdOrNone = { read: (raw: string | null) => asId(raw) ?? 0, needed: false as const };
