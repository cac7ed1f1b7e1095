import { subscribeKey } from 'valtio/vanilla/utils';
import type { Core } from '#worker/core/core.ts';
import { refuseRestricted, rgStateOfRefusal, rgStateIn } from '#worker/core/rgState.ts';
import type { Rg } from './rg.ts';

/** The longest timer, milliseconds; a later end is checked again after it. */
const longestWait = 24 * 60 * 60 * 1_000;

/** The retry delay for undelivered requests, which are also retried when the network is back; milliseconds. */
const again = 60_000;

/**
 * Guards the actions of play and money against restricted players. Learns restrictions from every answer and refusal,
 * checks again when one should be over, and sees that pending requests are delivered.
 */
export function createRgGuard(core: Core, late: Pick<Rg, 'learn' | 'checkProtection' | 'deliver'>) {
  const { world, stores, identity, answered, on } = core;
  const { rg, session } = stores;
  let stopWatch = () => {};
  let stopWaiting = () => {};

  answered((output) => {
    const said = rgStateIn(output);
    const isNews =
      said && (said.userId !== session.userId || said.state !== rg.state || (said.until ?? 0) !== rg.until);
    if (isNews && (said.state || said.userId === session.userId)) void late.learn(said.userId, said).catch(() => {});
  });

  /**
   * Checks a restriction when it should be over: with the operator, who alone ends it, or for a visitor with the vault.
   */
  function watch() {
    stopWatch();
    if (!rg.state) return;
    const left = rg.until - (world.now() + stores.settings.clockOffset);
    const ask = () => (session.userId ? late.checkProtection() : identity.recallProtection());
    const next = () => (left > longestWait ? watch() : void ask().catch(() => {}));
    stopWatch = world.after(Math.min(Math.max(left, 0), longestWait), next);
  }

  function deliver() {
    stopWaiting();
    if (!rg.owed) return;
    stopWaiting = world.after(again, deliver);
    void late.deliver().catch(() => {});
  }
  function waitToDeliver() {
    stopWaiting();
    if (rg.owed) stopWaiting = world.after(again, deliver);
  }

  subscribeKey(rg, 'until', watch);
  subscribeKey(rg, 'owed', waitToDeliver);
  subscribeKey(stores.network, 'failing', (failing) => failing || deliver());
  on('resumed', () => {
    deliver();
    watch();
    // A break may have begun or ended on another device.
    if (session.userId) void late.checkProtection().catch(() => {});
  });

  return {
    deliver,
    /** Wraps an action so that it is refused for a restricted player. */
    guarded:
      <A extends unknown[], R>(action: (...args: A) => Promise<R>) =>
      async (...args: A): Promise<R> => {
        await identity.known;
        refuseRestricted(rg);
        try {
          return await action(...args);
        } catch (error) {
          const said = rgStateOfRefusal(error);
          if (said) void late.learn(session.userId, said).catch(() => {});
          throw error;
        }
      },
  };
}
