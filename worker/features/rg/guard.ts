import { subscribeKey } from 'valtio/vanilla/utils';
import { Failure } from '#contract/failure.ts';
import type { Core } from '#worker/core/core.ts';
import { refuseRestricted, rgStateOfRefusal, rgStateIn } from '#worker/core/rgState.ts';
import type { Rg } from './rg.ts';

/** The longest timer, milliseconds; a later end is rechecked after it. */
const maxTimer = 24 * 60 * 60 * 1_000;

/** The retry delay for undelivered requests, which are also retried when the network is back; milliseconds. */
const retryDelay = 60_000;

/**
 * Guards the actions of play and money against restricted players. Learns restrictions from every answer and refusal,
 * rechecks one when it should be over, and has pending requests delivered.
 */
export function createRgGuard(core: Core, protection: Pick<Rg, 'storeRestriction' | 'checkProtection' | 'deliver'>) {
  const { world, stores, identity, onAnswer, on } = core;
  const { rg, session } = stores;
  let cancelCheck = () => {};
  let cancelRetry = () => {};

  onAnswer((output, _order, askedAt) => {
    const standing = rgStateIn(output);
    const isChange =
      standing &&
      (standing.userId !== session.userId || standing.state !== rg.state || (standing.until ?? 0) !== rg.until);
    if (isChange && (standing.state || standing.userId === session.userId))
      void protection.storeRestriction(standing.userId, standing, askedAt).catch(() => {});
  });

  /**
   * Rechecks a restriction when it should be over: with the operator, who alone ends it, or for a visitor with the
   * vault.
   */
  function scheduleCheck() {
    cancelCheck();
    if (!rg.state) return;
    const left = rg.until - (world.now() + stores.settings.clockOffset);
    const recheck = () => (session.userId ? protection.checkProtection() : identity.restoreRestrictions());
    const next = () => (left > maxTimer ? scheduleCheck() : void recheck().catch(() => {}));
    cancelCheck = world.after(Math.min(Math.max(left, 0), maxTimer), next);
  }

  function deliver() {
    cancelRetry();
    if (!rg.owed) return;
    cancelRetry = world.after(retryDelay, deliver);
    if (!stores.network.down) void protection.deliver().catch(() => {});
  }
  function scheduleRetry() {
    cancelRetry();
    if (rg.owed) cancelRetry = world.after(retryDelay, deliver);
  }

  subscribeKey(rg, 'until', scheduleCheck);
  subscribeKey(rg, 'owed', scheduleRetry);
  subscribeKey(stores.network, 'failing', (failing) => failing || deliver());
  subscribeKey(stores.network, 'down', (down) => down || deliver());
  on('resumed', () => {
    deliver();
    scheduleCheck();
    // A break may have begun or ended on another device.
    if (session.userId) void protection.checkProtection().catch(() => {});
  });

  return {
    deliver,
    /**
     * Wraps an action so that it is refused for a restricted player, and while the device doesn't say who is
     * restricted.
     */
    guarded:
      <A extends unknown[], R>(action: (...args: A) => Promise<R>) =>
      async (...args: A): Promise<R> => {
        await identity.known;
        refuseRestricted(rg);
        // The device hasn't answered, so whether it has a restriction is unknown.
        if (stores.storage.silent) throw new Failure('storage');
        try {
          return await action(...args);
        } catch (error) {
          const standing = rgStateOfRefusal(error);
          if (standing) void protection.storeRestriction(session.userId, standing).catch(() => {});
          throw error;
        }
      },
  };
}
