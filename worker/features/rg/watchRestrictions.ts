import { subscribeKey } from 'valtio/vanilla/utils';
import type { Core } from '#worker/core/core.ts';
import { rgStateIn } from '#worker/core/rgState.ts';
import type { Rg } from './rg.ts';

/** The longest timer, milliseconds; a later end is rechecked after it. */
const maxTimer = 24 * 60 * 60 * 1_000;

/** The least pause before a restriction that should be over is checked again, milliseconds; the longest is `retryDelay`. */
const leastPause = 5_000;

/** The retry delay for undelivered requests, which are also retried when the network is back; milliseconds. */
const retryDelay = 60_000;

/**
 * Learns restrictions from every answer, checks one when it should be over until it is, and has pending requests delivered;
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

  /** Plans the check of a restriction: for when it should be over, and `again` after as long as that has been. */
  function scheduleCheck(again?: boolean) {
    cancelCheck();
    if (!rg.until) return;
    const left = rg.until - (world.now() + stores.settings.clockOffset);
    const wait = again ? Math.max(left, Math.min(Math.max(-left, leastPause), retryDelay)) : left;
    cancelCheck = world.after(Math.min(wait, maxTimer), left > maxTimer ? scheduleCheck : check);
  }
  /** Checks a restriction with the operator, who alone ends it, or for a visitor with the vault; repeated until it ends. */
  async function check() {
    if (!session.userId) await identity.restoreRestrictions();
    else if (!stores.network.down) await protection.checkProtection().catch(() => {});
    scheduleCheck(true);
  }

  function scheduleRetry() {
    cancelRetry();
    if (rg.owed) cancelRetry = world.after(retryDelay, deliver);
  }
  function deliver() {
    scheduleRetry();
    if (rg.owed && !stores.network.down) void protection.deliver().catch(() => {});
  }
  /** Catches up when the operator answers again. */
  function catchUp() {
    deliver();
    scheduleCheck();
  }

  subscribeKey(rg, 'until', () => scheduleCheck());
  subscribeKey(rg, 'owed', scheduleRetry);
  subscribeKey(stores.network, 'failing', (failing) => failing || catchUp());
  subscribeKey(stores.network, 'down', (down) => down || catchUp());
  on('resumed', () => {
    deliver();
    // A break may have begun or ended on another device.
    void check();
  });

  return deliver;
}
