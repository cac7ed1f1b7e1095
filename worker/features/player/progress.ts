import type { UserInfo } from '#contract/entities.ts';
import type { Core } from '#worker/core/core.ts';

/**
 * Keeps the player's VIP level, experience, user level and total of paid deposits up to date from any answer, so that
 * dependent parts change while the app is used (G-03).
 */
export function createProgress({ stores, onAnswer }: Core): void {
  const { session } = stores;
  let newestOrder = 0;

  onAnswer((output, order) => {
    const { vip, vipExp, userLevel, totalRecharge } = output as Partial<UserInfo>;
    const { user } = session;
    // The red dots have a field `vip` too, but no `vipExp`.
    if (typeof vipExp !== 'number' || !user || order < newestOrder) return;
    newestOrder = order;
    Object.assign(user, {
      vipExp,
      vip: vip ?? user.vip,
      userLevel: userLevel ?? user.userLevel,
      totalRecharge: totalRecharge ?? user.totalRecharge,
    });
  });
}
