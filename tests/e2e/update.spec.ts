import type { Page } from 'playwright/test';
import { startBox, type Box } from '../../sandbox/box.ts';
import { build } from '../../sandbox/server/build.ts';
import { expect, offlineReady, test } from './perlas.ts';

const port = Number(process.env['E2E_PORT'] ?? 4273) + 10;
const next = 'dist-next';
const [brand, nextBrand] = ['Perlas', 'Perlas Next'];

test.describe.configure({ mode: 'serial' });

let box: Box;

test.beforeAll(async () => {
  test.setTimeout(120_000);
  process.env['VITE_BRAND_NAME'] = nextBrand;
  await build(next);
  delete process.env['VITE_BRAND_NAME'];
  box = await startBox({ port, data: 'memory://', dist: 'dist' });
});
test.beforeEach(() => box.release('dist'));
test.afterAll(() => box.close());

/** Opens the app as it is now, and has the next build deployed: it waits in the background. */
async function withUpdateWaiting(page: Page) {
  await page.goto(box.origins.app);
  await page.getByRole('button', { name: 'Accept', exact: true }).click();
  await offlineReady(page);
  await page.evaluate(() => Object.assign(globalThis, { sameDocument: true }));
  box.release(next);
  await page.getByRole('link', { name: 'Search games' }).click();
  await expect(page.getByRole('searchbox', { name: 'Search games' })).toBeVisible();
  const waiting = () => page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.waiting?.state);
  await expect.poll(waiting, { timeout: 20_000 }).toBe('installed');
  expect(await isSameDocument(page)).toBe(true);
}

/** Whether the page has not been loaded anew; unsure while it is being loaded. */
const isSameDocument = (page: Page) => page.evaluate(() => 'sameDocument' in globalThis).catch(() => 'unsure');
const home = (page: Page) =>
  page
    .getByRole('button', { name: /back/i })
    .or(page.getByRole('link', { name: /back/i }))
    .first();

/** A link to another page; going back is no way to let anything in. */
async function openGame(page: Page) {
  await page.getByRole('searchbox', { name: 'Search games' }).fill('pearl');
  await page.getByRole('link', { name: /pearl/i }).first().click();
}

test('an update waits, and is let in on the way to the next page, once', async ({ page }) => {
  test.setTimeout(60_000);
  await withUpdateWaiting(page);
  await openGame(page);
  await expect(page).toHaveURL(/\/auth\/login/);
  await expect.poll(() => isSameDocument(page)).toBe(false);
  await expect(page).toHaveTitle(new RegExp(nextBrand));
  await page.evaluate(() => Object.assign(globalThis, { sameDocument: true }));
  await home(page).click();
  await expect(page.getByRole('banner')).toContainText(nextBrand);
  expect(await isSameDocument(page)).toBe(true);
});

test('an update is not let in while a tab is busy', async ({ page, context }) => {
  test.setTimeout(60_000);
  await withUpdateWaiting(page);
  const other = await context.newPage();
  await other.goto(box.origins.app);
  await other.evaluate(() => void navigator.locks.request('busy', { mode: 'shared' }, () => new Promise(() => {})));
  await home(page).click();
  await expect(page.getByRole('banner')).toContainText(brand);
  expect(await isSameDocument(page)).toBe(true);
  await other.close();
  await page.getByRole('link', { name: 'Search games' }).click();
  await expect.poll(() => isSameDocument(page)).toBe(false);
  await expect(page).toHaveURL(/\/game\/search/);
});

test('a second tab reloads at its own next navigation, and not before', async ({ page, context }) => {
  test.setTimeout(60_000);
  await withUpdateWaiting(page);
  const other = await context.newPage();
  await other.goto(box.origins.app);
  await other.evaluate(() => Object.assign(globalThis, { sameDocument: true }));
  await openGame(page);
  await expect.poll(() => isSameDocument(page)).toBe(false);
  expect(await isSameDocument(other)).toBe(true);
  await other.getByRole('link', { name: 'Search games' }).click();
  await expect.poll(() => isSameDocument(other)).toBe(false);
  await expect(other).toHaveURL(/\/game\/search/);
});
