import { plain } from './plain.ts';

/** A name normalised as displayed: whole letters in place of ligatures and combining accents, and single spaces. */
export const plainName = (name: string) => plain(plain(name).normalize('NFKC')).replace(/ +/g, ' ');

/** Symbols that compatibility forms turn into letters, such as ™ and №: no part of a name. */
const symbol = /\p{So}/u;

/** Whether a name is a valid legal name (checklist V-09). */
export const isRealName = (name: string) =>
  !symbol.test(name) && /^\p{L}[\p{L}\p{M} .'-]{1,59}$/u.test(plainName(name));
