import { proxy, ref } from 'valtio';
import type { parts } from './later/parts.ts';

/** How long the first screen has been usable before anything comes that it does without, milliseconds (spec §9). */
const calm = 1_000;

/** The parts of the shell that come after its first screen; null until they have. */
export const later = proxy<{ parts: typeof parts | null }>({ parts: null });

function bring() {
  if (!navigator.onLine) return addEventListener('online', bring, { once: true });
  import('./later/parts.ts').then(
    async (come) => {
      await come.ready;
      later.parts = ref(come.parts);
    },
    () => {},
  );
}

/** Brings them, a moment from now, or once there is a network. What can't be had then is missed until the next start. */
export const bringLater = () => void setTimeout(bring, calm);
