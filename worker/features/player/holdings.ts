import type { HoldingName, Holdings } from '#contract/stores.ts';
import type { Core } from '#worker/core/core.ts';

const names: readonly HoldingName[] = ['points', 'diamond', 'lottery'];

type Told = { [N in HoldingName]?: unknown };

/**
 * Keeps what a player has besides money, one value in all tabs: of all answers that carry it, the one requested last
 * wins, however late an older one arrives (WA-14).
 */
export function createHoldings({ world, stores, bus, onAnswer }: Core, changed: () => void): void {
  const { session, wallet } = stores;
  const newestOrder: { [N in HoldingName]?: number } = {};

  /** Takes what was requested after what is known; a known time in the future is ignored, as the clock has been set back. */
  function take(told: Holdings) {
    const newer = Object.entries(told).filter(([name, { at }]) => {
      const known = wallet.held[name as HoldingName]?.at ?? 0;
      return at >= known || known > world.now();
    });
    if (newer.length === 0) return;
    wallet.held = { ...wallet.held, ...(Object.fromEntries(newer) as Holdings) };
    changed();
  }

  bus.on('held', ({ held }, epoch) => {
    if (epoch === session.epoch && session.userId) take(held);
  });

  onAnswer((output, order, at) => {
    if (!session.userId) return;
    const { userInfo, ...plain } = output as Told & { userInfo?: (Told & { id: number }) | null };
    const ofPlayer: Told = userInfo?.id === session.userId ? userInfo : {};
    const held: Holdings = {};
    for (const name of names) {
      const amount = plain[name] ?? ofPlayer[name];
      if (typeof amount !== 'number' || order < (newestOrder[name] ?? 0)) continue;
      newestOrder[name] = order;
      held[name] = { amount, at };
    }
    if (Object.keys(held).length === 0) return;
    take(held);
    bus.publish({ kind: 'held', held });
  });
}
