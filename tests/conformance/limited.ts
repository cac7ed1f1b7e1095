import { moneyLimit, sessionLimit } from '#contract/protection.ts';
import { done, isRefused, must } from './expect.ts';
import type { Kit } from './kit.ts';
import type { Exchange } from './network.ts';

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

/** Throws unless of twice a stake, after one bet, a bet of one hundredth more is refused and the rest is taken. */
export async function takesJust(stake: number, bet: (amount: number) => Promise<Exchange>) {
  const first = await bet(stake);
  const beyond = await bet(stake + 1);
  must(isRefused(beyond), 'The bet a hundredth beyond the limit refused', first, beyond);
  const last = await bet(stake);
  must(
    [first, last].every(({ status }) => status === 200),
    'Bets up to the limit accepted',
    first,
    beyond,
    last,
  );
}
