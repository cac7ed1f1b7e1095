import type { Money } from '#contract/schema.ts';
import type { Stores } from '#contract/stores.ts';
import type { TabBus } from '../tabs/bus.ts';
import type { World } from '../world.ts';

/** The balance of this player that an answer carries, if it does: one who comes in is told of before the one who was here is gone. */
const coinOf = (output: unknown, userId: number): Money | undefined => {
  const { coin, userInfo } = output as { coin?: Money | null; userInfo?: { id: number; coin?: Money } | null };
  return coin ?? (userInfo?.id === userId ? userInfo.coin : undefined);
};

/** The one balance, as of when it was asked for: whatever answer carries it, in whichever tab, the newest asked wins however late another comes. */
export function createBalance(world: World, stores: Stores, bus: TabBus) {
  const { wallet, session } = stores;
  let newest = 0;

  /** Whether it was asked for before what is known; a date yet to come says nothing, its clock has been set back since. */
  const isOlder = (at: number) => at < wallet.at && wallet.at <= world.now();

  bus.on('wallet', ({ coin, at }, epoch) => {
    if (epoch === session.epoch && session.userId && !isOlder(at)) Object.assign(wallet, { coin, at });
  });

  /** Takes in an answer; `order` grows with every request of this tab, `at` is when it was asked for. */
  return function learn(output: unknown, order: number, at: number) {
    const coin = coinOf(output, session.userId);
    if (coin === undefined || order < newest || isOlder(at) || !session.userId) return;
    newest = order;
    Object.assign(wallet, { coin, at });
    bus.publish({ kind: 'wallet', coin, at });
  };
}
