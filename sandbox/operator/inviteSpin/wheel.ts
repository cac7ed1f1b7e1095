import { props } from '#contract/props.ts';
import { pesos } from '#sandbox/hundredths.ts';
import { turnoverTimes } from '../money/turnover.ts';

/** The name of QA's override of the wheel. */
export const wheelName = 'inviteSpin';

/** The target of a round, hundredths. */
export const target = pesos(50);

/**
 * The days a round lasts from its first spin, and the spins granted for each action; those for sharing once a day.
 */
export const rule = { days: 7, welcome: 3, invite: 2, share: 1, turnover: turnoverTimes.reward } as const;

const money = (amount: number) => ({ propId: props.coin, count: pesos(amount) as number });

/**
 * The wheel, clockwise, with the chance of each cell in parts per million. It is the same for every player and every
 * spin: the last centavo is as easy to reach as the first (players B18).
 */
export const cells = [
  { id: 1, ...money(1), chance: 300_000 },
  { id: 2, ...money(5), chance: 120_000 },
  { id: 3, ...money(2), chance: 250_000 },
  { id: 4, ...money(20), chance: 25_000 },
  { id: 5, propId: props.points, count: 20, chance: 100_000 },
  { id: 6, ...money(3), chance: 150_000 },
  { id: 7, ...money(50), chance: 5_000 },
  { id: 8, ...money(10), chance: 50_000 },
] as const;
