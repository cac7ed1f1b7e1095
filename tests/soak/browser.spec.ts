import { setTimeout as pause } from 'node:timers/promises';
import type { BrowserContext, Page } from 'playwright/test';
import { enterAs, expect, test } from '../e2e/support/perlas.ts';
import { sandbox } from '../e2e/support/sandbox.ts';
import { createDice, type Dice } from './clock.ts';

const minutes = Number(process.env['SOAK_MINUTES'] ?? 1);
const seed = Number(process.env['FAULT_SEED'] ?? 1);

/** Maximum time between two actions, and the interval of heap measurements; milliseconds. */
const pace = { most: 1_500, look: 10_000 };

/** Allowed heap growth of a tab without reloads, from the first measurement to the last, bytes. */
const growth = 6_000_000;

/** Player actions; one that the page doesn't currently offer does nothing. */
const acts: ((page: Page) => Promise<unknown>)[] = [
  (page) =>
    page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Home' }).click({ timeout: 2_000 }),
  (page) =>
    page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Wallet' }).click({ timeout: 2_000 }),
  (page) => page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Me' }).click({ timeout: 2_000 }),
  (page) =>
    page
      .getByRole('button', { name: /^Like / })
      .first()
      .click({ timeout: 2_000 }),
  (page) => page.goBack({ timeout: 2_000 }),
];

/** Injected faults, and their repairs. */
const faults: ((context: BrowserContext) => Promise<unknown>)[] = [
  (context) => context.setOffline(true),
  (context) => context.setOffline(false),
  () => sandbox.error('*', { status: 503, times: 3 }),
  () => sandbox.error('refreshData', { status: 500, times: 2 }),
  () => sandbox.hang('gameLike', 'after', 1),
  () => sandbox.latency('*', 1_200),
  () => sandbox.reset(),
];

async function heapOf(page: Page) {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('HeapProfiler.collectGarbage');
  const { usedSize } = await devtools.send('Runtime.getHeapUsage');
  await devtools.detach();
  return usedSize;
}

async function live(tabs: Page[], context: BrowserContext, dice: Dice, until: number) {
  const heaps: number[] = [];
  let looked = 0;
  let done = 0;
  while (Date.now() < until) {
    await pause(dice.between(0, pace.most));
    if (dice.chance(0.2)) await dice.one(faults)(context);
    await dice
      .one(acts)(dice.one(tabs))
      .then(
        () => done++,
        () => {},
      );
    if (Date.now() - looked < pace.look) continue;
    looked = Date.now();
    heaps.push(await heapOf(tabs[0]!));
  }
  return { heaps, done };
}

test(`two tabs survive ${minutes} minutes of faults, FAULT_SEED=${seed} (H2)`, async ({
  page,
  context,
  player,
  watch,
}) => {
  test.setTimeout((minutes + 4) * 60_000);
  watch.expectLines(/^Failed to load resource/, /net::ERR_/);
  await enterAs(page, player);
  const second = await context.newPage();
  await second.goto('/');
  const { heaps, done } = await live([page, second], context, createDice(seed), Date.now() + minutes * 60_000);
  expect(done).toBeGreaterThan(5 * minutes);
  // The first measurement precedes the first load of every screen, so it doesn't count.
  expect(heaps.at(-1)! - heaps[1]!).toBeLessThan(growth);
});
