import { readAmount, readWhole } from '#contract/typed/amount.ts';
import { moneyLimit, sessionLimit, type LimitKind, type LimitPeriod } from '#contract/protection.ts';

/** The types of limits that are typed; the reality check and the reminder are chosen from options. */
export type TypedKind = Exclude<LimitKind, 'reality' | 'reminder'>;

const bounds = (kind: TypedKind) => (kind === 'session' ? { ...sessionLimit, unit: 1 } : moneyLimit);

/**
 * The value of a typed limit in hundredths, or in minutes for a time limit: 0 for none, which only an empty field
 * means, and null for unparsable text.
 */
export function valueOf(kind: TypedKind, text: string): number | null {
  if (text === '') return 0;
  return kind === 'session' ? readWhole(text) : readAmount(text);
}

/** Formats a limit as it would be typed. */
export const textOf = (kind: TypedKind, value: number): string => (value > 0 ? String(value / bounds(kind).unit) : '');

/** Validates a limit (V-27): empty, or a whole number within the operator's bounds. */
export function limitError(kind: TypedKind, text: string): 'pesosWrong' | 'minutesWrong' | null {
  const { min, max, unit } = bounds(kind);
  const value = valueOf(kind, text);
  if (text === '' || (value !== null && value % unit === 0 && value >= min && value <= max)) return null;
  return kind === 'session' ? 'minutesWrong' : 'pesosWrong';
}

/** The bounds of a typed limit, in pesos or minutes. */
export const spanOf = (kind: TypedKind) => {
  const { min, max, unit } = bounds(kind);
  return { min: min / unit, max: max / unit };
};

/** Text keys of a limit's subject, within its name. */
export const kindWords = {
  deposit: 'onDeposits',
  loss: 'onLosses',
  wager: 'onWagers',
  session: 'onTime',
} as const satisfies Record<TypedKind, string>;

/** Text keys of the period of a limit. */
export const periodWords = { day: 'day', week: 'perWeek', month: 'month', none: 'day' } as const satisfies Record<
  LimitPeriod,
  string
>;
