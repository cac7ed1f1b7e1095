import { ref } from 'valtio';
import { loaded } from '#nav/lazy.tsx';
import { shellParts } from '#shared/page/shellParts.ts';

/** Idle time after the first screen before anything it doesn't need loads, milliseconds (spec §9). */
const idleTime = 1_000;

/** Loads the code of the shell's deferred parts, with its texts. */
export const importDeferredParts = () => loaded(() => import('./deferredParts.ts'));

async function load() {
  try {
    const { parts, startDeferredParts } = await importDeferredParts();
    if (shellParts.parts) return;
    shellParts.parts = ref(parts);
    startDeferredParts();
  } catch {
    if (!navigator.onLine) addEventListener('online', () => void load(), { once: true });
  }
}

/**
 * Loads the shell's deferred parts after a delay, or once the network is back if they aren't cached. A failure leaves
 * them out until the next start.
 */
export const loadDeferredParts = () => void setTimeout(() => void load(), idleTime);
