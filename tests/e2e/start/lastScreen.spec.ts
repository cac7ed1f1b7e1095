import type { Page } from 'playwright/test';
import { lastScreenCache, lastScreenEntry } from '../../../src/browser/documentSettings.ts';
import { enter, enterAs, expect, logIn, logOut, test } from '../support/perlas.ts';
import { sandbox } from '../support/sandbox.ts';
import { spin } from '../support/slot.ts';
import { largestPictures } from '../support/sight.ts';
import { goOffline, offlineReady } from '../support/rest.ts';
import { comeBack, isKept, kept, lastScreen, withoutCode } from './lastScreen.ts';

const games = (page: Page) => page.locator('main li a[href^="/game/start"]');
const balance = (page: Page) => page.getByRole('status', { name: 'Balance' });

/** Init script: sums up layout shifts, and counts how often the lobby lost games that it had shown. */
function watchGames() {
  const seen = { shifts: 0, losses: 0 };
  Object.assign(globalThis, { seen });
  new PerformanceObserver((list) => {
    for (const each of list.getEntries() as (PerformanceEntry & { value: number })[]) seen.shifts += each.value;
  }).observe({ type: 'layout-shift', buffered: true });
  let had = false;
  const look = () => {
    const has = document.querySelector('#root main article a') !== null;
    if (had && !has) seen.losses++;
    had = has;
    requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}
const seen = (page: Page) => page.evaluate(() => (globalThis as unknown as { seen: object }).seen);

test('a returning player sees the last lobby and dated balance, replaced without a shift', async ({
  page,
  context,
  player,
}) => {
  await comeBack(page, player);
  const names = await games(page).allTextContents();
  await page.addInitScript(watchGames);
  await page.reload({ waitUntil: 'commit' });
  await expect(games(page).first()).toBeVisible();
  const before = await page.evaluate(() => ({
    data: performance.getEntriesByName('app:data')[0]?.startTime ?? Infinity,
    shell: performance.getEntriesByName('app:shell')[0]?.startTime ?? Infinity,
  }));
  expect(before.data).toBeLessThan(before.shell);
  await expect(lastScreen(page)).toHaveCount(0);
  await expect(
    page
      .getByRole('contentinfo')
      .or(page.getByText(/^License/))
      .first(),
  ).toBeAttached();
  expect(names).toEqual(await games(page).allTextContents());
  expect(await seen(page)).toEqual({ shifts: 0, losses: 0 });
  const pictures = await largestPictures(page);
  expect(pictures).toEqual([...new Set(pictures)]);
  void context;
});

test('a player’s recent games come first, also offline, and nothing shifts for them @long', async ({
  page,

  player,
}) => {
  const first = page.locator('main h2').first();
  await enterAs(page, player);
  await page.goto('/game/start?gameId=1001');
  await expect(spin(page)).toBeEnabled({ timeout: 20_000 });
  await page.getByRole('button', { name: 'Exit game' }).click();
  await expect(first).toHaveText('Recent');
  await kept(page);
  await goOffline(page, 'player');
  await page.addInitScript(watchGames);
  await page.reload({ waitUntil: 'commit' });
  await expect(first).toHaveText('Recent');
  const game = await games(page).first().textContent();
  await expect(lastScreen(page)).toHaveCount(0);
  await expect(page.getByText('Offline, as of')).toBeVisible();
  await expect(first).toHaveText('Recent');
  expect(await games(page).first().textContent()).toBe(game);
  expect(await seen(page)).toEqual({ shifts: 0, losses: 0 });
});

test('before any app code the last screen is readable, with working links and a dated balance @long', async ({
  page,
  player,
}) => {
  await comeBack(page, player);
  const letGo = await withoutCode(page);
  await page.reload({ waitUntil: 'commit' });
  await expect(lastScreen(page)).toBeVisible();
  await expect(balance(page)).toHaveText(/^₱0\.00as of \d\d:\d\d$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
  const game = await games(page).first().getAttribute('href');
  await games(page).first().click();
  await expect(page).toHaveURL(game!);
  letGo();
});

test('the last screen is also there offline', { tag: '@long' }, async ({ page }) => {
  await enter(page);
  await kept(page);
  await page.addInitScript(watchGames);
  await goOffline(page, 'visitor');
  await page.reload({ waitUntil: 'commit' });
  await expect(games(page).first()).toBeVisible();
  await expect(page.getByText(/^Offline, as of/)).toBeVisible();
  expect(await seen(page)).toEqual({ shifts: 0, losses: 0 });
});

test('a warm start loads its styles once, and no further code before the app has the page @long', async ({ page }) => {
  await enter(page);
  await offlineReady(page);
  await kept(page);
  await page.reload({ waitUntil: 'commit' });
  await expect(lastScreen(page)).toHaveCount(0);
  const loaded = () =>
    page.evaluate(() => {
      const shell = performance.getEntriesByName('app:shell')[0]?.startTime ?? 0;
      const files = performance.getEntriesByType('resource').filter(({ name }) => /\/assets\/.*\.(js|css)$/.test(name));
      const named = (each: PerformanceEntry[]) =>
        each.map(({ name }) => name.replace(/^.*\/assets\/(.*)-.{8}(\.\w+)$/, '$1$2')).toSorted();
      return {
        before: named(files.filter(({ startTime }) => startTime < shell)),
        later: named(files.filter(({ startTime }) => startTime >= shell)),
      };
    });
  await expect.poll(async () => (await loaded()).later).toContain('afterLoad.js');
  const { before, later } = await loaded();
  expect(before.filter((name) => !name.startsWith('core'))).toEqual(['index.js', 'rolldown-runtime.js', 'vendor.js']);
  expect(later).not.toContain('index.css');
});

test(
  'a log-out in another tab deletes the last screen, and nothing of it is shown (I5)',
  { tag: '@long' },
  async ({ page, context, player }) => {
    await comeBack(page, player);
    const other = await context.newPage();
    await other.goto('/member');
    await logOut(other);
    await expect(balance(page)).toHaveCount(0);
    await page.goto('/', { waitUntil: 'commit' });
    await expect(page.getByRole('button', { name: 'Log in' })).toBeVisible();
    await expect(lastScreen(page)).toHaveCount(0);
    await expect(page.getByRole('banner').getByText(/₱/)).toHaveCount(0);
    // Visitors see no amounts except the jackpot's.
    await expect(page.getByText('₱0.00', { exact: true })).toHaveCount(0);
  },
);

test('another player never sees the last screen (I5)', { tag: '@long' }, async ({ page, player, watch }) => {
  await comeBack(page, player);
  const second = await sandbox.newPlayer(watch.started);
  await page.goto('/member');
  await logOut(page);
  await logIn(page, second);
  await page.addInitScript(() => {
    addEventListener('DOMContentLoaded', () => {
      Object.assign(globalThis, { shown: document.querySelector('#root')!.textContent });
    });
  });
  await page.goto('/');
  await expect(balance(page)).toBeVisible();
  expect(await page.evaluate(() => (globalThis as unknown as { shown: string }).shown)).not.toContain('₱');
});

test('a break removes the last screen at once (G-04)', { tag: '@long' }, async ({ page, player }) => {
  await comeBack(page, player);
  await sandbox.call('selfExclude', { type: 1, hours: 24, requestId: crypto.randomUUID() }, player.token);
  await page.goto('/member');
  await expect(page.getByRole('heading', { name: 'You are taking a break' })).toBeVisible();
  await expect.poll(() => isKept(page)).toBe(false);
  await page.goto('/', { waitUntil: 'commit' });
  await expect(page.getByRole('heading', { name: 'You are taking a break' })).toBeVisible();
  await expect(games(page)).toHaveCount(0);
});

test(
  'a last screen in another language is not shown, and one in this language is stored',
  { tag: '@long' },
  async ({ page, context, player }) => {
    await comeBack(page, player);
    await context.addCookies([{ name: 'lang', value: 'fil', url: page.url() }]);
    await page.reload({ waitUntil: 'commit' });
    await expect(page.locator('html[lang=fil]')).toBeAttached();
    await expect(page.getByRole('status', { name: 'Balanse' })).toBeVisible();
    await expect
      .poll(() =>
        page.evaluate(
          async ([cache, entry]) => (await caches.match(entry!, { cacheName: cache! }))?.text(),
          [lastScreenCache, lastScreenEntry],
        ),
      )
      .toContain('data-lang="fil"');
  },
);
