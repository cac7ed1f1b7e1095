import type { BrowserContext, Page } from 'playwright/test';
import { lastScreenCache, lastScreenEntry } from '../../../src/browser/documentSettings.ts';
import { enterAs, expect } from '../support/perlas.ts';
import { offlineReady } from '../support/rest.ts';
import type { NewPlayer } from '../support/sandbox.ts';

/** The lobby in the document, until the app replaces it. */
export const lastScreen = (page: Page) => page.locator('#root[data-epoch]');

export const isKept = (page: Page) =>
  page.evaluate(
    async ([cache, entry]) => (await caches.match(entry!, { cacheName: cache! })) !== undefined,
    [lastScreenCache, lastScreenEntry],
  );
export const kept = (page: Page) => expect.poll(() => isKept(page)).toBe(true);

/** Opens the lobby as a returning player, and waits until it is stored for the next start. */
export async function comeBack(page: Page, player: NewPlayer) {
  await enterAs(page, player);
  await page.goto('/');
  await offlineReady(page);
  await kept(page);
}

/** Holds back the app's scripts, not its styles, from the next page on; returns a function that releases them. */
async function holdCode(context: BrowserContext): Promise<() => void> {
  let release = () => {};
  const held = new Promise<void>((done) => (release = done));
  await context.route('**/assets/*.js', async (route) => {
    await held;
    await route.continue().catch(() => {});
  });
  return () => release();
}

/** Takes the app's scripts from the device and holds them back; returns a function that releases them. */
export async function withoutCode(page: Page): Promise<() => void> {
  const letGo = await holdCode(page.context());
  // A page requests code from the network only if the service worker has none.
  await page.evaluate(async () => {
    for (const name of await caches.keys())
      for (const { url } of await (await caches.open(name)).keys())
        if (url.endsWith('.js')) await (await caches.open(name)).delete(url, { ignoreVary: true });
  });
  return letGo;
}
