import { subscribeKey } from 'valtio/vanilla/utils';
import type { Core } from '#worker/core/core.ts';
import { refuseRestricted, standingBy, standingIn } from '#worker/core/rgState.ts';
import type { Protection } from './rg.ts';

/** How much longer than a day no timer runs, milliseconds: what ends later is looked at again then. */
const longestWait = 24 * 60 * 60 * 1_000;

/** What couldn't be told is told again so much later, or as soon as the network is back; milliseconds. */
const again = 60_000;

/**
 * Keeps who may not play from playing, whatever page asks. Hears of it from any answer and any refusal, asks again when
 * it should be over, and sees to it that the operator hears what was asked for without it.
 */
export function createRestriction(core: Core, late: Pick<Protection, 'learn' | 'checkProtection' | 'deliver'>) {
  const { world, stores, identity, answered, on } = core;
  const { protection, session } = stores;
  let stopWatch = () => {};
  let stopWaiting = () => {};

  answered((output) => {
    const said = standingIn(output);
    const isNews =
      said &&
      (said.userId !== session.userId || said.state !== protection.state || (said.until ?? 0) !== protection.until);
    if (isNews && (said.state || said.userId === session.userId)) void late.learn(said.userId, said).catch(() => {});
  });

  /** Only the operator ends a player's restriction: when its time is over, it is asked. With nobody here there is nobody to ask for. */
  function watch() {
    stopWatch();
    if (!protection.state) return;
    const left = protection.until - (world.now() + stores.settings.clockOffset);
    const ask = () => (session.userId ? late.checkProtection() : identity.recallProtection());
    const next = () => (left > longestWait ? watch() : void ask().catch(() => {}));
    stopWatch = world.after(Math.min(Math.max(left, 0), longestWait), next);
  }

  function deliver() {
    stopWaiting();
    if (!protection.owed) return;
    stopWaiting = world.after(again, deliver);
    void late.deliver().catch(() => {});
  }
  function waitToDeliver() {
    stopWaiting();
    if (protection.owed) stopWaiting = world.after(again, deliver);
  }

  subscribeKey(protection, 'until', watch);
  subscribeKey(protection, 'owed', waitToDeliver);
  subscribeKey(stores.network, 'failing', (failing) => failing || deliver());
  on('resumed', () => {
    deliver();
    watch();
    // A break may have been begun, or ended, on another device.
    if (session.userId) void late.checkProtection().catch(() => {});
  });

  return {
    deliver,
    /** The action as only somebody may do it who may play. */
    guarded:
      <A extends unknown[], R>(action: (...args: A) => Promise<R>) =>
      async (...args: A): Promise<R> => {
        await identity.known;
        refuseRestricted(protection);
        try {
          return await action(...args);
        } catch (error) {
          const said = standingBy(error);
          if (said) void late.learn(session.userId, said).catch(() => {});
          throw error;
        }
      },
  };
}
