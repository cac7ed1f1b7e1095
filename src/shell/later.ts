import { ref } from 'valtio';
import { loaded } from '#nav/lazy.tsx';
import { shellParts } from '#shared/page/shellParts.ts';

/** Idle time after the first screen before anything it doesn't need is loaded, milliseconds (spec §9). */
const idleTime = 1_000;

/** Loads the code of the shell's later parts, with its texts. */
export const importLaterParts = () => loaded(() => import('./laterParts.ts'));

async function load() {
  try {
    const { parts, startLaterParts } = await importLaterParts();
    if (shellParts.parts) return;
    shellParts.parts = ref(parts);
    startLaterParts();
  } catch {
    if (!navigator.onLine) addEventListener('online', () => void load(), { once: true });
  }
}

/**
 * Loads the shell's later parts a moment from now, or when the network is back if they aren't cached. A failure leaves
 * them out until the next start.
 */
export const loadLaterParts = () => void setTimeout(() => void load(), idleTime);
