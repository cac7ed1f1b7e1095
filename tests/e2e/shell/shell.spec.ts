import { devices, type BrowserContext, type Page } from 'playwright/test';
import { violations } from '../support/axe.ts';
import { enter, enterAs, expect, test } from '../support/perlas.ts';
import { restAgain } from '../support/popups.ts';
import { fileOf, screenFiles } from '../support/files.ts';
import { quiet } from '../support/rest.ts';

/** Waits until the lobby has its later parts, and makes no more requests. */
async function settled(page: Page) {
  await expect(page.getByRole('link', { name: 'Privacy policy' })).toBeAttached();
  await expect(page.getByRole('button', { name: 'Refresh this page' })).toBeAttached();
  await quiet(page);
}

/** Counts a context's pictures and their bytes from now on. */
function weighPictures(context: BrowserContext) {
  const weighed: Promise<number>[] = [];
  context.on('response', (response) => {
    if (response.request().resourceType() === 'image')
      weighed.push(
        response.body().then(
          ({ length }) => length,
          () => 0,
        ),
      );
  });
  return async () => (await Promise.all(weighed)).reduce((sum, bytes) => sum + bytes, 0);
}

const wish = (context: BrowserContext, dataSaver: 'on' | 'off') =>
  context.addInitScript(
    (choice) => localStorage.setItem('preferences', JSON.stringify({ dataSaver: choice })),
    dataSaver,
  );

