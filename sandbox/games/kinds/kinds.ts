import { baccarat } from './baccarat.ts';
import { bingo } from './bingo.ts';
import { crash } from './crash.ts';
import { dice } from './dice.ts';
import { fishing } from './fishing.ts';
import type { Kind } from './kind.ts';
import { poker } from './poker.ts';
import { roulette } from './roulette.ts';
import { slot } from './slot.ts';
import { sports } from './sports.ts';

/** A kind of game, by the name of its page. */
export type KindName = 'slot' | 'bingo' | 'fishing' | 'baccarat' | 'roulette' | 'poker' | 'dice' | 'crash' | 'sports';

export const kinds: Readonly<Record<KindName, Kind>> = {
  slot,
  bingo,
  fishing,
  baccarat,
  roulette,
  poker,
  dice,
  crash,
  sports,
};

/** The words of a game's name that decide its kind, as for its cover; any other is a slot. */
const calls: readonly (readonly [RegExp, KindName])[] = [
  [/fishing|hunter/i, 'fishing'],
  [/roulette/i, 'roulette'],
  [/baccarat|\blive\b|blackjack/i, 'baccarat'],
  [/dice|colou?r game/i, 'dice'],
  [/bingo/i, 'bingo'],
  [/poker|pusoy|tongits/i, 'poker'],
  [/crash|mines|plinko/i, 'crash'],
  [/\bcup\b|league/i, 'sports'],
];

/** The kind of a game, by its name. */
export const kindOf = (gameName: string): KindName => calls.find(([words]) => words.test(gameName))?.[1] ?? 'slot';

/** The returns of a kind's choices, the lowest first. */
export const returnsOf = ({ choices, rtp }: Kind): number[] => choices.map(rtp).toSorted((one, other) => one - other);

/** The lowest return of any choice in a game, which is all that is promised of it. */
export const lowestRtp = (gameName: string): number => returnsOf(kinds[kindOf(gameName)])[0]!;
