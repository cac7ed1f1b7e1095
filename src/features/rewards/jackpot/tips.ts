import * as codes from '#contract/codes.ts';
import { words } from './words.en.ts';

const known: Partial<Record<number, 'noChance' | 'closed' | 'depositFirst' | 'turnoverFirst'>> = {
  [codes.noDrawChance]: 'noChance',
  [codes.jackpotClosed]: 'closed',
  [codes.drawNeedsDeposit]: 'depositFirst',
  [codes.drawNeedsTurnover]: 'turnoverFirst',
};

/**
 * The message of a refused draw: a text of its own with the code for the jackpot's codes, one text for all others
 * (JP-06, X-04).
 */
export function tipOf(code: number): string {
  const tip = known[code];
  return tip ? words.say(tip) : words.say('failed', { code: String(code) });
}
