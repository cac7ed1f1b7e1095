import { proxy } from 'valtio';

/**
 * Delay before the loading bar shows, milliseconds: for what the player asked for (spec §9), and for background
 * loading.
 */
export const barDelay = { requested: 100, background: 1_000 };

/** Whether the loading bar is shown. */
export const loading = proxy({ shown: false });

let works = 0;

/** Shows the loading bar while the work takes longer than the delay; hides it when the work settles. */
export async function withLoadingBar<T>(work: Promise<T>, delay = barDelay.requested): Promise<T> {
  works += 1;
  const timer = setTimeout(() => (loading.shown = true), delay);
  try {
    return await work;
  } finally {
    clearTimeout(timer);
    works -= 1;
    if (works === 0) loading.shown = false;
  }
}
