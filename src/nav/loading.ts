import { proxy } from 'valtio';

/** Delay before the loading bar shows, milliseconds (spec §9). */
export const barDelay = 100;

/** Whether the loading bar is shown. */
export const loading = proxy({ shown: false });

let works = 0;

/** Shows the loading bar while the work takes longer than the delay; hides it when the work settles. */
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
