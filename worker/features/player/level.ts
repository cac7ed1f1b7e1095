import type { UserInfo } from '#contract/entities.ts';
import type { Core } from '#worker/core/core.ts';

interface Told {
  vip?: number | null;
  vipExp?: UserInfo['vipExp'];
  userLevel?: number | null;
}

/**
 * Keeps the player's VIP level, experience and user level up to date from any answer, so that dependent parts change
 * while the app is used (G-03).
 */
export function createLevel({ stores, onAnswer }: Core): void {
  const { session } = stores;
  let newestOrder = 0;

  onAnswer((output, order) => {
    const { vip, vipExp, userLevel } = output as Told;
    const { user } = session;
    // The red dots have a field `vip` too, but no `vipExp`.
    if (typeof vip !== 'number' || typeof vipExp !== 'number' || !user || order < newestOrder) return;
    newestOrder = order;
    const progress = { vip, vipExp, userLevel: userLevel ?? user.userLevel };
    if (vip !== user.vip || progress.vipExp !== user.vipExp || progress.userLevel !== user.userLevel)
      session.user = { ...user, ...progress };
  });
}
