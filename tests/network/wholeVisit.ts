import type { Page } from 'playwright/test';
import { accept, expect } from '../e2e/support/perlas.ts';
import type { NewPlayer } from '../e2e/support/sandbox.ts';
import { openSlot, slot, spin } from '../e2e/support/slot.ts';

export const balance = (page: Page) => page.getByRole('status', { name: 'Balance' });

/** The banner's text where nothing can be stored. */
export const inMemory = /can’t save data/;

/** Logs in from the lobby, without reloading the page. */
export async function logInHere(page: Page, player: NewPlayer) {
  await page.getByRole('button', { name: 'Log in' }).first().click();
  await fillLogIn(page, page.getByRole('dialog', { name: 'Log in' }), player);
}

/** Timeout of what waits for a device on a slow machine, milliseconds. */
const slowly = { timeout: 20_000 };

/** Logs in by account, in the form on its page or in its dialog. */
export async function fillLogIn(page: Page, where: Pick<Page, 'getByRole'>, { account, password }: NewPlayer) {
  await where.getByRole('tab', { name: 'Username' }).click();
  await where.getByRole('textbox', { name: 'Username' }).fill(account);
  await where.getByRole('textbox', { name: 'Password' }).fill(password);
  await where.getByRole('button', { name: 'Log in', exact: true }).click();
  await expect(balance(page)).toBeVisible(slowly);
}

/** Opens the wallet from the tab bar, and presses Deposit for ₱500. */
export async function askForDeposit(page: Page) {
  await page.getByRole('link', { name: 'Wallet', exact: true }).click();
  await page.getByRole('radio', { name: /₱500\.00/ }).check();
  await page.getByRole('button', { name: 'Deposit', exact: true }).click();
}

/** Deposits ₱500 at the gateway. */
export async function payDeposit(page: Page) {
  await askForDeposit(page);
  const pay = page.getByRole('button', { name: 'Pay', exact: true });
  // A press may first open an offer of limits, or be refused while the device isn't ready; then another is needed.
  await expect(async () => {
    if (await pay.isVisible()) return;
    await pay
      .waitFor({ timeout: 8_000 })
      .catch(() => page.getByRole('button', { name: 'Deposit', exact: true }).click());
    await expect(pay).toBeVisible({ timeout: 1_000 });
  }).toPass({ timeout: 60_000 });
  await pay.click();
}

/** Opens a game from the lobby, plays a round, and returns. */
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
  await expect(page).toHaveURL(/withdraw/);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
}

/** Logs out from the member page. */
export async function logOutHere(page: Page) {
  await page.getByRole('link', { name: 'Me', exact: true }).click();
  await page.getByRole('button', { name: 'Log out' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Log out' }).click();
  await expect(page).toHaveURL('/', slowly);
  await expect(balance(page)).toHaveCount(0, slowly);
}

/** Opens the app and answers the age notice. */
export async function open(page: Page) {
  await page.goto('/');
  await accept(page);
}
