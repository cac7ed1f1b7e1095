import type { Snapshot } from 'valtio';
import type { AccountKind } from '#contract/endpoints/accounts.ts';
import { isRealName } from '#contract/kyc.ts';
import { defaultLengths } from '#contract/defaults.ts';
import { comparedName } from '#contract/payouts.ts';
import type { Fault } from '../forms/fault.ts';

/** How many digits a number has and how it begins. */
export type NumberRule = Pick<Snapshot<AccountKind>, 'lengths' | 'prefix'>;

interface Span {
  readonly min: number;
  readonly max: number;
}

/** A number as it is sent: without the spaces and dashes that cards and receipts print. */
export const plainNumber = (text: string) => text.replace(/[\s\p{Pd}]/gu, '');

/** Counts of digits in words: `11`, `10/12`, `6–20` where they follow each other. */
export function lengthsText(lengths: readonly number[]): string {
  const sorted = lengths.toSorted((a, b) => a - b);
  const [first = 0, last = 0] = [sorted[0], sorted.at(-1)];
  const unbroken = sorted.length > 2 && last - first === sorted.length - 1;
  return unbroken ? `${first}–${last}` : sorted.join('/');
}

/** V-18 to V-20: the digits that the kind wants; a kind that says nothing wants as many as the config says (V-17). */
export function numberFault(
  text: string,
  { lengths, prefix }: NumberRule,
  span: Span | null | undefined,
): Fault | null {
  const { min, max } = span ?? defaultLengths.withdrawAccount;
  const allowed = lengths.length > 0 ? lengths : Array.from({ length: max - min + 1 }, (_, place) => min + place);
  const number = plainNumber(text);
  if (/^\d+$/.test(number) && allowed.includes(number.length) && number.startsWith(prefix ?? '')) return null;
  const digits = lengthsText(allowed);
  return prefix ? { key: 'numberPrefix', params: { digits, prefix } } : { key: 'numberLength', params: { digits } };
}

/** V-21: a name, and the player's own where that is verified, without regard to case, accents, double spaces and kinds of apostrophe. */
export function holderFault(name: string, verified: string): Fault | null {
  if (!isRealName(name)) return { key: 'nameWrong' };
  if (verified && comparedName(name) !== comparedName(verified))
    return { key: 'nameOther', params: { name: verified } };
  return null;
}

/** V-22: another account of a kind, unless there are the most of it already. */
export function kindFault(
  bankId: number,
  accounts: readonly { readonly bankId: number }[],
  most: number,
): Fault | null {
  if (!bankId) return { key: 'kindMissing' };
  const there = accounts.filter((each) => each.bankId === bankId).length;
  return there >= most ? { key: 'kindFull', params: { n: most } } : null;
}
