import { moneyLimit, sessionLimit, type LimitKind, type LimitPeriod } from '#contract/protection.ts';

/** What a player types limits for; the look at the time and the reminder are chosen, not typed. */
export type TypedKind = Exclude<LimitKind, 'reality' | 'reminder'>;

const bounds = (kind: TypedKind) => (kind === 'session' ? { ...sessionLimit, unit: 1 } : moneyLimit);

/** What is kept of what was typed or pasted: whole pesos, or minutes. */
export const digitsOf = (text: string): string => /^\d*/.exec(text.replace(/[₱,\s]/g, ''))?.[0] ?? '';

/** A typed limit in hundredths, or minutes of a time; 0 for none. */
export const valueOf = (kind: TypedKind, text: string): number => Number(text) * bounds(kind).unit;

/** A limit as it would be typed. */
export const textOf = (kind: TypedKind, value: number): string => (value > 0 ? String(value / bounds(kind).unit) : '');

/** V-27: nothing, or a whole number within what the operator takes. */
export function limitFault(kind: TypedKind, text: string): 'pesosWrong' | 'minutesWrong' | null {
  const { min, max } = bounds(kind);
  const value = valueOf(kind, text);
  if (text === '' || (/^\d+$/.test(text) && value >= min && value <= max)) return null;
  return kind === 'session' ? 'minutesWrong' : 'pesosWrong';
}

/** What may be typed at least and at most, in pesos or minutes. */
export const spanOf = (kind: TypedKind) => {
  const { min, max, unit } = bounds(kind);
  return { min: min / unit, max: max / unit };
};

/** The words of a time that a limit is for. */
export const periodWords = { day: 'day', week: 'perWeek', month: 'month', none: 'day' } as const satisfies Record<
  LimitPeriod,
  string
>;
