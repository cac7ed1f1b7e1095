import { isSlow, savesData } from '#data/preferences.ts';
import { isWanted } from '#browser/fillingWanted.ts';

/** Idle time after the shell's later parts before anything is filled in, milliseconds. */
const rest = 3_000;

async function begin() {
  const { start } = await import('#shared/filling/start.ts');
  start();
}

/**
 * Starts to fill in the app some time after the first screen, unless data saving is on or the player has removed it.
 */
export function fillWhenIdle(): void {
  const isPossible = 'serviceWorker' in navigator && !import.meta.env.DEV;
  if (isPossible && isWanted() && !savesData() && !isSlow()) setTimeout(() => void begin().catch(() => {}), rest);
}
