import type { Page } from 'playwright/test';
import { amend } from '../support/amend.ts';
import { enterAs, expect, test } from '../support/perlas.ts';
import { beginRound, spin, started } from '../support/slot.ts';
import { sandbox } from '../support/sandbox.ts';
import { goOffline, quiet } from '../support/rest.ts';

const game = '/game/start?gameId=1001';
const exit = (page: Page) => page.getByRole('button', { name: 'Exit game' });
const balance = (page: Page) => page.getByRole('status', { name: 'Balance' });
const frameOf = (page: Page) => page.frames().find((frame) => frame.parentFrame() !== null)!;
const came = async (call: string, since: number) => (await sandbox.received(call, since)).length;

/** Settles when the game has reported that it can be played. */
async function opened(page: Page) {
  await started(page);
}

/** Opens a game from the lobby. */
async function open(page: Page) {
  await page.getByRole('main').getByRole('article').getByRole('link').first().click();
  await opened(page);
}

test('a game starts once, opens again on a reload, and a step back leaves it and reads the balance', async ({
  page,
  player,
}) => {
  await enterAs(page, player);
  const since = Date.now();
  // Longer than Playwright's polling interval, which would otherwise miss the opening.
  await sandbox.latency('startGame', 1_500);
  await page.getByRole('main').getByRole('article').getByRole('link').first().click();
  await expect(page.getByText('Opening the game…')).toBeVisible();
  await opened(page);
  expect(await came('startGame', since)).toBe(1);

  const first = await page.locator('iframe').getAttribute('src');
  await page.reload();
  await opened(page);
  expect(await page.locator('iframe').getAttribute('src')).not.toBe(first);
  expect(await came('startGame', since)).toBe(2);

  const left = Date.now();
  await page.goBack();
  await expect(page).toHaveURL(/\/$/);
  await expect.poll(() => came('exitGame', left)).toBeGreaterThan(0);
  await expect.poll(() => came('refreshData', left)).toBeGreaterThan(0);
});

test(
  'leaving by button or step back asks for confirmation during a round, and not after it',
  { tag: '@long' },
  async ({ page, player }) => {
    await sandbox.pay(player, 50_000);
    await enterAs(page, player);
    await open(page);
    await beginRound(page);
    const dialog = page.getByRole('dialog', { name: 'A round is in progress' });
    await exit(page).click();
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    await expect(dialog).toHaveCount(0);
    await page.goBack();
    await expect(dialog).toBeVisible();
    await expect(page).toHaveURL(/\/game\/start/);
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    await spin(page).click();
    await expect(spin(page)).toBeEnabled({ timeout: 20_000 });
    await exit(page).click();
    await expect(page).toHaveURL(/\/$/);
    await expect(dialog).toHaveCount(0);
  },
);

test('only messages of the game itself count, and none about money (G7) @long', async ({ page, player }) => {
  await enterAs(page, player);
  await open(page);
  const frame = frameOf(page);
  const origin = new URL(frame.url()).origin;
  await page.evaluate((spoken) => {
    const tell = (type: string, more: object) =>
      dispatchEvent(new MessageEvent('message', { data: { type, inRound: true, coin: 999_900 }, ...more }));
    const source = document.querySelector('iframe')!.contentWindow;
    for (const type of ['exit', 'deposit', 'round', 'balance']) {
      postMessage({ type, inRound: true, coin: 999_900 }, '*');
      tell(type, { origin: spoken, source: window });
      tell(type, { origin: 'https://evil.test', source });
      tell(type, { origin: spoken });
    }
  }, origin);
  const since = Date.now();
  await frame.evaluate(() => {
    for (const type of ['balance', 'constructor', '']) parent.postMessage({ type, coin: 999_900 }, '*');
    parent.postMessage('exit', '*');
    parent.postMessage(null, '*');
  });
  await expect.poll(() => came('refreshData', since)).toBeGreaterThan(0);
  await expect(balance(page)).toHaveText('₱0.00');
  await expect(page).toHaveURL(/\/game\/start/);
  await frame.evaluate(() => parent.postMessage({ type: 'exit' }, '*'));
  await expect(page).toHaveURL(/\/$/);
});

test('offline the game stays, with a notice and no dialog @long', async ({ page, context, player }) => {
  await enterAs(page, player);
  await open(page);
  const before = await page.locator('iframe').elementHandle();
  await goOffline(page);
  await expect(page.getByText(/^Offline/)).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(spin(page)).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByText(/^Offline/)).toHaveCount(0);
  expect(await page.evaluate((frame) => frame === document.querySelector('iframe'), before)).toBe(true);
});

test('a game whose tab was closed is ended at the next start', { tag: '@long' }, async ({ page, context, player }) => {
  await enterAs(page, player);
  await open(page);
  const since = Date.now();
  await page.close();
  expect(await came('exitGame', since)).toBe(0);
  const next = await context.newPage();
  await next.goto('/');
  await expect.poll(() => came('exitGame', since)).toBe(1);
});

