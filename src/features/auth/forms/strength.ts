/** How hard a password is to guess, as far as its looks tell. */
export type Strength = 'weak' | 'fair' | 'strong';

/** From this many characters on, length alone makes up for a kind of character that is missing. */
const long = 12;
const kinds = [/\p{Ll}/u, /\p{Lu}/u, /\d/, /[^\p{L}\d]/u];

/** A hint beside the rule, never a rule itself: length and variety count, repetition doesn't. */
export function strengthOf(password: string): Strength {
  const variety = kinds.filter((kind) => kind.test(password)).length + (password.length >= long ? 1 : 0);
  const distinct = new Set(password).size;
  if (variety < 2 || distinct < 5) return 'weak';
  return variety > 3 && distinct > 7 ? 'strong' : 'fair';
}
