import type { Page } from 'playwright/test';
import { furnish } from '../screens/playerScreens.ts';
import { accept } from './perlas.ts';
import { offlineReady, quiet } from './rest.ts';
import { said, type Language, type Said } from './said.ts';
import { sandbox, type NewPlayer } from './sandbox.ts';
import type { At, Screen, Who } from '../screens/screens.ts';
import { juan } from './withdrawing.ts';

/** Skeletons and spinners of pending content, and the time to wait for it if it can't arrive, milliseconds. */
const shapes = '[aria-hidden="true"]:is([class*="_lines"], [class*="_block"]), main output[class*="_waiting"]';
const longest = 2_000;

/** Resolves when no content of the page is pending. */
export async function settled(page: Page): Promise<void> {
  await page.locator('main').waitFor();
  await page.locator('h1').first().waitFor({ state: 'attached' });
  await page.waitForFunction(() => !document.querySelector('[aria-busy="true"]') && document.fonts.status === 'loaded');
  await page
    .locator(shapes)
    .first()
    .waitFor({ state: 'detached', timeout: longest })
    .catch(() => {});
  // A page is inert until the operator's settings have been read, and while the age notice covers it.
  await page
    .locator('[inert] main')
    .waitFor({ state: 'detached', timeout: longest })
    .catch(() => {});
  await page.waitForFunction(() =>
    [...document.images].every(({ complete, loading }) => complete || loading === 'lazy'),
  );
  await page.evaluate(async () => {
    const drawn = [...document.images].filter(({ loading }) => loading !== 'lazy');
    await Promise.all(drawn.map((each) => each.decode().catch(() => {})));
  });
}

/** Timeout for anything, in milliseconds. */
const patience = 15_000;

/** Browser locales, which set the app's first language. */
export const locales = { en: 'en-PH', fil: 'fil-PH' } satisfies Record<Language, string>;

/** Accepts the age notice; for a player logs in, with the data of `furnish`. */
export async function settle(page: Page, language: Language, who: Who, player: NewPlayer): Promise<At> {
  const context = page.context();
  const t = said[language];
  page.setDefaultTimeout(patience);
  await page.goto('/');
  await accept(page, language);
  const somebody = who === 'regular' ? juan : player;
  if (who === 'player') await furnish(player);
  if (who !== 'visitor') {
    await page.goto('/auth/login?type=account');
    await page.locator('input[autocomplete=username]').fill(somebody.account);
    await page.locator('input[autocomplete=current-password]').fill(somebody.password);
    await page.keyboard.press('Enter');
    await page.getByRole('status', { name: t.app.balance }).first().waitFor();
  }
  if (who === 'resting') await rest(page, t);
  // Offline, only the service worker's files and the database are available.
  await offlineReady(page);
  await quiet(page);
  return { page, context, t, player: somebody };
}

/** Begins a break of one day. */
async function rest(page: Page, t: Said) {
  await page.goto('/member/self-limited?part=break');
  await page.getByRole('main').getByRole('button', { name: t.rg.breakStart, exact: true }).click();
  await page.waitForURL('**part=done');
}

/** Clears these kinds of storage on the device, and the browser's cache of the app's files. */
export async function forget({ page, context }: At, storageTypes: string): Promise<void> {
  const { origin } = new URL(page.url());
  await page.goto('about:blank');
  const browser = await context.newCDPSession(page);
  await browser.send('Storage.clearDataForOrigin', { origin, storageTypes });
  await browser.send('Network.clearBrowserCache');
  await browser.detach();
}

/** Navigates to a screen's path. */
export async function open(at: At, { path, before, fresh }: Screen): Promise<void> {
  if (fresh) await forget(at, 'indexeddb,service_workers,cache_storage');
  await before?.(at);
  await at.page.goto(typeof path === 'string' ? path : await path(at));
  await settled(at.page);
}

/** Performs the steps to a screen's state. */
export async function goOn(at: At, { reach }: Screen): Promise<void> {
  if (!reach) return;
  await reach(at);
  await settled(at.page);
}

/** Undoes a screen's preparation, and clears what it left in the tab. */
export async function leave({ page, context }: At, { before }: Screen): Promise<void> {
  await page.evaluate(() => sessionStorage.clear());
  if (!before) return;
  await context.setOffline(false);
  await context.unrouteAll({ behavior: 'ignoreErrors' });
  await sandbox.reset();
}
