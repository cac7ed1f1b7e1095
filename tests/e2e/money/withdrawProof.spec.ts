import { violations } from '../support/axe.ts';
import { enterAs, expect, test } from '../support/perlas.ts';
import { proven, safeboxPassword } from '../support/proven.ts';
import { sandbox } from '../support/sandbox.ts';
import { amount, send, withdraw } from '../support/withdrawing.ts';

test('safebox verification takes its password, and the account stays until payout (WA-10, WA-12)', async ({ page }) => {
  test.setTimeout(120_000);
  const player = await proven();
  await sandbox.rule({ verification: 'safebox', payout: { end: 'never' } });
  await enterAs(page, player);
  await page.goto('/withdrawal/gcash');
  await amount(page).fill('100');
  await expect(page.getByRole('button', { name: 'Send code' })).toHaveCount(0);
  const password = page.getByRole('textbox', { name: 'Safebox password' });
  const ask = async (digits: string) => {
    await password.fill(digits);
    await withdraw(page).click();
    await send(page).click();
  };
  await withdraw(page).click();
  await expect(page.getByText('Enter your 6-digit password')).toBeVisible();
  await ask('111222');
  await expect(page.getByText('Wrong password. 4 tries left.')).toBeVisible();
  await expect(amount(page)).toHaveValue('100');
  expect(await violations(page)).toEqual([]);
  await ask(safeboxPassword);
  await expect(page).toHaveURL(/orderNo=W/);
  const orderNo = new URL(page.url()).searchParams.get('orderNo')!;

  await page.goto('/wallets/card/list');
  await page
    .getByRole('main')
    .getByRole('link', { name: /^GCash/ })
    .click();
  await page.getByRole('button', { name: 'Delete this account' }).click();
  const dialog = page.getByRole('dialog', { name: 'Delete this account?' });
  await dialog.getByRole('button', { name: 'Delete', exact: true }).click();
  await expect(dialog.getByText('A withdrawal to this account is on its way.')).toBeVisible();
  expect(await violations(page)).toEqual([]);
  await sandbox.decidePayout(orderNo, 'paid');
  await dialog.getByRole('button', { name: 'Delete', exact: true }).click();
  await expect(page).toHaveURL(/card\/list/);
  await expect(page.getByText('No account yet')).toBeVisible();
});
