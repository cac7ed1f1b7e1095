import { ref } from 'valtio';
import { loaded } from '#nav/lazy.tsx';
import { shellParts } from '#shared/page/shellParts.ts';

/** How long the first screen has been usable before anything comes that it does without, milliseconds (spec §9). */
const calm = 1_000;

async function bring() {
  try {
    const { parts } = await loaded(() => import('./laterParts.ts'));
    shellParts.parts = ref(parts);
  } catch {
    if (!navigator.onLine) addEventListener('online', () => void bring(), { once: true });
  }
}

/** Brings them, a moment from now, or once there is a network if the device doesn't have them. What can't be had then is missed until the next start. */
export const bringLater = () => void setTimeout(() => void bring(), calm);