test('a demo says so and changes no balance', { tag: '@long' }, async ({ page, player }) => {
  await sandbox.pay(player, 50_000);
  await enterAs(page, player);
  await page.goto(`${game}&tryIt=1`);
  await expect(page.getByText('Demo', { exact: true })).toBeVisible();
  await expect(balance(page)).toHaveText('₱525.00');
  await expect(spin(page)).toBeEnabled({ timeout: 20_000 });
  const since = Date.now();
  await spin(page).click();
  await expect(spin(page)).toBeEnabled({ timeout: 20_000 });
  await expect.poll(() => came('refreshData', since)).toBeGreaterThan(0);
  await expect(balance(page)).toHaveText('₱525.00');
  await exit(page).click();
  await expect(page).toHaveURL(/\/$/);
  expect(await came('exitGame', since)).toBe(0);
  const pages = { pageNum: 1, pageSize: 20 };
  const { data } = await sandbox.call<{ data: { list: unknown[] } }>('appUserCoinDetail', pages, player.token);
  expect(data.list).toHaveLength(2);
});

test(
  'a game silent for 10 s is stopped, and reopens at the player’s request (GA-07)',
  { tag: '@long' },
  async ({ page, player }) => {
    await enterAs(page, player);
    await page.goto('/');
    let silent = true;
    const { host } = new URL(page.url());
    await page.route(
      (url) => url.host !== host,
      (route) =>
        silent
          ? route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>-</title>' })
          : route.continue(),
    );
    const since = Date.now();
    await page.getByRole('main').getByRole('article').getByRole('link').first().click();
    await expect(page.getByText('The game is starting…')).toBeVisible();
    const shownAt = Date.now();
    await expect(page.getByRole('alert')).toContainText('No answer for 10 seconds.', { timeout: 20_000 });
    expect(Date.now() - shownAt).toBeGreaterThan(8_000);
    await expect(page.locator('iframe')).toHaveCount(0);
    expect(await came('startGame', since)).toBe(1);
    await expect.poll(() => came('exitGame', since)).toBe(1);

    silent = false;
    await page.getByRole('button', { name: 'Try again' }).click();
    await opened(page);
    expect(await came('startGame', since)).toBe(2);
    expect(await came('exitGame', since)).toBe(1);
  },
);

test('a game whose address may not be framed is not opened, with a message (GA-12) @long', async ({
  page,
  context,
  player,
}) => {
  await enterAs(page, player);
  const own = (told: object) => ({ ...told, url: `${new URL(page.url()).origin}/faq` });
  await amend<{ data?: object }>(context, 'startGame', (told) => ({ ...own(told), data: own(told.data ?? {}) }));
  await page.goto(game);
  await expect(page.getByRole('alert')).toContainText('We’re not allowed to open its address.');
  await expect(page.locator('iframe')).toHaveCount(0);
  await exit(page).click();
  await expect(page).toHaveURL(/\/$/);
});

test(
  'a game navigating in its frame doesn’t consume the step back (F9) @long',
  { tag: '@engines' },
  async ({ page, player, watch }) => {
    // Each launch is accepted once, so the frame's later loads are refused.
    watch.expectLines(/status of 403/);
    await enterAs(page, player);
    await page.getByRole('main').getByRole('article').getByRole('link').first().click();
    await opened(page);
    const frame = () => page.frames().find((each) => each.parentFrame() === page.mainFrame())!;
    const guard = () => page.evaluate(() => (history.state as { guard: number }).guard);
    for (const step of [1, 2]) {
      await frame().evaluate((at) => location.assign(`${location.pathname}${location.search}&step=${at}`), step);
      await expect.poll(guard).toBeGreaterThan(step);
    }
    // A frame that is still loading adds another entry, which overtakes the step back.
    await quiet(page);
    await page.goBack();
    await expect(page).toHaveURL(/\/$/);
    await expect(page.locator('iframe')).toHaveCount(0);
    await page.goForward();
    await expect(page).toHaveURL(/\/game\/start/);
  },
);

test(
  'a step back while a game’s next page loads leaves the game (F9) @long',
  { tag: '@engines' },
  async ({ page, player, watch }) => {
    // The launch address is accepted once, and the step back loads it again.
    watch.expectLines(/status of 403/);
    await enterAs(page, player);
    await open(page);
    await page.route(/&step=1$/, (route) =>
      route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>-</title><img src="?slow">' }),
    );
    await page.route(/\?slow$/, () => {});
    const loading = page.waitForRequest(/\?slow$/);
    await frameOf(page).evaluate(() => location.assign(`${location.pathname}${location.search}&step=1`));
    await loading;
    await page.evaluate(() => history.back());
    await expect(page).toHaveURL(/\/$/);
    await expect(page.locator('iframe')).toHaveCount(0);
  },
);
