import { proxy } from 'valtio';

/** How long something may take before the loading bar shows, milliseconds (spec §9). */
export const barDelay = 100;

/** Whether the loading bar is on screen. */
export const loading = proxy({ shown: false });

let works = 0;

/** Shows the loading bar while something takes longer than a moment; gone when it ends, well or not. */
export async function withLoadingBar<T>(work: Promise<T>): Promise<T> {
  works += 1;
  const timer = setTimeout(() => (loading.shown = true), barDelay);
  try {
    return await work;
  } finally {
    clearTimeout(timer);
    works -= 1;
    if (works === 0) loading.shown = false;
  }
}
