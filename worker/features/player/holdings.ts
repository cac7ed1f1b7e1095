import type { HoldingName, Holdings } from '#contract/stores.ts';
import type { Core } from '#worker/core/core.ts';

const names: readonly HoldingName[] = ['points', 'diamond', 'lottery'];

type Told = { [N in HoldingName]?: number | null };

/**
 * Keeps a player's holdings besides money, one value in all tabs: the answer requested last wins, whatever the order
 * of arrival (WA-14).
 */
export function createHoldings({ world, stores, bus, onAnswer }: Core, save: () => Promise<void>): void {
  const { session, wallet } = stores;
  const newestOrder: { [N in HoldingName]?: number } = {};

  /**
   * Takes values requested later than the known ones; a known time in the future is ignored, as the clock has been
   * set back.
   */
  function take(fresh: Holdings) {
    let isNew = false;
    for (const name of names) {
      const next = fresh[name];
      const known = wallet.held[name]?.at ?? 0;
      if (!next || (next.at < known && known <= world.now())) continue;
      wallet.held = { ...wallet.held, [name]: next };
      isNew = true;
    }
    if (isNew) void save();
  }

  bus.on('held', ({ held }, epoch) => {
    if (epoch === session.epoch && session.userId) take(held);
  });

  onAnswer((output, order, at) => {
    const { userInfo, ...plain } = output as Told & { userInfo?: (Told & { id: number }) | null };
    const fresh = userInfo?.id === session.userId ? userInfo : plain;
    const held: Holdings = {};
    for (const name of names) {
      const amount = fresh[name];
      if (typeof amount !== 'number' || order < (newestOrder[name] ?? 0) || !session.userId) continue;
      newestOrder[name] = order;
      held[name] = { amount, at };
      bus.publish({ kind: 'held', held });
    }
    take(held);
  });
}
