import type { Locator, Page } from 'playwright/test';
import { enterAs, expect, test } from '../support/perlas.ts';
import { goOffline } from '../support/rest.ts';
import { hiddenFocus } from '../support/sight.ts';
import { juan } from '../support/withdrawing.ts';

/** Console lines about files that were loading when the network was cut. */
const cutOff = /net::ERR_/;

/** The home bar of a phone, pixels. */
const homeBar = 34;
const phones = [
  { width: 390, height: 844 },
  { width: 360, height: 640 },
];
/** Pages with a main action, in either place: above the tabs, and at the foot of the window. */
const pages = [
  { path: '/wallets', name: 'Deposit' },
  { path: '/activity/lottery', name: 'Quick pick' },
];

const line = (page: Page) => page.getByText(/^Offline|^Slow connection/);
const action = (page: Page, name: string) => page.getByRole('main').getByRole('button', { name, exact: true });

/** Whether an element is completely on the screen, and nothing lies over it. */
const isSeen = (element: Locator) =>
  element.evaluate((self) => {
    const { x, top, bottom, width } = self.getBoundingClientRect();
    const shows = (y: number) => self.contains(document.elementFromPoint(x + width / 2, y));
    return top >= 0 && bottom <= innerHeight && shows(top + 1) && shows(bottom - 1);
  });

/** Expects an element to be seen whole, above the connection bar. */
async function endsAbove(page: Page, element: Locator) {
  const box = async (part: Locator) => (await part.boundingBox())!;
  const bar = await box(line(page).locator('..'));
  const { y, height } = await box(element);
  expect(y + height).toBeLessThanOrEqual(bar.y);
  expect(await isSeen(element)).toBe(true);
}

for (const viewport of phones)
  test.describe(`${viewport.width}x${viewport.height}`, () => {
    test.use({ viewport });

    test('a page’s main action stands above the connection bar, where it can be seen, also by keys', async ({
      page,
      context,
      watch,
    }) => {
      watch.expectLines(cutOff);
      await enterAs(page, juan);
      const device = await context.newCDPSession(page);
      await device.send('Emulation.setSafeAreaInsetsOverride', { insets: { bottom: homeBar } });
      for (const { path, name } of pages) {
        await page.goto(path);
        await expect(action(page, name)).toBeVisible();
        await goOffline(page, 'player');
        await expect(line(page)).toBeVisible();
        await endsAbove(page, action(page, name));
        expect(await hiddenFocus(page)).toEqual([]);
        await page.evaluate(() => (document.documentElement.style.fontSize = '200%'));
        await action(page, name).scrollIntoViewIfNeeded();
        await expect.poll(() => isSeen(action(page, name)), `${path} in large letters`).toBe(true);
        await context.setOffline(false);
        await expect(line(page)).toHaveCount(0);
      }
    });

    test('on a slow connection the main action moves up for the line, and nothing else moves', async ({
      page,
      context,
    }) => {
      let answer = () => {};
      const answered = new Promise<void>((done) => (answer = done));
      await context.route('**/app/v1/getExchange', async (route) => {
        await answered;
        await route.continue();
      });
      await enterAs(page, juan);
      await page.goto('/wallets');
      const amount = page.getByRole('radio', { name: /^₱100\b/ });
      await amount.check();
      const before = await amount.boundingBox();
      await expect(line(page)).toBeVisible();
      const button = page.getByRole('main').locator('form button[type=submit]');
      await endsAbove(page, button);
      expect(await amount.boundingBox()).toEqual(before);
      answer();
      await expect(line(page)).toHaveCount(0);
    });
  });
