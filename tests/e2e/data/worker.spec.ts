import { setTimeout as pause } from 'node:timers/promises';
import type { Page } from 'playwright/test';
import { expect, test } from '#tests/network/test.ts';
import { crash } from '../support/crash.ts';
import { enter, enterAs, settleIn, test as atHome } from '../support/perlas.ts';
import { sandbox } from '../support/sandbox.ts';
import { see } from '../support/visibility.ts';
import { quiet } from '../support/rest.ts';

const searchBox = (page: Page) => page.getByRole('searchbox', { name: 'Search games' });
const found = (page: Page) => page.getByRole('main').getByRole('link');
const stopped = (page: Page) => page.getByRole('heading', { level: 1, name: 'The app stopped' });

/** How long a page may be without a worker, milliseconds. */
const restart = 2_000;

/** The number of workers whose death the page watches for, by queuing for the lock named after each. */
const watched = (page: Page) =>
  page.evaluate(async () => {
    const { pending = [] } = await navigator.locks.query();
    return pending.filter(({ name = '' }) => /^[\da-f-]{36}$/.test(name)).length;
  });

/** Taps "Deposit" without an answer; settles when the operator has received it. */
async function depositUnanswered(page: Page) {
  await page.goto('/wallets');
  await sandbox.hang('createRecharge', 'before');
  const since = Date.now();
  await page.getByRole('radio', { name: /₱500\.00/ }).check();
  await page.getByRole('button', { name: 'Deposit', exact: true }).click();
  await expect.poll(() => sandbox.received('createRecharge', since)).toHaveLength(1);
  return async () => (await sandbox.received('createRecharge', since)).length;
}

test('a worker killed during a deposit is replaced within 2 s, and the deposit is never resent (C1)', async ({
  page,
  player,
  worker,
}) => {
  await enterAs(page, player);
  const sent = await depositUnanswered(page);
  const since = Date.now();
  const next = page.waitForEvent('worker', { timeout: restart });
  await worker.kill();
  await next;
  await expect(page.getByText(/Checking your deposit/i).first()).toBeVisible();
  await expect.poll(() => sandbox.received('operationStatus', since)).not.toEqual([]);
  await expect(page.getByRole('status', { name: 'Balance' })).toBeVisible();
  expect(await sent()).toBe(1);
});

test('a worker in an endless loop is replaced, and the page stays usable (C2)', async ({ page, worker }) => {
  await enter(page, '/game/search');
  const before = await worker.current();
  await worker.hang();
  await searchBox(page).fill('pearl');
  await expect(searchBox(page)).toHaveValue('pearl');
  await before.waitForEvent('close', { timeout: 30_000 });
  await searchBox(page).fill('pearls');
  await searchBox(page).fill('pearl');
  await expect(found(page).first()).toBeVisible();
});

