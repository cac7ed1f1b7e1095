import type { Page } from 'playwright/test';
import { startServer, type RunningServer } from '#sandbox/server.ts';
import { build } from '#sandbox/http/build.ts';
import { nextBrand, nextBuild, present } from '#tests/network/deploy.ts';
import { accept, expect, test } from './perlas.ts';
import { ownAppPort } from './ports.ts';
import { offlineReady } from './rest.ts';

/** The brand name in this build, and a picture host that only the next build allows. */
export const brand = 'Perlas';
export const pictures = 'https://pictures.example';

/** Makes the next build. */
export async function makeNext() {
  const settings = { VITE_BRAND_NAME: nextBrand, VITE_IMG_HOSTS: pictures };
  Object.assign(process.env, settings);
  await build(nextBuild);
  for (const name of Object.keys(settings)) delete process.env[name];
}

/** A server of the app that can switch to another build. */
export interface Deployer {
  origins: Pick<RunningServer['origins'], 'app'>;
  release(folder: string): unknown;
}

/** A sandbox of the test file's own, for deployments; every test begins with the current build. */
export function ownServer(): () => RunningServer {
  let server: RunningServer;
  test.beforeAll(async () => {
    test.setTimeout(120_000);
    await makeNext();
    server = await startServer({ port: ownAppPort, data: 'memory://', dist: present });
  });
  test.beforeEach(({ watch }) => {
    server.release(present);
    watch.meet(server.origins.app);
  });
  test.afterAll(() => server.close());
  return () => server;
}

/** Opens the app, waits until it is installed, and marks the document, to detect reloads. */
export async function install(page: Page, { origins }: Pick<Deployer, 'origins'>) {
  await page.goto(origins.app);
  await accept(page);
  await offlineReady(page);
  await mark(page);
}

export const mark = (page: Page) => page.evaluate(() => Object.assign(globalThis, { sameDocument: true }));

/** Whether the page has not been reloaded since it was marked; undetermined during a load. */
export const isSameDocument = (page: Page) => page.evaluate(() => 'sameDocument' in globalThis).catch(() => 'unsure');

export const search = (page: Page) => page.getByRole('link', { name: 'Search games' });

/** The state of the waiting service worker. */
export const waiting = (page: Page) =>
  page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.waiting?.state);

/** Opens the current app and deploys the next build, whose service worker then waits in the background. */
export async function withUpdateWaiting(page: Page, server: Deployer) {
  await install(page, server);
  await deployNext(page, server);
}

/** Deploys the next build under an open page; its service worker then waits in the background. */
export async function deployNext(page: Page, server: Deployer) {
  await search(page).click();
  await expect(page.getByRole('searchbox', { name: 'Search games' })).toBeVisible();
  // Not earlier: the browser checks for updates after each load, and the navigation above would activate this one.
  await server.release(nextBuild);
  await page.evaluate(async () => void (await navigator.serviceWorker.getRegistration())?.update());
  await expect.poll(() => waiting(page), { timeout: 20_000 }).toBe('installed');
  expect(await isSameDocument(page)).toBe(true);
}

/** Idle time of a page at rest, milliseconds. */
const rest = 500;

/**
 * Resolves when a visible page has made no request for a while: the old service worker then gives way at once. During
 * requests it may stay until it is idle, and the update arrives a page later.
 */
export async function atRest(page: Page) {
  await page.bringToFront();
  let last = Date.now();
  page.on('request', () => (last = Date.now()));
  await expect.poll(() => Date.now() - last, { intervals: [100] }).toBeGreaterThan(rest);
}

/** The back link of a page without tabs. */
export const back = (page: Page) =>
  page
    .getByRole('button', { name: /back/i })
    .or(page.getByRole('link', { name: /back/i }))
    .first();

/** Navigates to another page by a link; going back never activates an update. */
export async function openGame(page: Page) {
  await page.getByRole('searchbox', { name: 'Search games' }).fill('pearl');
  await page.getByRole('link', { name: /pearl/i }).first().click();
  await page.getByRole('dialog').getByRole('button', { name: 'Log in' }).click();
}

/** The time by which Chromium counts a service worker as idle, so that the next one can take over; milliseconds. */
const idle = 35_000;

/**
 * Resolves when an update is active. If the old service worker takes longer to give way than the page waits, the new
 * one still takes over, and the page follows on the next navigation, `again`.
 */
export async function letIn(page: Page, again = () => back(page).click(), timeout = 5_000) {
  const isNew = () => expect.poll(() => isSameDocument(page), { timeout }).toBe(false);
  await isNew().catch(async () => {
    await expect.poll(() => waiting(page), { message: 'it was asked to take over', timeout: idle }).toBeUndefined();
    await again();
    await isNew();
  });
}
