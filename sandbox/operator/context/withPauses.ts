import { setImmediate as othersGo } from 'node:timers/promises';

/** How long items are worked on back to back before requests and timers get a turn, milliseconds. */
const longestRow = 10;

/** Yields each item, with a turn for others in between where the work on them takes long; `now` in milliseconds. */
export async function* withPauses<T>(items: Iterable<T>, now = () => performance.now()): AsyncGenerator<T> {
  let rested = now();
  for (const item of items) {
    if (now() - rested >= longestRow) {
      await othersGo();
      rested = now();
    }
    yield item;
  }
}
