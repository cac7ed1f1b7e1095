import type { Page } from 'playwright/test';
import { expect, test } from '#tests/network/test.ts';
import { amend } from '../support/amend.ts';
import { violations } from '../support/axe.ts';
import { enterAs, test as plain } from '../support/perlas.ts';
import { proven } from '../support/proven.ts';
import { sandbox } from '../support/sandbox.ts';
import { goOffline } from '../support/rest.ts';

/** A player known to the operator, with a number for codes. */
const juan = { account: 'juan88', password: 'perlas88' };

const field = (page: Page, name: string) => page.getByRole('textbox', { name });
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
const kind = (page: Page) => page.getByRole('combobox', { name: 'E-wallet or bank' });
const mayas = (page: Page) => page.getByRole('main').getByRole('link', { name: /^Maya/ });

test('an account is validated, added by a code, and a lost response is looked up, never resent (WA-12)', async ({
  page,
  context,
  faults,
}) => {
  test.setTimeout(120_000);
  await sandbox.forgetCodes();
  await enterAs(page, juan);
  await page.goto('/wallets/card/list');
  await expect(page.getByRole('heading', { name: 'Receiving Accounts', exact: true })).toBeVisible();
  await expect(page.getByRole('link', { name: /GCash 09\*{6}088/ })).toContainText('Default');
  expect(await violations(page)).toEqual([]);

  await page.goto('/wallets/card/edit?back=/wallets/record');
  await test.step('each field says what is wrong with it, and the first invalid one has the focus', async () => {
    await press(page, 'Save');
    await expect(page.getByText('Choose an e-wallet or bank')).toBeVisible();
    await expect(kind(page)).toBeFocused();
    await kind(page).selectOption('GCash');
    await field(page, 'Account number').fill('0817123456');
    await field(page, 'Account name').fill('Somebody Else');
    await expect(page.getByText('Enter 11 digits, starting with 09')).toBeVisible();
    await expect(page.getByText('The account must be in your own name: Juan Dela Cruz')).toBeVisible();
    expect(await violations(page)).toEqual([]);
  });

  await kind(page).selectOption('Maya');
  await field(page, 'Account number').fill('1234 5678 9012');
  await field(page, 'Account name').fill('JUAN  dela cruz');
  await press(page, 'Send code');
  await expect(page.getByText(/^We sent a code to 0917/)).toBeVisible();
  await field(page, 'Code').fill('246810');
  const lost = faults.on('addBankInfo', { reset: 'unanswered' });
  const outage = faults.on('operationStatus', { status: 502 });
  await press(page, 'Save');
  await expect(page.getByRole('heading', { name: 'Checking status' })).toBeVisible();
  await expect(field(page, 'Account number')).toHaveValue('1234 5678 9012');
  expect(await violations(page)).toEqual([]);
  lost.end();
  outage.end();
  await expect(page).toHaveURL(/\/wallets\/record$/, { timeout: 15_000 });
  expect(new Set(faults.copies('addBankInfo').map(({ requestId }) => requestId)).size).toBe(1);
  await page.goto('/wallets/card/list');
  await expect(mayas(page)).toHaveText(/12\*{7}012/);

  await test.step('offline an account stays readable, and what can’t be saved says why', async () => {
    await mayas(page).click();
    await expect(field(page, 'Account name')).toHaveValue('JUAN dela cruz');
    await goOffline(page, 'player');
    await field(page, 'Account number').fill('09171234567');
    await field(page, 'Code').fill('246810');
    await expect(page.getByRole('button', { name: 'Save', exact: true })).toBeDisabled();
    await expect(page.getByRole('button', { name: 'Set as default' })).toBeDisabled();
    await expect(page.getByText('This needs a connection. What you typed stays here.')).toBeVisible();
    await field(page, 'Code').press('Enter');
    await expect(field(page, 'Account number')).toHaveValue('09171234567');
    await context.setOffline(false);
  });

  await test.step('deleting asks for confirmation', async () => {
    await press(page, 'Delete this account');
    const dialog = page.getByRole('dialog', { name: 'Delete this account?' });
    await expect(dialog).toContainText('Maya 12*******012');
    expect(await violations(page)).toEqual([]);
    await dialog.getByRole('button', { name: 'Delete', exact: true }).click();
    await expect(page).toHaveURL(/card\/list/);
    await expect(mayas(page)).toHaveCount(0);
  });
});

