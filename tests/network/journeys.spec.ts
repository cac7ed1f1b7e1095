import { settleIn } from '../e2e/support/perlas.ts';
import { proven, safeboxPassword, withNumber } from '../e2e/support/proven.ts';
import { sandbox } from '../e2e/support/sandbox.ts';
import { amount, checking, code, send, withdraw } from '../e2e/support/withdrawing.ts';
import { button, effects, expect, heading, link, test } from './steps.ts';

test('a deposit with the network lost at each step is one order, paid once', async ({ page, player, cut }) => {
  test.setTimeout(120_000);
  await settleIn(page, player, '/wallets');
  await link(page, 'Home').click();
  await cut.begin();
  const pesos = page.getByRole('radio', { name: /^₱500\.00/ });
  const deposit = button(page, 'Deposit');

  await cut.away(async () => {
    await link(page, 'Wallet').click();
    await pesos.check();
    await expect(page.getByText('You need a connection to deposit. Your choices stay here.')).toBeVisible();
    await expect(deposit).toBeDisabled();
  });
  await expect(deposit).toBeEnabled();
  await expect(pesos).toBeChecked();

  const ask = async () => {
    // The form waits for what was lost to be answered.
    await expect(deposit).toHaveAttribute('aria-busy', 'false');
    await deposit.click();
  };
  await cut.tunnel('createRecharge', 'unsent', ask, async () => {
    await expect(heading(page, 'Checking your deposit')).toBeVisible();
    await expect(page.getByText('We’ll check as soon as you’re back online.')).toBeVisible();
  });
  await expect(page.getByText('Not confirmed yet.')).toBeVisible();
  await button(page, 'Start a new deposit').click();
  await expect(pesos).toBeChecked();

  await cut.torn('createRecharge', 'unanswered', ask, () =>
    expect(heading(page, 'Checking your deposit')).toBeVisible(),
  );
  const pay = button(page, 'Pay');
  await expect(pay).toBeVisible({ timeout: 40_000 });

  await cut.away(() => pay.click());
  await page.goBack();
  await link(page, 'Transactions').click();
  await link(page, 'Pay now').click();
  await expect(pay).toBeVisible();
  const checkout = page.url();
  await cut.torn(
    { path: /^\/checkout/ },
    'unanswered',
    () => pay.click(),
    () => expect(pay).toHaveCount(0),
  );
  await page.goto(checkout);
  await expect(heading(page, 'This order is paid')).toBeVisible();
  await cut.tunnel(
    'rechargeStatus',
    'unsent',
    () => button(page, 'Leave').click(),
    () => expect(page.getByText('We can’t see your payment while you’re offline.')).toBeVisible(),
  );
  await expect(heading(page, 'Deposit successful')).toBeVisible();
  // Includes that item's first-deposit bonus.
  await expect(page.getByRole('status', { name: 'Balance' })).toHaveText('₱800.00');
  expect(await effects('createRecharge', player)).toBe(1);
});

test('a GCash withdrawal with the network lost at each step is paid out once', async ({ page, cut }) => {
  test.setTimeout(200_000);
  const player = await proven();
  await sandbox.rule({ verification: 'safebox', payout: { end: 'never' } });
  await settleIn(page, player, '/withdrawal/gcash');
  await expect(amount(page)).toBeVisible();
  await page.goto('/wallets?name=withdraw');
  await expect(link(page, /^GCash/)).toBeVisible();
  await cut.begin();
  const password = page.getByRole('textbox', { name: 'Safebox password' });
  const typed = async () => {
    await expect(amount(page)).toHaveValue('100');
    await expect(password).toHaveValue(safeboxPassword);
  };

  await cut.away(async () => {
    await link(page, /^GCash/).click();
    await expect(page.getByText('You need a connection to withdraw. What you typed stays here.')).toBeVisible();
    await amount(page).fill('100');
    await password.fill(safeboxPassword);
    await expect(withdraw(page)).toBeDisabled();
  });
  await typed();

  await withdraw(page).click();
  await cut.away(async () => {
    await expect(send(page)).toBeDisabled();
    await expect(page.getByRole('dialog').getByText('You need a connection to withdraw.')).toBeVisible();
  });
  await cut.tunnel(
    'exchange',
    'unsent',
    () => send(page).click(),
    async () => {
      await expect(checking(page)).toBeVisible();
      await expect(page.getByText('We’ll check as soon as you’re back online.')).toBeVisible();
    },
  );
  await expect(page.getByText('Not confirmed yet.')).toBeVisible();
  await expect(page.getByText('This withdrawal didn’t go through. Nothing left your balance.')).toBeVisible({
    timeout: 80_000,
  });
  await typed();

  await withdraw(page).click();
  await cut.torn(
    'exchange',
    'unanswered',
    () => send(page).click(),
    () => expect(checking(page)).toBeVisible(),
  );
  await expect(heading(page, 'Your withdrawal is on its way')).toBeVisible({ timeout: 40_000 });
  const orderNo = new URL(page.url()).searchParams.get('orderNo')!;
  await cut.away(async () => {
    await expect(page.getByText('You’ll see the next step once you’re back online.')).toBeVisible();
    await sandbox.decidePayout(orderNo, 'paid');
  });
  await expect(heading(page, 'Withdrawal successful')).toBeVisible();
  expect(await effects('exchange', player)).toBe(1);
});

test('a receiving account with the network lost at each step is added once', async ({ page, cut }) => {
  test.setTimeout(120_000);
  const player = await withNumber();
  await settleIn(page, player, '/wallets/card/edit');
  await expect(button(page, 'Save')).toBeVisible();
  await page.goto('/wallets/card/list');
  await expect(link(page, 'Add account')).toBeVisible();
  await cut.begin();
  const field = (name: string) => page.getByRole('textbox', { name });
  const kind = page.getByRole('combobox', { name: 'E-wallet or bank' });
  const typed = async () => {
    await expect(kind.locator('option:checked')).toHaveText('Maya');
    await expect(field('Account number')).toHaveValue('123456789012');
    await expect(field('Account name')).toHaveValue('Ana Santos');
  };
  const needs = page.getByText('This needs a connection. What you typed stays here.');

  await cut.away(async () => {
    await link(page, 'Add account').click();
    await kind.selectOption('Maya');
    await field('Account number').fill('123456789012');
    await field('Account name').fill('Ana Santos');
    await expect(needs).toBeVisible();
    await expect(button(page, 'Save')).toBeDisabled();
  });
  for (const moment of ['unsent', 'unanswered'] as const) {
    const sendCode = () => button(page, 'Send code').click();
    await cut.torn('smsSend', moment, sendCode, () => expect(needs).toBeVisible());
    await typed();
  }
  await field('Code').fill(code);

  const save = () => button(page, 'Save').click();
  await cut.tunnel('addBankInfo', 'unsent', save, async () => {
    await expect(heading(page, 'Checking status')).toBeVisible();
    await expect(page.getByText('We’ll check as soon as you’re back online.')).toBeVisible();
    await typed();
  });
  await button(page, 'Check later').click();
  await cut.torn('addBankInfo', 'unanswered', save, () => expect(heading(page, 'Checking status')).toBeVisible());
  await expect(page).toHaveURL(/\/wallets\/card\/list/, { timeout: 40_000 });
  await expect(link(page, /^Maya 12\*{7}012/)).toBeVisible();
  expect(await effects('addBankInfo', player)).toBe(1);
});
