import type { CoinRate } from '#contract/endpoints/diamonds.ts';
import type { Money } from '#contract/schema.ts';
import { readWhole } from '#contract/typed/amount.ts';
import type { Phrase } from '#shared/forms/phrase.ts';
import type { words } from './words.en.ts';

type Rate = Readonly<CoinRate>;

/** The most that can be exchanged now: whole steps within the player's diamonds and today's limit; 0 for none. */
export function mostOf({ step, min, max, left }: Rate, diamond: number): number {
  const most = Math.min(diamond, left ?? max);
  const whole = most - (most % step);
  return whole < min ? 0 : whole;
}

/** The value of this many diamonds, hundredths (DI-01). */
export const worthOf = ({ diamond, coin }: Rate, many: number) => Math.floor((many * coin) / diamond) as Money;

/** Validates a typed number of diamonds. */
export function numberError(
  text: string,
  rate: Rate,
  diamond: number,
): Phrase<typeof words.en, 'numberWrong' | 'notEnough'> | null {
  const many = readWhole(text);
  const { min, step } = rate;
  const max = rate.left ?? rate.max;
  if (many === null || many < min || many > max || many % step !== 0)
    return { key: 'numberWrong', params: { min, max, step } };
  return many > diamond ? { key: 'notEnough', params: { n: diamond } } : null;
}
