import { expect, type Page } from 'playwright/test';

/** Longer than the idle time before a popup opens, milliseconds. */
const longRest = 10_000;

/** Reloads the lobby and keeps it idle for as long as a popup would need. */
export async function restAgain(page: Page) {
  await page.clock.install();
  await page.reload();
  await expect(page.getByRole('link', { name: 'Privacy policy' })).toBeAttached();
  await page.clock.runFor(longRest);
}
