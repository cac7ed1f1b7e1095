import type { Name } from '#contract/endpoints.ts';
import type { UserInfo } from '#contract/entities.ts';
import type { Core } from '#worker/core/core.ts';

/** The fields in which answers say where an identity check stands. */
interface Told {
  /** Of `kyc`; in other answers it is the status of something else. */
  status?: number;
  /** Of `getExchange`. */
  kycStatus?: number;
  /** Of `addKyc`. */
  hasKyc?: number;
  userInfo?: Pick<UserInfo, 'id' | 'hasKyc'> | null;
}

/** The status of this player's identity check in an answer, if it has one. */
function statusIn(output: unknown, name: Name, userId: number): number | null | undefined {
  const { status, kycStatus, hasKyc, userInfo } = output as Told;
  if (name === 'kyc') return status;
  return hasKyc ?? kycStatus ?? (userInfo?.id === userId ? userInfo.hasKyc : undefined);
}

/**
 * Keeps the status of the player's identity check, one value in all tabs: the answer requested last wins, whatever the
 * order of arrival (KY-01).
 */
export function createVerification({ world, stores, bus, onAnswer }: Core, save: () => Promise<void>): void {
  const { session } = stores;
  let newestOrder = 0;
  let newestAt = 0;

  /** Whether it was requested before the known status; a time in the future is from before the clock was set back. */
  const isOlder = (at: number) => at < newestAt && newestAt <= world.now();

  function take(hasKyc: number, at: number) {
    newestAt = at;
    const { user } = session;
    if (!user || user.hasKyc === hasKyc) return;
    session.user = { ...user, hasKyc };
    void save();
  }

  bus.on('verified', ({ hasKyc, at }, epoch) => {
    if (epoch === session.epoch && session.userId && !isOlder(at)) take(hasKyc, at);
  });

  onAnswer((output, order, at, name) => {
    const hasKyc = statusIn(output, name, session.userId);
    if (typeof hasKyc !== 'number' || order < newestOrder || isOlder(at) || !session.userId) return;
    newestOrder = order;
    take(hasKyc, at);
    bus.publish({ kind: 'verified', hasKyc, at });
  });
}
