import type { Activity } from '#contract/entities.ts';
import type { Money } from '#contract/schema.ts';
import type { Reward } from '#contract/signInReply.ts';

/** A progress bar of an event: money in hundredths, or days. */
export interface Bar {
  of: 'deposits' | 'days';
  done: number;
  need: number;
  awards: readonly Reward[];
}

/** An event's `params`, as far as they are readable: an operator may send anything. */
export interface EventTexts {
  text: string;
  html: string;
  button: string;
  steps: readonly string[];
  rules: readonly string[];
  awards: readonly Reward[];
  /** How many times its bonus must be staked; 0 if unknown. */
  turnover: number;
  bars: readonly Bar[];
}

type Fields = Readonly<Record<string, unknown>>;

const isWhole = (value: unknown): value is number => Number.isSafeInteger(value) && (value as number) >= 0;
const textOf = (value: unknown) => (typeof value === 'string' ? value : '');
const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);
const fieldsOf = (value: unknown): Fields => (typeof value === 'object' && value !== null ? (value as Fields) : {});
const textsOf = (value: unknown) => listOf(value).map(textOf).filter(Boolean);

const rewardsOf = (value: unknown): Reward[] =>
  listOf(value).flatMap((each) => {
    const { id, count } = fieldsOf(each);
    return isWhole(id) && isWhole(count) ? [{ id, count }] : [];
  });

/** The progress bars of an event with figures: each tier of all deposits, and consecutive days. */
function barsOf({ done, tiers, day, days, awards }: Fields): Bar[] {
  const ofTiers = listOf(tiers).flatMap((tier): Bar[] => {
    const { need, awards: ofTier } = fieldsOf(tier);
    return isWhole(need) && need > 0 && isWhole(done)
      ? [{ of: 'deposits', done, need, awards: rewardsOf(ofTier) }]
      : [];
  });
  const hasDays = isWhole(day) && isWhole(days) && days > 0;
  return hasDays ? [...ofTiers, { of: 'days', done: day, need: days, awards: rewardsOf(awards) }] : ofTiers;
}

/** Reads the texts and figures of an event; unexpected values are left out. */
export function readEvent({ params }: Pick<Activity, 'params'>): EventTexts {
  const fields = fieldsOf(params);
  return {
    text: textOf(fields['text']),
    html: textOf(fields['html']),
    button: textOf(fields['button']),
    steps: textsOf(fields['steps']),
    rules: textsOf(fields['rules']),
    awards: rewardsOf(fields['awards']),
    turnover: isWhole(fields['turnover']) ? fields['turnover'] : 0,
    bars: barsOf(fields),
  };
}

/** Whether an event describes nothing. */
export const isBare = ({ text, html, steps, rules, awards, turnover, bars }: EventTexts) =>
  !text && !html && turnover === 0 && [steps, rules, awards, bars].every(({ length }) => length === 0);

/** A number of hundredths or of days as money or a count. */
export const isOfMoney = ({ of }: Bar) => of === 'deposits';

/** Marks a bar's number as money. */
export const asMoney = (amount: number) => amount as Money;
