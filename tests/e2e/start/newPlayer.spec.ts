import type { Page } from 'playwright/test';
import { violations } from '../support/axe.ts';
import { enter, expect, test } from '../support/perlas.ts';

test.use({ popups: true });

const switches = (page: Page, name: RegExp) => page.getByRole('switch', { name });
const password = (page: Page) => page.getByRole('dialog', { name: 'Set a password' });

/** Registers with the code of a new number, and sets no limits; other popups count as already shown. */
async function register(page: Page) {
  await page.goto('/auth/register');
  await page.evaluate(() =>
    ['notice', 'firstDeposit', 'spin'].forEach((each) => sessionStorage.setItem(`popup.${each}`, 'true')),
  );
  await page.getByRole('textbox', { name: 'Mobile number' }).fill(`09${String(Date.now()).slice(-9)}`);
  await page.getByRole('button', { name: 'Send code' }).click();
  await page.getByRole('textbox', { name: 'Code', exact: true }).fill('246810');
  await page.getByRole('button', { name: 'Continue', exact: true }).click();
  await page
    .getByRole('dialog', { name: 'Welcome to Perlas', exact: true })
    .getByRole('button', { name: 'Next' })
    .click();
  await page.getByRole('dialog', { name: 'Before you play' }).getByRole('button', { name: 'Not now' }).click();
}

test('a player registered by code meets one sheet: welcome, limits, a password (AU-01)', async ({ page }) => {
  await enter(page);
  await register(page);
  await expect(password(page)).toContainText('Add a password so you can also log in without a text code.');
  await expect(page.getByRole('dialog')).toHaveCount(1);
  await expect(password(page)).toContainText('Step 3 of 3');
  expect(await violations(page)).toEqual([]);
  await page.getByRole('textbox', { name: 'New password' }).fill('perlas88');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(password(page)).toHaveCount(0);
  await page.getByRole('link', { name: 'Me', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Password' })).toBeVisible();
  await expect(page.getByText(/^Not set/)).toHaveCount(0);
});

test('a visitor isn’t asked about offers, and a new player’s are off; a password is optional (ME-07)', async ({
  page,
}) => {
  await enter(page, '/member/settings');
  await expect(switches(page, /^Share how I found/)).toHaveCount(1);
  await expect(switches(page, /offers/i)).toHaveCount(0);
  await register(page);
  await password(page).getByRole('button', { name: 'Not now' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.goto('/member/settings');
  const offers = switches(page, /^Offers by/);
  await expect(offers).toHaveCount(3);
  for (const offer of await offers.all()) await expect(offer).not.toBeChecked();
});
