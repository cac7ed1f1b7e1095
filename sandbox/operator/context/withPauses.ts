import { setImmediate as othersGo } from 'node:timers/promises';

/** How long items are worked on back to back before requests and timers get a turn, milliseconds. */
const longestRow = 10;

let lastPause: Promise<unknown> = Promise.resolve();

/** A turn for requests and timers, of which each work that is under way waits for its own. */
function pause(): Promise<unknown> {
  lastPause = lastPause.then(() => othersGo());
  return lastPause;
}

/**
 * Yields each item, with a turn for others in between where the work on them takes long, however much such work is
 * under way; `now` in milliseconds.
 */
export async function* withPauses<T>(items: Iterable<T>, now = () => performance.now()): AsyncGenerator<T> {
  let rested = now();
  for (const item of items) {
    if (now() - rested >= longestRow) {
      await pause();
      rested = now();
    }
    yield item;
  }
}
