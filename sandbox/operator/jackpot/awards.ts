import { drawTypes } from '#contract/rewards/jackpot.ts';
import { isPropOf, props } from '#contract/props.ts';
import { pesos } from '#sandbox/hundredths.ts';
import type { Chance } from '../draws/odds.ts';
import { tiers } from '../rewards/jackpotTiers.ts';

/** A possible result of the wheel: its cell's award, and what it gives. */
interface Result extends Chance {
  awardId: number;
  propId: number;
  /** Hundredths of money; 0 for a tier, which pays its whole pool. */
  count: number;
}

/** The cell that leads to the tiers. */
const jackpotAward = 5;

const prize = (id: number, propId: number, count: number, chance: number): Result => ({
  id,
  awardId: id,
  propId,
  count,
  chance,
});
const tier = (propId: number, chance: number): Result => ({
  id: propId,
  awardId: jackpotAward,
  propId,
  count: 0,
  chance,
});

/** The possible results, with their chances in parts per million, in the order of the cells (players B18). */
export const results: readonly Result[] = [
  prize(1, props.coin, pesos(5), 380_000),
  prize(2, props.diamond, 10, 200_000),
  prize(3, props.coin, pesos(10), 150_000),
  prize(4, props.points, 50, 150_000),
  tier(tiers.mega.propId, 1),
  tier(tiers.major.propId, 9),
  tier(tiers.minor.propId, 90),
  tier(tiers.mini.propId, 900),
  prize(6, props.coin, pesos(20), 40_000),
  prize(7, 80_001, 1, 60_000),
  prize(8, props.coin, pesos(50), 13_000),
  prize(9, props.diamond, 100, 5_000),
  prize(10, props.coin, pesos(500), 1_000),
];

/** The cells of the wheel, as the settings have them (JP-01). */
export const awards = results
  .filter(({ id }) => !isPropOf('jackpot', id))
  .map(({ id, propId, count }) => ({ id, propId, count, type: drawTypes.prize as number }))
  .toSpliced(jackpotAward - 1, 0, {
    id: jackpotAward,
    propId: props.jackpot,
    count: 0,
    type: drawTypes.jackpot,
  });
