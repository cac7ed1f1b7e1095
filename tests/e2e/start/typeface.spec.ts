import { enter, expect, test } from '../support/perlas.ts';
import { noShift, watchShifts } from '../support/shifts.ts';

test.use({ filling: true });

/** How many typefaces the page uses that its style sheets don't bring. */
const typefaces = () => document.fonts.size;

test('the typeface is fetched when idle, used from the next start on, and shifts nothing @long', async ({ page }) => {
  await enter(page);
  await expect.poll(() => page.evaluate(() => localStorage.getItem('typeface')), { timeout: 60_000 }).toMatch(/woff2/);
  expect(await page.evaluate(typefaces)).toBe(0);
  await watchShifts(page);
  // A start that renders before the file is read keeps the system's typeface.
  await expect(async () => {
    await page.reload();
    await expect(page.getByRole('heading', { name: 'Hot' })).toBeVisible();
    expect(await page.evaluate(typefaces)).toBe(1);
  }).toPass();
  await noShift(page);
});