test.describe('with data saver', () => {
  test('the lobby’s pictures weigh at least 70 % less and load on request', async ({ page, context, watch }) => {
    const full = await watch.elsewhere();
    const usual = weighPictures(full.context());
    await enter(full);
    await settled(full);

    await wish(context, 'on');
    const spared = weighPictures(context);
    await enter(page);
    await settled(page);
    expect(await usual()).toBeGreaterThan(10_000);
    expect(await spared()).toBeLessThanOrEqual((await usual()) * 0.3);
    expect(await spared()).toBe(0);

    await page.getByRole('button', { name: 'Show promotions' }).click();
    await expect(page.getByRole('region', { name: 'Promotions' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Pause promotions' })).toHaveCount(0);
  });

  test('nothing is prefetched, while without data saver the likely next page is', async ({ page, context, watch }) => {
    const screens = (of: Page) =>
      of.evaluate(
        (file) => performance.getEntriesByType('resource').filter(({ name }) => name.includes(file)).length,
        fileOf('src/features/auth/LoginScreen.tsx'),
      );
    const full = await watch.elsewhere();
    await enter(full);
    await expect.poll(() => screens(full)).toBeGreaterThan(0);
    await wish(context, 'on');
    await enter(page);
    await settled(page);
    expect(await screens(page)).toBe(0);
  });

  test('for a player only the page with the log-out is prefetched', async ({ page, context, player }) => {
    await wish(context, 'on');
    await enterAs(page, player);
    await page.goto('/');
    const screens = () =>
      page.evaluate((files) => {
        const came = performance.getEntriesByType('resource').filter(({ name }) => name.endsWith('.js'));
        return files.filter((file) => came.some(({ name }) => name.includes(file)));
      }, screenFiles());
    const [lobby, wayOut] = [
      fileOf('src/features/home/HomeScreen.tsx'),
      fileOf('src/features/member/MemberScreen.tsx'),
    ];
    await expect.poll(screens).toContain(wayOut);
    await settled(page);
    expect(new Set(await screens())).toEqual(new Set([lobby, wayOut]));
  });
});

test('moving the lobby’s carousel by keys stops its automatic movement', async ({ page }) => {
  await enter(page);
  await settled(page);
  const news = page.getByRole('region', { name: 'Promotions' });
  await news.getByRole('list').focus();
  await page.keyboard.press('ArrowRight');
  await expect(news).toContainText('2/3');
  await expect(page.getByRole('button', { name: 'Play promotions' })).toBeVisible();
});

/** Makes the browser offer to install the app, and records that it was asked to. */
const installable = (page: Page) =>
  page.evaluate(() => {
    const event = new Event('beforeinstallprompt', { cancelable: true });
    const prompt = async () => void (document.documentElement.dataset['asked'] = 'yes');
    dispatchEvent(Object.assign(event, { prompt }));
  });
/** A player with a verified identity, before which nobody is offered the app. */
const juan = { account: 'juan88', password: 'perlas88' };
const offer = (page: Page) => page.getByRole('dialog', { name: 'Install Perlas' });

/** A device with earlier visits and read notices, on which only the offer opens automatically. */
const cameBefore = (context: BrowserContext, visits: number) =>
  context.addInitScript((count) => {
    localStorage.setItem('notices.read', '[1,2]');
    sessionStorage.setItem('popup.spin', 'true');
    if (localStorage.getItem('visits') === null) localStorage.setItem('visits', String(count));
  }, visits);

test.describe('install offer', () => {
  test.use({ popups: true });

  test('appears to a player once after a game, and the browser’s prompt follows a tap', async ({ page, context }) => {
    await cameBefore(context, 0);
    await enterAs(page, juan);
    await page.goto('/');
    await installable(page);
    await expect(page.getByRole('button', { name: 'Refresh this page' })).toBeAttached();
    await page.getByRole('main').getByRole('article').getByRole('link').first().click();
    await expect(page.locator('iframe')).toBeVisible();
    await page.getByRole('button', { name: 'Exit game' }).click();
    await expect(offer(page)).toBeVisible();
    expect(await violations(page)).toEqual([]);
    await page.getByRole('button', { name: 'Install now' }).click();
    await expect(page.locator('html')).toHaveAttribute('data-asked', 'yes');
    await expect(offer(page)).toHaveCount(0);
  });

  test('appears in iPhone Safari on a later visit; “Not now” holds for the visit', async ({ watch }) => {
    const page = await watch.elsewhere({ ...devices['iPhone 13'] });
    await cameBefore(page.context(), 1);
    await enterAs(page, juan);
    await page.goto('/');
    await expect(offer(page)).toBeVisible({ timeout: 15_000 });
    await expect(offer(page).getByRole('listitem')).toHaveCount(3);
    await page.getByRole('button', { name: 'Not now' }).click();
    await restAgain(page);
    await expect(offer(page)).toHaveCount(0);
  });

  test('on an iPhone’s home screen the app asks to log in once more and says why', async ({ watch }) => {
    const page = await watch.elsewhere({ ...devices['iPhone 13'] });
    await page.context().addInitScript(() => Object.defineProperty(navigator, 'standalone', { value: true }));
    await enter(page);
    const asks = page.getByRole('dialog', { name: 'Log in once more' });
    await expect(asks).toContainText('separate from your browser');
    expect(await violations(page)).toEqual([]);
    await asks.getByRole('button', { name: 'Log in' }).click();
    await expect(page.getByRole('textbox', { name: 'Mobile number' })).toBeVisible();
  });
});

/** Makes the browser report that the app runs in a window of its own. */
const ownWindow = (context: BrowserContext) =>
  context.addInitScript(() => {
    const ask = globalThis.matchMedia.bind(globalThis);
    globalThis.matchMedia = (query) => ask(query.includes('standalone') ? 'all' : query);
  });

test('in standalone mode the first step back on the lobby only warns', async ({ page, context }) => {
  await ownWindow(context);
  await page.goto('about:blank');
  await enter(page);
  await settled(page);
  await page.goBack();
  await expect(page.getByText('Go back again to exit')).toBeVisible();
  await expect(page).toHaveURL('/');
  await page.getByRole('link', { name: 'Search games' }).click();
  await expect(page).toHaveURL(/search/);
  await page.goBack();
  await expect(page).toHaveURL('/');
  await page.goBack();
  await page.goBack();
  await expect(page).toHaveURL('about:blank');
});
