/** Estimated strength of a password. */
export type Strength = 'weak' | 'fair' | 'strong';

/** From this many characters on, length makes up for one missing character class. */
const long = 12;
const kinds = [/\p{Ll}/u, /\p{Lu}/u, /\d/, /[^\p{L}\d]/u];

/**
 * Estimates the strength of a password by its length and variety; repetition doesn't count. A hint beside the rules,
 * never a rule itself.
 */
export function strengthOf(password: string): Strength {
  const variety = kinds.filter((kind) => kind.test(password)).length + (password.length >= long ? 1 : 0);
  const distinct = new Set(password).size;
  if (variety < 2 || distinct < 5) return 'weak';
  return variety > 3 && distinct > 7 ? 'strong' : 'fair';
}
