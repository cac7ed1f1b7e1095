import type { Page } from 'playwright/test';
import { screens, type Who } from '../screens/screens.ts';
import { expect } from './perlas.ts';

/** Timeout for a screen to show what it can, milliseconds: a call has ten seconds. */
const patience = 20_000;

/** Every address that leads to a screen without further steps. */
export const paths = (who: Who) => [
  ...new Set(
    screens[who].flatMap(({ path, before, reach, slow, fresh }) =>
      typeof path === 'string' && !before && !reach && !slow && !fresh ? [path] : [],
    ),
  ),
];

/** Expects a page to have content and a heading, and nothing that stays pending. */
export async function speaks(page: Page, what: string) {
  await expect.soft(page.locator('main:not([aria-busy=true])').first(), what).toHaveText(/\S/, { timeout: patience });
  await expect.soft(page.locator('h1').first(), `${what}: its heading`).toBeAttached({ timeout: patience });
  await expect.soft(page.locator('[inert] main'), `${what}: still inert`).toHaveCount(0, { timeout: patience });
  const busy = page.locator('main [aria-busy=true]:visible');
  await expect.soft(busy, `${what}: still waiting`).toHaveCount(0, { timeout: patience });
}
