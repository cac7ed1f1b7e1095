import type { LevelCheck } from '#contract/endpoints/vip.ts';
import { hundredths } from '#sandbox/hundredths.ts';
import type { Standing } from './standing.ts';

/**
 * Each level's requirements and progress (VI-07): experience to reach it, and, for the own level and lost ones, the
 * bets of this month. This operator requires no deposits.
 */
export function checksOf({ levels, held }: Standing, recharged: number): LevelCheck[] {
  return levels.map(({ level, experience, betLimit }) => {
    const asks = level >= held.level && level <= held.reached && !(level === held.level && held.isNew);
    const needBet = asks ? betLimit : 0;
    return {
      level,
      needExp: hundredths(experience),
      exp: hundredths(held.experience),
      needBet: hundredths(needBet),
      bet: hundredths(held.monthBet),
      needRecharge: hundredths(0),
      recharge: hundredths(recharged),
      passed: held.experience >= experience && held.monthBet >= needBet,
    };
  });
}
