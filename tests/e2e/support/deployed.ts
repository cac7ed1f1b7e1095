import type { Page } from 'playwright/test';
import { startServer, type RunningServer } from '#sandbox/server.ts';
import { build } from '#sandbox/http/build.ts';
import { nextBrand, nextBuild, present } from '#tests/network/deploy.ts';
import { expect, offlineReady, test } from './perlas.ts';
import { ownAppPort } from './ports.ts';

/** What this build calls the app, and a host that only the next one takes pictures from. */
export const brand = 'Perlas';
export const pictures = 'https://pictures.example';

/** A sandbox that the tests of a file have for themselves, so that they can deploy; each begins with the build as it is now. */
export function ownServer(): () => RunningServer {
  let server: RunningServer;
  test.beforeAll(async () => {
    test.setTimeout(120_000);
    const settings = { VITE_BRAND_NAME: nextBrand, VITE_IMG_HOSTS: pictures };
    Object.assign(process.env, settings);
    await build(nextBuild);
    for (const name of Object.keys(settings)) delete process.env[name];
    server = await startServer({ port: ownAppPort, data: 'memory://', dist: present });
  });
  test.beforeEach(({ watch }) => {
    server.release(present);
    watch.meet(server.origins.app);
  });
  test.afterAll(() => server.close());
  return () => server;
}

/** Opens the app, its shell on the device, and marks the document, so that a reload is noticed. */
export async function install(page: Page, { origins }: RunningServer) {
  await page.goto(origins.app);
  await page.getByRole('button', { name: 'Accept', exact: true }).click();
  await offlineReady(page);
  await mark(page);
}

export const mark = (page: Page) => page.evaluate(() => Object.assign(globalThis, { sameDocument: true }));

/** Whether the page has not been loaded anew since it was marked; unsure while it is being loaded. */
export const isSameDocument = (page: Page) => page.evaluate(() => 'sameDocument' in globalThis).catch(() => 'unsure');

export const search = (page: Page) => page.getByRole('link', { name: 'Search games' });

/** The service worker that waits to be let in, by its state. */
export const waiting = (page: Page) =>
  page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.waiting?.state);

/** Opens the app as it is now, and has the next build deployed: it waits in the background. */
export async function withUpdateWaiting(page: Page, server: RunningServer) {
  await install(page, server);
  await deployNext(page, server);
}

/** Has the next build deployed under a page of this one: it waits in the background. */
export async function deployNext(page: Page, server: RunningServer) {
  await search(page).click();
  await expect(page.getByRole('searchbox', { name: 'Search games' })).toBeVisible();
  // Not before: the browser looks by itself a moment after each page that was loaded, and the way here would let it in.
  server.release(nextBuild);
  await page.evaluate(async () => void (await navigator.serviceWorker.getRegistration())?.update());
  await expect.poll(() => waiting(page), { timeout: 20_000 }).toBe('installed');
  expect(await isSameDocument(page)).toBe(true);
}

/** How long nothing is asked for on a page at rest, milliseconds. */
const rest = 500;

/**
 * Settles when a page, in front, has asked for nothing for a while: the former service worker then gives way at once. In
 * the middle of requests it may stay until it is idle, and the update comes a page later.
 */
export async function atRest(page: Page) {
  await page.bringToFront();
  let last = Date.now();
  page.on('request', () => (last = Date.now()));
  await expect.poll(() => Date.now() - last, { intervals: [100] }).toBeGreaterThan(rest);
}

/** The way back from a page without tabs. */
export const back = (page: Page) =>
  page
    .getByRole('button', { name: /back/i })
    .or(page.getByRole('link', { name: /back/i }))
    .first();

/** A link to another page; going back is no way to let anything in. */
export async function openGame(page: Page) {
  await page.getByRole('searchbox', { name: 'Search games' }).fill('pearl');
  await page.getByRole('link', { name: /pearl/i }).first().click();
}
