import { moneyLimit, sessionLimit } from '#contract/protection.ts';
import { done } from './expect.ts';
import type { Kit } from './kit.ts';

/** The input that sets a limit. */
export const setting = (kind: string, period: string, value: number) => ({ kind, period, value });

/** The range of each kind of limit: hundredths, or minutes. */
export const ranges = { deposit: moneyLimit, loss: moneyLimit, wager: moneyLimit, session: sessionLimit };

/** A player with a daily deposit limit derived from an order of `times` the usual amount, and that order. */
export async function limited(kit: Kit, limitOf: (amount: number) => number, times = 1) {
  const player = await kit.player();
  const order = await kit.depositOf(times);
  const limit = limitOf(order.amount);
  done(await player.call('selfLimitSet', setting('deposit', 'day', limit)));
  return { player, order, limit };
}
