import { expect, type Page } from 'playwright/test';

/** Longer than a lobby rests before something opens by itself, milliseconds. */
const longRest = 10_000;

/** Loads the lobby anew, and has it at rest for as long as what opens by itself would need. */
export async function restAgain(page: Page) {
  await page.clock.install();
  await page.reload();
  await expect(page.getByRole('link', { name: 'Privacy policy' })).toBeAttached();
  await page.clock.runFor(longRest);
}
