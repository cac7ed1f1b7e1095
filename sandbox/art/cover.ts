import { crash, mines, plinko } from './covers/arcade.ts';
import { bingo } from './covers/bingo.ts';
import { fishing, hunt } from './covers/fishing.ts';
import { baccarat, roulette, show } from './covers/live.ts';
import { poker, pusoy, tongits } from './covers/poker.ts';
import type { Composition } from './covers/sketch.ts';
import { slot } from './covers/slots.ts';
import { cup, league } from './covers/sports.ts';
import { blackjack, colourGame, dice } from './covers/tables.ts';
import { chance, picture, pick } from './drawing.ts';
import { drawing, motifOf } from './motifs.ts';
import { palettes } from './palettes.ts';

/** The last word of a game's name, and the composition of its kind; any other is a slot. */
const kinds: readonly (readonly [RegExp, Composition])[] = [
  [/fishing/i, fishing],
  [/hunter/i, hunt],
  [/baccarat/i, baccarat],
  [/roulette/i, roulette],
  [/\blive\b/i, show],
  [/blackjack/i, blackjack],
  [/dice/i, dice],
  [/colou?r game/i, colourGame],
  [/bingo/i, bingo],
  [/poker/i, poker],
  [/pusoy/i, pusoy],
  [/tongits/i, tongits],
  [/crash/i, crash],
  [/mines/i, mines],
  [/plinko/i, plinko],
  [/\bcup\b/i, cup],
  [/league/i, league],
];

/** Each maker's lighting of its covers. */
const finishes = [
  '',
  '<path fill="#fff" opacity=".1" d="M0 0h200L0 150Z"/>',
  '<path fill="#fff" opacity=".09" d="M0 0h200v64Q100 100 0 64Z"/>',
  '<path fill="currentColor" opacity=".22" d="M0 200V150q100 60 200 0v50Z"/>',
];

const sum = (text: string) => Array.from(text).reduce((total, letter) => total + letter.codePointAt(0)!, 0);

/** The index in `palettes` of a game's: spread so that neighbours on a shelf differ in light. */
export const paletteAt = (id: number): number => (id * 5 + Math.floor(id / palettes.length)) % palettes.length;
const paletteOf = (id: number) => palettes[paletteAt(id)]!;

/**
 * A game's cover, a square SVG without words: the composition shows its kind, the drawing its name. Always the same
 * for the same game.
 */
export function cover(id: number, name: string, brand: string): string {
  const compose = kinds.find(([word]) => word.test(name))?.[1] ?? slot;
  const drawn = compose({ id, hero: drawing(motifOf(id, name)), take: chance(id * 7) });
  return picture(200, 200, paletteOf(id), drawn + pick(finishes, sum(brand)));
}

/** The placeholder of a cover until it loads: its two background colours, from above, as `#0b1a5c#1b87d6`. */
export function coverColours(id: number): string {
  const { sky, sea } = paletteOf(id);
  return sky + sea;
}
