import { isRealName } from '#contract/typed/realName.ts';
import { readAccountNumber, type NumberRule } from '#contract/typed/accountNumber.ts';
import { defaultLengths } from '#contract/defaults.ts';
import { comparedName } from '#contract/payouts.ts';
import type { FieldError } from '../forms/fieldError.ts';
import { words } from './words.en.ts';

interface Span {
  readonly min: number;
  readonly max: number;
}

/** Formats allowed lengths: `11`, `10 or 12`, or `6–20` for consecutive ones. */
export function lengthsText(lengths: readonly number[]): string {
  const sorted = lengths.toSorted((a, b) => a - b);
  const [first = 0, last = 0] = [sorted[0], sorted.at(-1)];
  const unbroken = sorted.length > 2 && last - first === sorted.length - 1;
  if (unbroken) return `${first}–${last}`;
  if (sorted.length < 2) return String(first);
  return words.say('orDigits', { first: sorted.slice(0, -1).join(', '), second: String(last) });
}

/** The rule of a kind; without one the lengths from the config (V-17). */
export function ruleOf(kind: NumberRule | undefined, span: Span | null | undefined): NumberRule {
  const { min, max } = span ?? defaultLengths.withdrawAccount;
  if (kind && kind.lengths.length > 0) return kind;
  return { ...kind, lengths: Array.from({ length: max - min + 1 }, (_, place) => min + place) };
}

/** Validates an account number by the rule of its kind (V-17 to V-20). */
export function numberError(text: string, rule: NumberRule): FieldError | null {
  if (readAccountNumber(text, rule) !== null) return null;
  const { lengths: allowed, prefix } = rule;
  const digits = lengthsText(allowed);
  return prefix ? { key: 'numberPrefix', params: { digits, prefix } } : { key: 'numberLength', params: { digits } };
}

/**
 * Validates a holder's name (V-21): if the player's name is verified it must match, ignoring case, accents, double
 * spaces and kinds of apostrophe.
 */
export function holderError(name: string, verified: string): FieldError | null {
  if (!isRealName(name)) return { key: 'nameWrong' };
  if (verified && comparedName(name) !== comparedName(verified))
    return { key: 'nameOther', params: { name: verified } };
  return null;
}

/** Validates the kind of a new account (V-22): there may be only so many of each kind. */
export function kindError(
  bankId: number,
  accounts: readonly { readonly bankId: number }[],
  most: number,
): FieldError | null {
  if (!bankId) return { key: 'kindMissing' };
  const there = accounts.filter((each) => each.bankId === bankId).length;
  return there >= most ? { key: 'kindFull', params: { n: most } } : null;
}
