import { rankPeriods, type RankPeriod } from '#contract/rewards/contests.ts';
import type { RankPrize } from '#contract/endpoints/rank.ts';
import { props } from '#contract/props.ts';
import type { Reward } from '#contract/signInReply.ts';
import { pesos } from '#sandbox/hundredths.ts';

const cash = (amount: number): Reward => ({ id: props.coin, count: pesos(amount) });
const points = (count: number): Reward => ({ id: props.points, count });
const diamonds = (count: number): Reward => ({ id: props.diamond, count });

/** The prize of a single place. */
const only = (place: number, ...awards: Reward[]): RankPrize => ({ from: place, to: place, awards });

/** The prizes of each period's places (RK-01). */
export const prizes: Readonly<Record<RankPeriod, RankPrize[]>> = {
  [rankPeriods.day]: [
    only(1, cash(50)),
    only(2, cash(30)),
    only(3, cash(20)),
    { from: 4, to: 10, awards: [points(50)] },
  ],
  [rankPeriods.week]: [
    only(1, cash(300), diamonds(100)),
    only(2, cash(200)),
    only(3, cash(100)),
    { from: 4, to: 10, awards: [diamonds(50)] },
  ],
  [rankPeriods.month]: [
    only(1, cash(1_000), diamonds(500)),
    only(2, cash(600)),
    only(3, cash(300)),
    { from: 4, to: 20, awards: [diamonds(200)] },
  ],
};

/** A place's prize; none below the last. */
export const awardsOf = (kind: RankPeriod, rank: number): Reward[] =>
  prizes[kind].find(({ from, to }) => from <= rank && rank <= to)?.awards ?? [];
