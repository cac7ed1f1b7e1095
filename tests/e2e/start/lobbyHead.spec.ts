import type { Page } from 'playwright/test';
import { violations } from '../support/axe.ts';
import { accept, enterAs, expect, test } from '../support/perlas.ts';
import { goOffline, offlineReady } from '../support/rest.ts';
import { shifted, watchShifts } from '../support/shifts.ts';
import { locales } from '../support/visits.ts';

/** The lowest start of the first row of covers, and the maximum height of what stays when scrolled, pixels. */
const firstRow = 330;
const stays = 104;

const covers = (page: Page) => page.locator('main [data-cards] li a[href^="/game/start"]');
const top = (page: Page) =>
  page.evaluate(() => document.querySelector('main [data-cards] li')?.getBoundingClientRect().top ?? Infinity);
/** Expects the covers to begin high enough, once the last screen or the app is shown. */
const expectHigh = (page: Page) => expect.poll(() => top(page)).toBeLessThanOrEqual(firstRow);

/** The lower edge of what stays at the top of the scrolled page. */
async function stuck(page: Page): Promise<number> {
  await page.evaluate(() => scrollTo(0, 900));
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(900);
  const chips = (await page.locator('main fieldset').boundingBox())!;
  const edge = await page.locator('main fieldset').evaluate((row) => row.parentElement!.getBoundingClientRect().bottom);
  expect(chips.y).toBeLessThan(stays);
  await page.evaluate(() => scrollTo(0, 0));
  return edge;
}

for (const viewport of [
  { width: 360, height: 640 },
  { width: 390, height: 844 },
])
  for (const language of ['en', 'fil'] as const) {
    test.describe(`${viewport.width}x${viewport.height} ${locales[language]}`, () => {
      test.use({ viewport, locale: locales[language] });

      test(`the covers begin in the upper half for a visitor: at first, on the next start, and offline`, async ({
        page,
      }) => {
        await watchShifts(page);
        await page.goto('/');
        await accept(page, language);
        await expect(covers(page).first()).toBeVisible();
        await expectHigh(page);
        await expect(page.locator('main dl')).toBeVisible();
        await expectHigh(page);
        expect(await stuck(page)).toBeLessThanOrEqual(stays);
        expect(await violations(page)).toEqual([]);
        expect(await shifted(page)).toBe(0);

        await offlineReady(page);
        await page.reload({ waitUntil: 'commit' });
        await expect(covers(page).first()).toBeVisible();
        await expectHigh(page);
        await goOffline(page, 'visitor');
        await page.reload({ waitUntil: 'commit' });
        await expect(covers(page).first()).toBeVisible();
        await expectHigh(page);
        await expect(page.getByText(/^Offline/).last()).toBeVisible();
        expect(await shifted(page)).toBe(0);
      });
    });
  }

for (const width of [360, 390])
  test(`the count of the banners and the button that pauses them lie side by side at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 640 });
    await page.goto('/');
    await accept(page);
    const pause = page.getByRole('button', { name: 'Pause promotions' });
    const count = page.locator('[aria-roledescription=carousel]').getByText('1/3');
    const [button, pill] = [(await pause.boundingBox())!, (await count.boundingBox())!];
    expect(button.x).toBeGreaterThanOrEqual(pill.x + pill.width);
    expect(Math.abs(button.y + button.height / 2 - pill.y - pill.height / 2)).toBeLessThan(1);
  });

test('a player hides the balance in the top bar, which the next start shows hidden, too', async ({ page, player }) => {
  await enterAs(page, player);
  await page.goto('/');
  const balance = page.getByRole('status', { name: 'Balance' });
  await expect(balance).toContainText('₱0.00');
  await expectHigh(page);
  await page.getByRole('button', { name: 'Hide balance' }).click();
  await expect(balance).not.toContainText('0.00');
  await offlineReady(page);
  await page.reload({ waitUntil: 'commit' });
  await expect(page.getByText('₱••••••')).toBeVisible();
  await expect(page.getByText('₱0.00')).toHaveCount(0);
  await page.getByRole('banner').getByRole('link', { name: 'Deposit' }).click();
  await expect(page).toHaveURL(/\/wallets\?name=deposit/);
});
