import { readdirSync } from 'node:fs';
import type { Page } from 'playwright/test';
import { nextBrand, nextBuild, present } from '#tests/network/deploy.ts';
import { atRest, brand, install, isSameDocument, letIn, ownServer, search, waiting } from '../support/deployed.ts';
import { expect, test } from '../support/perlas.ts';
import { broughtAlong } from '../support/rest.ts';

test.describe.configure({ timeout: 90_000 });

const server = ownServer();

/** Console lines about files that are missing, or have the wrong content. */
const complaints = [/404 \(Not Found\)/, /bad-precaching-response|integrity|MIME type|SecurityError|Failed to update/];

/** Checks for a new service worker, and ignores failures. */
const update = (page: Page) =>
  page.evaluate(async () => {
    const registration = await navigator.serviceWorker.getRegistration();
    await registration?.update().catch(() => {});
    const { installing } = registration ?? {};
    if (installing) await new Promise((done) => installing.addEventListener('statechange', done, { once: true }));
  });

/** A file of the next build whose content this build doesn't have. */
function newFile(dist: string, beginning: string) {
  const file = readdirSync(`${dist}/assets`).find((name) => name.startsWith(beginning) && name.endsWith('.js'));
  if (!file) throw new Error(`No script of ${dist} begins with ${beginning}.`);
  return `/assets/${file}`;
}

const traces = (page: Page) =>
  page.evaluate(async () => [(await navigator.serviceWorker.getRegistrations()).length, (await caches.keys()).length]);

test('a build that arrives incomplete or from a captive portal leaves the old one in place (A20, E6)', async ({
  page,
  watch,
}) => {
  watch.expectLines(...complaints);
  await install(page, server());
  server().release(nextBuild);
  for (const path of ['/sw.js', newFile(nextBuild, 'index-')]) {
    server().capture(path);
    await update(page);
    expect(await waiting(page)).toBeUndefined();
    await page.reload();
    await expect(page).toHaveTitle(new RegExp(`${brand}$`));
    server().release(nextBuild);
  }
  await update(page);
  expect(await waiting(page)).toBe('installed');
});

test('a page whose code is gone with its build opens from the new build after one reload (E3)', async ({
  page,
  watch,
}) => {
  watch.expectLines(...complaints);
  await install(page, server());
  // The server keeps the previous build's code, so it is gone only after a second release.
  for (let release = 1; release <= 2; release++) server().release(nextBuild);
  await atRest(page);
  const open = () => page.getByRole('link', { name: 'Wallet', exact: true }).click();
  await open();
  // The new build arrives completely before the page reloads.
  await letIn(page, open, 20_000);
  await expect(page).toHaveURL(/\/auth\/login/);
  await expect(page).toHaveTitle(new RegExp(nextBrand));
  await expect(page.getByRole('tab', { name: 'Username' })).toBeVisible();
  expect(await isSameDocument(page)).toBe(false);
});

test('code served as HTML causes one reload, then an error, and is not cached (A20, E4)', async ({ page, watch }) => {
  watch.expectLines(...complaints, /can't be loaded|dynamically imported module/);
  await install(page, server());
  server().capture(newFile(present, 'info-'));
  await page.goto(`${server().origins.app}/faq`);
  await expect(page.getByRole('heading', { name: 'Something went wrong' })).toBeVisible();
  server().release(present);
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Something went wrong');
});

for (const how of ['script', 'flag'] as const)
  test(`withdrawing the service worker by its ${how} removes it and its caches, the app goes on (E8)`, async ({
    page,
  }) => {
    await install(page, server());
    await atRest(page);
    server().takeBack(how);
    if (how === 'script') await update(page);
    await search(page).click();
    await expect(page.getByRole('searchbox', { name: 'Search games' })).toBeVisible();
    await expect.poll(() => traces(page)).toEqual([0, 0]);
    await page.reload();
    await expect(page.getByRole('searchbox', { name: 'Search games' })).toBeVisible();
    await broughtAlong(page, 'visitor');
    await expect.poll(() => traces(page)).toEqual([0, 0]);
  });
