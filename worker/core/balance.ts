import type { Money } from '#contract/schema.ts';
import type { Stores } from '#contract/stores.ts';
import type { TabBus } from '../tabs/bus.ts';
import type { World } from '../world.ts';

/**
 * The balance in an answer, if it belongs to this player (a log-in's answer arrives while the former player is still
 * in the store).
 */
const balanceIn = (output: unknown, userId: number): Money | undefined => {
  const { coin, userInfo } = output as { coin?: Money | null; userInfo?: { id: number; coin?: Money } | null };
  return coin ?? (userInfo?.id === userId ? userInfo.coin : undefined);
};

/** Keeps one balance for all tabs: the answer requested last wins, whatever the order of arrival. */
export function createBalance(world: World, stores: Stores, bus: TabBus) {
  const { wallet, session } = stores;
  let newestOrder = 0;

  /**
   * Whether it was requested before the known balance; a known time in the future is ignored, as the clock has been
   * set back since.
   */
  const isOlder = (at: number) => at < wallet.at && wallet.at <= world.now();

  bus.on('wallet', ({ coin, at }, epoch) => {
    if (epoch === session.epoch && session.userId && !isOlder(at)) Object.assign(wallet, { coin, at });
  });

  /** Stores the balance of an answer; `order` grows with every request of this tab, `at` is the time of the request. */
  return function update(output: unknown, order: number, at: number) {
    const coin = balanceIn(output, session.userId);
    if (coin === undefined || order < newestOrder || isOlder(at) || !session.userId) return;
    newestOrder = order;
    Object.assign(wallet, { coin, at });
    bus.publish({ kind: 'wallet', coin, at });
  };
}
