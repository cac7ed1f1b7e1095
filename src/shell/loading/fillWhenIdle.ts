import { isSlow, savesData } from '#data/preferences.ts';
import { isWanted } from '#browser/fillingWanted.ts';

/** Rest after the shell's later parts before anything is filled in, milliseconds. */
const rest = 3_000;

async function begin() {
  const { start } = await import('#shared/filling/start.ts');
  start();
}

/** Begins to fill in the app some time after the first screen, unless data are saved, or the player has removed what was. */
export function fillWhenIdle(): void {
  const isPossible = 'serviceWorker' in navigator && !import.meta.env.DEV;
  if (isPossible && isWanted() && !savesData() && !isSlow()) setTimeout(() => void begin().catch(() => {}), rest);
}
