import { plain } from './plain.ts';

/** Marks that people and phones set between the parts of a number. */
const between = /[ ().\-/]/g;
const philippine = /^(?:tel:)?(?:(?:\+|00|011)?630?|0)?(9\d{9})$/i;

/**
 * Reads a Philippine mobile number, typed or brought by contacts, autofill and documents, in the operator's form,
 * 09XXXXXXXXX (V-01); null if the text is not one.
 */
export function readMobile(text: string): string | null {
  const [, number] = philippine.exec(plain(text).replace(between, '')) ?? [];
  return number === undefined ? null : `0${number}`;
}
