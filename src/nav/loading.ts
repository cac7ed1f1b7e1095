import { proxy } from 'valtio';

/** How long something may take before the loading bar shows, milliseconds: what was asked for (spec §9), and what comes by itself. */
export const barDelay = { asked: 100, unasked: 1_000 };

/** Whether the loading bar is on screen. */
export const loading = proxy({ shown: false });

let works = 0;

/** Shows the loading bar while something takes longer than so many milliseconds; gone when it ends, well or not. */
export async function withLoadingBar<T>(work: Promise<T>, delay = barDelay.asked): Promise<T> {
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
