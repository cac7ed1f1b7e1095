import { subscribeKey } from 'valtio/vanilla/utils';
import type { Core } from '#worker/core/core.ts';
import { rgStateIn } from '#worker/core/rgState.ts';
import type { Rg } from './rg.ts';

/** The longest timer, milliseconds; a later end is rechecked after it. */
const maxTimer = 24 * 60 * 60 * 1_000;

/** The retry delay for undelivered requests, which are also retried when the network is back; milliseconds. */
const retryDelay = 60_000;

/**
 * Learns restrictions from every answer, rechecks one when it should be over, and has pending requests delivered;
 * returns how to have that done now.
 */
export function watchRestrictions(
  core: Core,
  protection: Pick<Rg, 'storeRestriction' | 'checkProtection' | 'deliver'>,
): () => void {
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

  return deliver;
}
