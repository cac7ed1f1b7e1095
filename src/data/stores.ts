import { proxy, ref } from 'valtio/vanilla';
import { initialStores, type Patch, type PatchMessage } from '#contract/stores.ts';

type Held = Record<string, Record<string, unknown>>;

/**
 * The page's read-only mirror of the worker's stores. Components read it with `useSnapshot`; only `apply` writes to it.
 */
export const stores = proxy(initialStores());

/** The wallet as pages show it: the known one, or that of before a draw whose result is hidden (DI-06). */
export const shown = proxy({ wallet: stores.wallet });

/**
 * Applies a patch key by key; values are replaced whole, so nothing deeper is tracked. A whole patch also deletes keys
 * that it lacks.
 */
export function apply(patch: Patch, whole: PatchMessage['whole']) {
  for (const [name, changes] of Object.entries(patch as Held)) {
    const store = (stores as unknown as Held)[name];
    if (!store) continue;
    if (whole) for (const key of Object.keys(store)) if (!(key in changes)) delete store[key];
    for (const [key, value] of Object.entries(changes)) {
      if (value === undefined) delete store[key];
      else store[key] = isObject(value) ? ref(value) : value;
    }
  }
}

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;
