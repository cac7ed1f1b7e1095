import { plain } from './plain.ts';
import { isScattered } from './scattered.ts';

/** Separators that people and phones use in phone numbers. */
const between = /[ ().-]/g;
/** With slashes only between the groups of one number: before a last digit, one means two numbers. */
const philippine = /^(?:tel:)?(?:(?:\+|00|011)?630?|0)?(9\d\d)\/?(\d{3})\/?(\d{4})$/i;

/**
 * Reads a Philippine mobile number, typed or from contacts, autofill or documents, in the operator's form,
 * 09XXXXXXXXX (V-01); null if it isn't one.
 */
export function readMobile(text: string): string | null {
  if (isScattered(text)) return null;
  const [, ...groups] = philippine.exec(plain(text).replace(between, '')) ?? [];
  return groups.length === 0 ? null : `0${groups.join('')}`;
}
