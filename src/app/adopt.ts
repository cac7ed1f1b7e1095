import { expose, wrap, type Remote } from 'comlink';
import type { Told } from '../../worker/contract/stores.ts';
import type { Actions } from '../../worker/index.ts';
import { apply, stores } from './stores.ts';

let generation = 0;

/**
 * Hears this worker and no earlier one. `alive` settles as soon as its script runs, with the lock that it holds while it lives;
 * `whole` when its stores are here whole: one port carries patches and answers, in order.
 */
export function adopt(worker: Worker): { alive: Promise<string>; whole: Promise<Remote<Actions>> } {
  const mine = ++generation;
  const core = wrap<Actions>(worker);
  // Events that the worker before told of, and may have taken with it.
  const told = [...stores.events.tail];
  let next = Number.NaN;
  const page = {
    /** Takes the next patch; a gap in the numbers asks for one more whole. */
    apply({ seq, whole, patch }: Told) {
      if (mine !== generation) return;
      if (!whole && seq !== next) {
        if (!Number.isNaN(next)) void core.follow();
        next = Number.NaN;
        return;
      }
      next = seq + 1;
      apply(patch, whole);
    },
  };
  expose(page, worker);
  const alive = core.alive();
  const whole = core.follow().then(() => {
    if (told.length > 0) void core.inherit(told).catch(() => {});
    return core;
  });
  return { alive, whole };
}
