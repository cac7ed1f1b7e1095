import { sell } from '../e2e/support/lottery.ts';
import { enterAs, expect, test } from '../e2e/support/perlas.ts';
import { broughtAlong, offlineReady } from '../e2e/support/rest.ts';
import { sandbox } from '../e2e/support/sandbox.ts';
import { frames, steps } from './tapSteps.ts';
import { beginStep, notedOf, noteTaps, percentile, type Durations } from './taps.ts';

/** The time the script runs, minutes, and how many games the lobby has. */
const minutes = Number(process.env['SOAK_MINUTES'] ?? 15);
const games = Number(process.env['SOAK_GAMES'] ?? 300);
test.use({ games });

/** Maximum durations of three of four interactions, of any, and of a change of page, milliseconds. */
const most = { p75: 100, any: 200, page: 150 };
/** Minimum of frames a second while a list is scrolled. */
const leastFrames = 50;
/** Deposits of the player, so that the records can be scrolled. */
const deposits = 30;

const table = (durations: Durations) =>
  Object.entries(durations).map(([step, took]) => ({
    step,
    count: took.length,
    median: Math.round(percentile(took, 0.5)),
    p75: Math.round(percentile(took, 0.75)),
    slowest: Math.round(Math.max(...took)),
  }));

test(`with ${games} games every tap of ${minutes} minutes is shown within ${most.any} ms`, async ({ page, player }) => {
  test.setTimeout((minutes + 5) * 60_000);
  await page.addInitScript(noteTaps);
  await sell();
  for (let i = 0; i < deposits; i++) await sandbox.pay(player, 50_000);
  await enterAs(page, player);
  await offlineReady(page);
  await broughtAlong(page, 'player');
  for (const end = Date.now() + minutes * 60_000; Date.now() < end;)
    for (const [name, step] of Object.entries(steps)) {
      await beginStep(page, name);
      await step(page);
    }
  const { taps, pages } = await notedOf(page);
  console.log(`${games} games: taps, milliseconds`);
  console.table(table(taps));
  console.log('From page to page, milliseconds; the first time loads the code');
  console.table(table(pages));
  console.log('Frames a second while scrolling');
  console.table(table(frames));
  const all = Object.values(taps).flat();
  expect.soft(percentile(all, 0.75), 'three of four taps').toBeLessThanOrEqual(most.p75);
  expect.soft(Math.max(...all), 'the slowest tap').toBeLessThanOrEqual(most.any);
  for (const [step, took] of Object.entries(pages))
    expect.soft(percentile(took, 0.75), `from page to page: ${step}`).toBeLessThanOrEqual(most.page);
  for (const [list, each] of Object.entries(frames))
    expect.soft(percentile(each, 0.5), `frames of ${list}`).toBeGreaterThanOrEqual(leastFrames);
});
