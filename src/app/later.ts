import { proxy, ref } from 'valtio';
import type { parts } from './later/parts.ts';

/** How long the first screen has been usable before anything comes that it does without, milliseconds (spec §9). */
const calm = 1_000;

/** The parts of the shell that come after its first screen; null until they have. */
export const later = proxy<{ parts: typeof parts | null }>({ parts: null });

async function bring() {
  try {
    const come = await import('./later/parts.ts');
    await come.ready;
    later.parts = ref(come.parts);
  } catch {
    if (!navigator.onLine) addEventListener('online', () => void bring(), { once: true });
  }
}

/** Brings them, a moment from now, or once there is a network if the device doesn't have them. What can't be had then is missed until the next start. */
export const bringLater = () => void setTimeout(() => void bring(), calm);