plain(
  'an account in review can’t be changed nor paid to, and one that was refused says so (WA-12)',
  async ({ page, context }) => {
    plain.setTimeout(90_000);
    const player = await proven();
    await enterAs(page, player);
    const [reviewing, refused] = [2, 3];
    const is = (status: number) =>
      amend<{ list: object[] }>(context, 'getBankInfo', (told) => ({
        ...told,
        list: told.list.map((each) => ({ ...each, status, editable: status !== reviewing })),
      }));
    const account = page.getByRole('main').getByRole('link', { name: /^GCash/ });

    await is(reviewing);
    await page.goto('/wallets/card/list');
    await expect(account).toContainText('In review');
    expect(await violations(page)).toEqual([]);
    await account.click();
    await expect(page.getByText('We’re reviewing this account.')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Delete this account' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Save', exact: true })).toHaveCount(0);
    await page.goto('/withdrawal/gcash');
    await expect(page.getByRole('heading', { name: 'Your account is in review' })).toBeVisible();
    expect(await violations(page)).toEqual([]);

    await is(refused);
    await page.goto('/wallets/card/list');
    await expect(account).toContainText('Declined');
    await account.click();
    await expect(page.getByText('We can’t send money to this account.')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Save', exact: true })).toBeVisible();
    expect(await violations(page)).toEqual([]);
    await page.goto('/withdrawal/gcash');
    await expect(page.getByRole('heading', { name: 'Add a receiving account' })).toBeVisible();
  },
);

test('a return address of another origin is ignored', async ({ page, player }) => {
  await enterAs(page, player);
  await page.goto('/wallets/card/list?back=//evil.example/x');
  await expect(page.getByRole('link', { name: 'Add account' })).toHaveAttribute('href', '/wallets/card/edit');
});

test('the safebox gets a password, takes and returns money, and wrong passwords lead to a lock (ME-06)', async ({
  page,
  player,
}) => {
  test.setTimeout(120_000);
  await sandbox.pay(player, 50_000);
  await enterAs(page, player);
  await page.goto('/wallets');
  await press(page, 'Safebox');
  const box = page.getByRole('dialog', { name: 'Safebox' });
  await box.getByRole('textbox', { name: 'New safebox password' }).fill('123456');
  await box.getByRole('button', { name: 'Set password' }).click();
  await expect(box.getByText('Don’t use 123456 or the same digit throughout')).toBeVisible();
  await box.getByRole('textbox', { name: 'New safebox password' }).fill('135790');
  await box.getByRole('button', { name: 'Set password' }).click();

  const move = async (amount: string, password: string, name: 'Move in' | 'Move out') => {
    await box.getByRole('textbox', { name: 'Amount' }).fill(amount);
    await box.getByRole('textbox', { name: 'Safebox password' }).fill(password);
    await box.getByRole('button', { name, exact: true }).click();
  };
  // The deposit came with ₱25.00 of bonus money, which can't be moved to the safebox.
  await move('500.01', '135790', 'Move in');
  await expect(box.getByText('You can move up to ₱500.00')).toBeVisible();
  expect(await violations(page)).toEqual([]);
  await move('200.50', '135790', 'Move in');
  await expect(box.getByRole('definition').filter({ hasText: '₱200.50' })).toBeVisible();
  await expect(box.getByRole('definition').filter({ hasText: '₱324.50' })).toBeVisible();

  await box.getByRole('tab', { name: 'Move out' }).click();
  await move('0.50', '135790', 'Move out');
  await expect(box.getByRole('definition').filter({ hasText: '₱200.00' })).toBeVisible();
  await box.getByRole('tab', { name: 'History' }).click();
  await expect(box.getByRole('listitem')).toHaveCount(2);
  await expect(box.getByRole('listitem').first()).toContainText('Safebox after: ₱200.00');
  await expect(box.getByRole('listitem').first()).toContainText(/−.?₱0\.50/);

  await box.getByRole('tab', { name: 'Move out' }).click();
  for (const left of [4, 3, 2, 1]) {
    await move('1', '000001', 'Move out');
    await expect(box.getByText(`Wrong password. ${left} ${left === 1 ? 'try' : 'tries'} left`)).toBeVisible();
  }
  await move('1', '000001', 'Move out');
  await expect(box.getByText('Too many wrong tries. Try again in')).toBeVisible();
  await expect(box.getByRole('timer')).toHaveText(/^1[45]:\d\d$/);
  expect(await violations(page)).toEqual([]);
  await page.goBack();
  await expect(page.getByRole('button', { name: 'Safebox ₱200.00' })).toBeVisible();
});
