import type { Reward } from '#contract/signInReply.ts';
import { props } from '#contract/props.ts';
import { pesos } from '#sandbox/hundredths.ts';

const ticket = 80_001;

const points = (count: number): Reward => ({ id: props.points, count });
const tickets = (count: number): Reward => ({ id: ticket, count });
const diamonds = (count: number): Reward => ({ id: props.diamond, count });
const cash = (amount: number): Reward => ({ id: props.coin, count: pesos(amount) });

/** The award of each of the seven days of a cycle. */
export const dayAwards: readonly Reward[][] = [
  [points(10)],
  [points(20)],
  [tickets(1)],
  [points(30)],
  [diamonds(5)],
  [points(40)],
  [cash(5), tickets(1)],
];

/** The awards for total sign-in days, once each (SI-02). */
export const totalAwards: readonly { id: number; days: number; awards: Reward[] }[] = [
  { id: 1, days: 3, awards: [points(30)] },
  { id: 2, days: 7, awards: [tickets(2)] },
  { id: 3, days: 15, awards: [cash(10)] },
  { id: 4, days: 30, awards: [cash(20), diamonds(20)] },
];

/**
 * The conditions of a day's award: a total deposited, and a total bet within the last days, today included (SI-03);
 * hundredths.
 */
export const conditions = { recharge: pesos(100), bet: pesos(20), betDays: 7 } as const;
