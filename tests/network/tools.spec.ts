import { enter, enterAs } from '../e2e/support/perlas.ts';
import { sandbox } from '../e2e/support/sandbox.ts';
import { free } from './conditions.ts';
import { nextBrand } from './deploy.ts';
import { expect, test } from './test.ts';
import { broughtAlong, offlineReady } from '../e2e/support/rest.ts';

const minute = 60_000;

test('a killed worker is replaced', async ({ page, worker }) => {
  await enter(page);
  const first = await worker.current();
  await worker.kill();
  expect(page.workers()).not.toContain(first);
  await expect.poll(() => page.workers().length).toBe(1);
});

test('a hanging worker is detected and replaced under a controlled clock', async ({ page, worker, clock }) => {
  await clock.start();
  await enter(page);
  await expect(page.getByRole('main').getByRole('link').first()).toBeVisible();
  const first = await worker.current();
  await worker.hang();
  await clock.pass(minute / 2, minute / 12);
  await expect.poll(() => page.workers().filter((each) => each !== first).length).toBe(1);
});

test('the clock moves page and worker together, with one heartbeat a minute, one per sleep', async ({
  page,
  clock,
  player,
}) => {
  await clock.start();
  await enterAs(page, player);
  const since = Date.now();
  const beats = async () => (await sandbox.received('online', since)).length;
  const before = await beats();
  await clock.pass(5 * minute, 5_000);
  await expect.poll(beats).toBe(before + 5);
  const times = [await page.evaluate(() => Date.now()), await page.workers()[0]!.evaluate(() => Date.now())];
  expect(Math.abs(times[0]! - times[1]!)).toBeLessThan(2_000);
  expect(times[0]! - Date.now()).toBeGreaterThan(4.9 * minute);
  await clock.sleep(10 * minute);
  await expect.poll(beats).toBe(before + 6);
});

test('a 30-second deadline in a black hole passes at once under the controlled clock', async ({
  page,
  clock,
  network,
  player,
}) => {
  await clock.start();
  await network({ ...free, effectiveType: '3g' });
  await enter(page);
  await offlineReady(page);
  await page.goto('/auth/login?type=account');
  await page.getByRole('textbox', { name: 'Username' }).fill(player.account);
  await page.getByRole('textbox', { name: 'Password' }).fill(player.password);
  await network('blackhole');
  await page.getByRole('button', { name: 'Log in', exact: true }).click();
  await clock.pass(28_000, 4_000);
  await expect(page.getByRole('dialog', { name: 'Tips' })).toHaveCount(0);
  await clock.pass(4_000);
  await expect(page.getByRole('dialog', { name: 'Tips' })).toBeVisible();
});

test('a full storage accepts no more writes until there is room again', async ({ page, storage }) => {
  await page.goto('/');
  const keep = () =>
    page.evaluate(async () => {
      const cache = await caches.open('qa');
      return cache.put('/qa', new Response('x'.repeat(1_000_000))).then(
        () => 'kept',
        ({ name }: Error) => name,
      );
    });
  await storage.full(300_000);
  expect(await keep()).toBe('QuotaExceededError');
  await storage.roomy();
  expect(await keep()).toBe('kept');
});

test('a wiped storage is empty', async ({ page, storage }) => {
  await enter(page);
  await offlineReady(page);
  // Files that are still loading would be stored again.
  await broughtAlong(page, 'visitor');
  const left = () =>
    page.evaluate(async () => [
      ...(await caches.keys()),
      ...Object.keys(localStorage).filter((key) => key.startsWith('qa')),
      ...(await navigator.serviceWorker.getRegistrations()).map(({ scope }) => scope),
    ]);
  await page.evaluate(() => localStorage.setItem('qa', '1'));
  expect((await left()).length).toBeGreaterThan(2);
  await storage.wipe();
  expect(await left()).toEqual([]);
});

test('the next build is deployed, and the first one is restored after the test', async ({ page, deploy }) => {
  test.setTimeout(120_000);
  const id = await deploy();
  await page.goto('/');
  await expect(page).toHaveTitle(new RegExp(nextBrand));
  expect(await page.evaluate(() => fetch('/builds/latest.json').then((said) => said.json()))).toMatchObject({ id });
});

test.describe('in a browser of its own', () => {
  test.use({ ownBrowser: true });

  test('a killed browser comes back with its profile and on its network', async ({
    page,
    player,
    restart,
    network,
    faults,
  }) => {
    await network({ ...free, effectiveType: '3g' });
    await enterAs(page, player);
    const again = await restart();
    await again.goto('/');
    await expect(again.getByRole('status', { name: 'Balance' })).toBeVisible();
    expect(
      await again.evaluate(
        () => (navigator as unknown as { connection: { effectiveType: string } }).connection.effectiveType,
      ),
    ).toBe('3g');
    expect(faults.copies('accountLogin')).toHaveLength(1);
  });
});
