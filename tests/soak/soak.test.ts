import { expect, test } from 'vitest';
import { checkHistory } from '../history/check.ts';
import { bundleSoak } from './bundle.ts';
import { leastPerDay } from './least.ts';

/** `FAULT_SEED` replays one run; a merge does one run of twelve hours, and `npm run soak` 50 runs of a day. */
const { FAULT_SEED, SOAK_SEEDS = '1', SOAK_HOURS = '12' } = process.env;
const seeds = FAULT_SEED ? [Number(FAULT_SEED)] : Array.from({ length: Number(SOAK_SEEDS) }, (_, i) => i + 1);
const hours = Number(SOAK_HOURS);

/** Maximum duration of a run, milliseconds (reliability, H1). */
const most = 60_000;

/** Maximum number of violations printed. */
const shown = 20;

const { soak } = await bundleSoak();

test.each(seeds)('the run of FAULT_SEED=%i breaks no invariant (H1)', { timeout: most }, async (seed) => {
  const { history, count, left } = await soak(seed, hours);
  expect(checkHistory(history).slice(0, shown)).toEqual([]);
  expect({ left }).toEqual({ left: 0 });
  const enough = Object.fromEntries(Object.entries(leastPerDay).map(([what, least]) => [what, (least * hours) / 24]));
  const tooFew = Object.entries(count).filter(([what, many]) => many < enough[what]!);
  expect(tooFew).toEqual([]);
});
