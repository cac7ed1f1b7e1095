import type { Page } from 'playwright/test';
import { accept, expect } from './perlas.ts';
import type { NewPlayer } from './sandbox.ts';
import { openSlot, slot, spin } from './slot.ts';

export const balance = (page: Page) => page.getByRole('status', { name: 'Balance' });

/** Logs in at the lobby, without another load of the page. */
export async function logInHere(page: Page, player: NewPlayer) {
  await page.getByRole('button', { name: 'Log in' }).first().click();
  const dialog = page.getByRole('dialog', { name: 'Log in' });
  await dialog.getByRole('tab', { name: 'Username' }).click();
  await dialog.getByRole('textbox', { name: 'Username' }).fill(player.account);
  await dialog.getByRole('textbox', { name: 'Password' }).fill(player.password);
  await dialog.getByRole('button', { name: 'Log in', exact: true }).click();
  await expect(balance(page)).toBeVisible();
}

/** Opens the wallet by the tab bar, and presses Deposit for ₱500. */
export async function askForDeposit(page: Page) {
  await page.getByRole('link', { name: 'Wallet', exact: true }).click();
  await page.getByRole('radio', { name: /₱500\.00/ }).check();
  await page.getByRole('button', { name: 'Deposit', exact: true }).click();
}

/** Opens a game from the lobby, plays a round, and comes back. */
export async function playRound(page: Page) {
  await page.getByRole('link', { name: 'Home', exact: true }).click();
  await openSlot(page);
  await spin(page).click();
  await expect(spin(page)).toBeEnabled({ timeout: 20_000 });
  const shown = await slot(page).getByRole('status', { name: 'Balance' }).textContent();
  await page.getByRole('button', { name: 'Exit game' }).click();
  await expect(page).toHaveURL(/\/$/);
  await expect(balance(page)).toContainText(/₱[\d,]+\.\d\d/.exec(shown ?? '')![0]);
}

/** Opens the page for withdrawals from the wallet. */
export async function openWithdrawal(page: Page) {
  await page.getByRole('link', { name: 'Wallet', exact: true }).click();
  await page
    .getByRole('tab', { name: 'Withdraw' })
    .or(page.getByRole('link', { name: 'Withdraw' }))
    .first()
    .click();
  await expect(page).toHaveURL(/\/withdrawal/);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
}

/** Logs out from the member page. */
export async function logOutHere(page: Page) {
  await page.getByRole('link', { name: 'Me', exact: true }).click();
  await page.getByRole('button', { name: 'Log out' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Log out' }).click();
  await expect(page).toHaveURL('/');
  await expect(balance(page)).toHaveCount(0);
}

/** Opens the app and answers the age notice. */
export async function open(page: Page) {
  await page.goto('/');
  await accept(page);
}
