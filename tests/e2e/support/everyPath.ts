import type { Page } from 'playwright/test';
import { screens, type Who } from '../screens/screens.ts';
import { expect } from './perlas.ts';

/** A screen says what it can say by then: a call has ten seconds, milliseconds. */
const patience = 20_000;

/** Every address that a screen stands at by itself. */
export const paths = (who: Who) => [
  ...new Set(
    screens[who].flatMap(({ path, before, reach, slow, fresh }) =>
      typeof path === 'string' && !before && !reach && !slow && !fresh ? [path] : [],
    ),
  ),
];

/** Something to read, and nothing that is for ever on its way. */
export async function speaks(page: Page, what: string) {
  await expect.soft(page.locator('main:not([aria-busy=true])').first(), what).toHaveText(/\S/, { timeout: patience });
  await expect.soft(page.locator('h1').first(), `${what}: its heading`).toBeAttached({ timeout: patience });
  await expect.soft(page.locator('[inert] main'), `${what}: still inert`).toHaveCount(0, { timeout: patience });
  const busy = page.locator('main [aria-busy=true]:visible');
  await expect.soft(busy, `${what}: still waiting`).toHaveCount(0, { timeout: patience });
}