test('a worker that keeps dying is given up after three more, and a reload helps (C4)', async ({ page, worker }) => {
  await enter(page);
  for (let death = 1; death <= 4; death++) {
    await expect.poll(() => watched(page)).toBe(1);
    await worker.kill();
  }
  await expect(stopped(page)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Reload' })).toBeVisible();
  await page.reload();
  await expect(found(page).first()).toBeVisible();
});

test('an unhandled worker error is reported once, and the worker continues (C5)', async ({ page, worker, watch }) => {
  watch.expectLines(/planted/);
  const told: string[] = [];
  page.on('pageerror', ({ message }) => told.push(message));
  page.on('console', (message) => message.type() === 'error' && told.push(message.text()));
  await enter(page, '/game/search');
  const before = await worker.current();
  await before.evaluate(() => void Promise.reject(new Error('planted')));
  await searchBox(page).fill('pearl');
  await expect(found(page).first()).toBeVisible();
  expect(told).toHaveLength(1);
  expect(page.workers()).toEqual([before]);
});

test('a slow phone back from ten hidden minutes requests each thing once, and is usable at once (H7)', async ({
  page,
  context,
  player,
  clock,
}) => {
  await clock.start();
  await enterAs(page, player);
  await page.goto('/');
  await expect(found(page).first()).toBeVisible();
  const debuggers = await context.newCDPSession(page);
  await debuggers.send('Emulation.setCPUThrottlingRate', { rate: 6 });
  await see(page, 'hidden');
  await clock.sleep(600_000);
  const since = Date.now();
  await see(page, 'visible');
  await page.getByRole('link', { name: 'Search games' }).click();
  await searchBox(page).fill('pearl');
  await expect(found(page).first()).toBeVisible();
  await clock.pass(10_000);
  const received = async (call: string) => (await sandbox.received(call, since)).length;
  for (const call of ['refreshData', 'online', 'activityGetStatusList'])
    expect(await received(call), call).toBeLessThanOrEqual(1);
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('ten minutes of sleep cause one heartbeat and one refresh, and no dialog (C10)', async ({
  page,
  player,
  clock,
}) => {
  await clock.start();
  await enterAs(page, player);
  await quiet(page);
  const begun = Date.now();
  await page.goto('/');
  await expect(page.getByRole('status', { name: 'Balance' })).toBeVisible();
  // The requests of a start have arrived, however slow it was.
  await expect.poll(async () => (await sandbox.received('activityGetStatusList', begun)).length).toBe(1);
  await quiet(page);
  const since = Date.now();
  await clock.sleep(600_000);
  const received = async (call: string) => (await sandbox.received(call, since)).length;
  await expect.poll(() => received('refreshData')).toBe(1);
  await expect.poll(() => received('online')).toBe(1);
  await clock.pass(10_000);
  expect(await received('online')).toBe(1);
  expect(await received('refreshData')).toBe(1);
  expect(await received('activityGetStatusList')).toBeLessThanOrEqual(1);
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

/** How long the system freezes the browser's pages, milliseconds. */
const heldStill = 70_000;

test('70 seconds frozen cause one heartbeat and one refresh, and no dialog (C10)', async ({
  page,
  player,
  context,
}) => {
  test.setTimeout(heldStill + 60_000);
  await settleIn(page, player, '/');
  const browser = await context.browser()!.newBrowserCDPSession();
  const { processInfo } = await browser.send('SystemInfo.getProcessInfo');
  const pages = processInfo.filter(({ type }) => type === 'renderer').map(({ id }) => id);
  for (const each of pages) process.kill(each, 'SIGSTOP');
  await pause(heldStill);
  const since = Date.now();
  for (const each of pages) process.kill(each, 'SIGCONT');
  const received = async (call: string) => (await sandbox.received(call, since)).length;
  await expect.poll(() => received('online')).toBe(1);
  await page.getByRole('link', { name: 'Search games' }).click();
  await searchBox(page).fill('pearl');
  await expect(found(page).first()).toBeVisible();
  for (const call of ['online', 'refreshData', 'activityGetStatusList'])
    expect(await received(call), call).toBeLessThanOrEqual(1);
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('after a page crash during a deposit, the next page looks it up and never resends it (H3)', async ({
  page,
  player,
}) => {
  await enterAs(page, player);
  const sent = await depositUnanswered(page);
  const next = await crash(page);
  await next.goto('/wallets');
  await expect(next.getByText(/Checking your deposit/i).first()).toBeVisible();
  expect(await sent()).toBe(1);
});

const scripts = {
  'can’t be found': { status: 404, body: '' },
  'is an HTML page': { contentType: 'text/html', body: '<!doctype html>' },
  'isn’t a script': { contentType: 'text/javascript', body: 'const;' },
  'throws at once': { contentType: 'text/javascript', body: 'throw new Error("planted")' },
};

atHome.describe('a worker that can’t start', () => {
  atHome.use({ serviceWorkers: 'block' });
  for (const [how, answer] of Object.entries(scripts))
    atHome(`a worker whose code ${how} is retried three times, then the page says so (C3)`, async ({ page, watch }) => {
      watch.expectLines(/core-|planted|Unexpected token|MIME type|Worker/);
      let tries = 0;
      await page.route('**/assets/core-*.js', (route) => {
        // A first visit also fetches the code outside the worker.
        if (route.request().resourceType() !== 'fetch') tries++;
        return route.fulfill(answer);
      });
      await page.goto('/');
      await expect(stopped(page)).toBeVisible();
      expect(tries).toBe(1 + 3);
      await page.unroute('**/assets/core-*.js');
      await expect(page.getByRole('button', { name: 'Reload' })).toBeVisible();
      await page.reload();
      await expect(page.getByRole('dialog', { name: 'Age and terms notice' })).toBeVisible();
    });
});
