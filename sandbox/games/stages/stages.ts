import type { KindName } from '../kinds/kinds.ts';
import type { Words } from '../words/words.ts';
import { baccaratStage } from './baccarat.ts';
import { bingoStage } from './bingo.ts';
import { crashStage } from './crash.ts';
import { diceStage } from './dice.ts';
import { fishingStage } from './fishing.ts';
import { pokerStage } from './poker.ts';
import { rouletteStage } from './roulette.ts';
import { slotStage } from './slot.ts';
import { sportsStage } from './sports.ts';
import type { Game, Stage } from './stage.ts';

/** The stage of each kind of game. */
export const stages: Readonly<Record<KindName, (game: Game, words: Words) => Stage>> = {
  slot: slotStage,
  bingo: bingoStage,
  fishing: fishingStage,
  baccarat: baccaratStage,
  roulette: rouletteStage,
  poker: pokerStage,
  dice: diceStage,
  crash: crashStage,
  sports: sportsStage,
};
