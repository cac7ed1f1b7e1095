import type { BrowserContext, Page } from 'playwright/test';
import { enterAs, expect, test } from '../support/perlas.ts';
import { shifted, watchShifts } from '../support/shifts.ts';

/** A layout shift below this rounds to 0.00. */
const leastShift = 0.005;

/** Pages with a short skeleton, each with the call whose answer replaces it. */
const pages = [
  { path: '/bonus', call: 'betBonus' },
  { path: '/vip/level', call: 'getVipLevelAudit' },
];

const footer = (page: Page) => page.locator('main > footer');
const skeleton = (page: Page) => page.locator('main [data-skeleton]');

/** Holds the operator’s answers to a call back until the returned function is called. */
async function hold(context: BrowserContext, call: string) {
  let release = () => {};
  const held = new Promise<void>((done) => (release = done));
  await context.route(`**/app/v1/${call}`, async (route) => {
    await held;
    await route.continue();
  });
  return release;
}

test.describe('measured alone', () => {
  test.use({ alone: true });

  for (const { path, call } of pages)
    test(`the footer of ${path} isn’t seen to move when the content replaces its skeleton`, async ({
      page,
      context,
      player,
    }) => {
      await enterAs(page, player);
      await watchShifts(page);
      const release = await hold(context, call);
      await page.goto(path);
      await expect(skeleton(page).first()).toBeVisible();
      await expect(footer(page)).toBeAttached();
      await expect(footer(page)).toBeHidden();
      release();
      await expect(skeleton(page)).toHaveCount(0);
      await expect(footer(page)).toBeVisible();
      expect(await shifted(page)).toBeLessThan(leastShift);
    });

  test('the footer is seen, read and printed when a page waits for long (I6)', async ({ page, context, player }) => {
    await enterAs(page, player);
    const release = await hold(context, pages[0]!.call);
    await page.goto(pages[0]!.path);
    await expect(footer(page)).toBeAttached();
    await expect(footer(page)).toBeHidden();
    await page.emulateMedia({ media: 'print' });
    expect(await footer(page).isVisible()).toBe(true);
    await page.emulateMedia({ media: 'screen' });
    await expect(page.getByText('Slow connection. Still loading…')).toBeVisible();
    await expect(footer(page)).toBeVisible();
    await expect(skeleton(page)).not.toHaveCount(0);
    release();
    await expect(skeleton(page)).toHaveCount(0);
  });
});
