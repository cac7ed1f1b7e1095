import { snapshot, subscribe } from 'valtio/vanilla';
import type { Patch, Stores, PatchMessage } from '#contract/stores.ts';

type Snapshot = Record<string, Record<string, unknown>>;

/**
 * Mirrors the stores to the page: `follow` emits all of them, then one patch per turn. The same port carries patches
 * and answers in order, so when an action settles, its changes are already on the page.
 */
export function mirror(stores: Stores, emit: (message: PatchMessage) => void) {
  let stop = () => {};
  return function follow() {
    stop();
    let seq = 0;
    let before = snapshot(stores) as Snapshot;
    emit({ seq, whole: true, patch: before });
    stop = subscribe(stores, () => {
      const after = snapshot(stores) as Snapshot;
      const patch = difference(before, after);
      before = after;
      emit({ seq: ++seq, whole: false, patch });
    });
  };
}

/** Compares by identity, because snapshots share what hasn't changed. A removed key is sent as undefined. */
function difference(before: Snapshot, after: Snapshot): Patch {
  const pick = (name: string) => {
    const [old = {}, now = {}] = [before[name], after[name]];
    const keys = Object.keys({ ...old, ...now });
    return Object.fromEntries(keys.filter((key) => old[key] !== now[key]).map((key) => [key, now[key]]));
  };
  const names = Object.keys(after).filter((name) => before[name] !== after[name]);
  return Object.fromEntries(names.map((name) => [name, pick(name)]));
}
