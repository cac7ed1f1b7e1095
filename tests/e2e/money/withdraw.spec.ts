import { amend } from '../support/amend.ts';
import { violations } from '../support/axe.ts';
import { enterAs, expect, test } from '../support/perlas.ts';
import { sandbox } from '../support/sandbox.ts';
import {
  amount,
  asked,
  checking,
  code,
  fact,
  fill,
  haveCode,
  juan,
  one,
  saying,
  send,
  stake,
  token,
  withdraw,
  type Exchange,
} from '../support/withdrawing.ts';
import { goOffline } from '../support/rest.ts';

test('a staked deposit is withdrawn after a review, and each step shows until payout (WA-09 to WA-11)', async ({
  page,
}) => {
  test.setTimeout(180_000);
  await sandbox.forgetCodes();
  await enterAs(page, juan);

  await test.step('after a deposit, the amount to stake is shown before anything is typed', async () => {
    await page.goto('/wallets');
    await page.getByRole('radio', { name: /^Maya/ }).check();
    await page.getByRole('radio', { name: /Other amount/ }).check();
    await page.getByRole('textbox', { name: 'Amount in pesos' }).fill('200');
    await page.getByRole('button', { name: 'Deposit', exact: true }).click();
    await page.getByRole('button', { name: 'Pay', exact: true }).click();
    await expect(page.getByRole('heading', { name: 'Deposit successful' })).toBeVisible();
    await page.goto('/wallets?name=withdraw');
    const own = { name: 'Your deposit: wager ₱200.00 more to withdraw ₱200.00.' };
    await expect(page.getByRole('progressbar', own)).toBeVisible();
    await expect(page.getByRole('main')).toContainText(/Withdrawals left today\s*\d of 3/);
    expect(await violations(page)).toEqual([]);
    await page.getByRole('link', { name: /^GCash/ }).click();
    await expect(fact(page, 'Wagering left')).toHaveText('₱200.00');
    await expect(fact(page, 'Available to withdraw')).toHaveText('₱1,250.00');
  });

  await test.step('once it is staked, fee and net amount are shown while the amount is typed (V-16)', async () => {
    await stake(20_000);
    await page.reload();
    await expect(page.getByRole('status', { name: 'Balance' })).toHaveText(/₱/);
    await expect(fact(page, 'Available to withdraw')).toHaveText(/₱[\d,]+\.\d\d/);
    await expect(fact(page, 'Wagering left')).toHaveText('None');
    await expect(fact(page, 'Withdrawals left today')).toHaveText(/\d of 3/);
    await expect(fact(page, 'Fee').last()).toHaveText(/1%, minimum ₱10\.00/);
    await expect(fact(page, 'Per withdrawal')).toHaveText('₱100.00 to ₱50,000.00');
    await expect(fact(page, 'Usually arrives within')).toHaveText('15 minutes');
    await expect(fact(page, 'Identity')).toHaveText('Verified');
    await expect(page.getByText('Your VIP level (Member) sets your daily withdrawals and fees.')).toBeVisible();
    await withdraw(page).click();
    await expect(page.getByText('Enter an amount')).toBeVisible();
    await expect(amount(page)).toBeFocused();
    await amount(page).fill('99.99');
    await expect(page.getByText('Enter ₱100.00 to ₱50,000.00')).toBeVisible();
    await page.getByRole('button', { name: 'All', exact: true }).click();
    await expect(page.getByText('Enter ₱100.00')).toHaveCount(0);
    await amount(page).fill('123.456');
    await amount(page).blur();
    await expect(page.getByText('Type the amount like this: 1,234.50')).toBeVisible();
    await expect(amount(page)).toHaveValue('123.456');
    await amount(page).fill('123.45');
    await expect(page.getByText('You receive').locator('..')).toContainText('₱123.45');
    await expect(withdraw(page)).toHaveAccessibleDescription(/^₱123\.45/);
    expect(await violations(page)).toEqual([]);
  });

  await test.step('a wrong code is reported under its field, and typed values stay', async () => {
    await page.getByRole('button', { name: 'Send code' }).click();
    await page.getByRole('textbox', { name: 'Code' }).fill('111111');
    await withdraw(page).click();
    await expect(page.getByRole('dialog')).toContainText('You can’t cancel a withdrawal');
    expect(await violations(page)).toEqual([]);
    await send(page).click();
    await expect(page.getByText(/Wrong code/)).toBeVisible();
    await expect(amount(page)).toHaveValue('123.45');
  });

  await page.getByRole('textbox', { name: 'Code' }).fill(code);
  await withdraw(page).click();
  await send(page).click();
  await expect(page.getByRole('heading', { name: 'Your withdrawal is on its way' })).toBeVisible();
  await expect(page).toHaveURL(/orderNo=W/);
  expect(await violations(page)).toEqual([]);
  await expect(page.getByRole('heading', { name: 'Withdrawal successful' })).toBeVisible({ timeout: 60_000 });
  await expect(page.getByRole('listitem').filter({ has: page.locator('time') })).toHaveCount(4);
  await expect(page.getByRole('button', { name: /cancel|reverse|take back/i })).toHaveCount(0);
});

test('an unknown outcome survives a reload, blocks every tab, and is never resent (A4, F9, D11)', async ({
  page,
  context,
}) => {
  test.setTimeout(180_000);
  await enterAs(page, juan);
  await haveCode();
  await fill(page, '150');
  await sandbox.hang('exchange', 'after');
  await sandbox.hang('operationStatus', 'before');
  const since = Date.now();
  await send(page).click();
  await expect.poll(() => asked(since)).toEqual(one);
  await page.reload();
  await expect(checking(page)).toBeVisible();
  expect(await violations(page)).toEqual([]);
  const other = await context.newPage();
  await other.goto('/withdrawal/maya');
  await expect(checking(other)).toBeVisible();
  await other.close();

  await sandbox.reset();
  await expect(
    page
      .getByText(
        /Your withdrawal is on its way|Withdrawal successful|If your withdrawal started, it’s in your transactions/,
      )
      .first(),
  ).toBeVisible({ timeout: 60_000 });
  expect(await asked(since)).toEqual(one);
  const { list } = await sandbox.call<Exchange>('getExchange', {}, await token());
  expect(list.filter((each) => each.amount === 15_000)).toHaveLength(1);
});

test('a double tap is one withdrawal, and another tab shows it as in progress (F7, F9)', async ({ page, context }) => {
  await enterAs(page, juan);
  const other = await context.newPage();
  await fill(other, '150');
  await expect(send(other)).toBeVisible();
  await fill(page, '150');
  await sandbox.hang('exchange', 'before');
  const since = Date.now();
  await send(page).evaluate((button: HTMLButtonElement) => {
    button.click();
    button.click();
  });
  await expect.poll(() => asked(since)).toEqual(one);
  await send(other).click();
  await expect(other.getByText(/in progress in another tab/).first()).toBeVisible();
  await expect(withdraw(other)).toHaveAttribute('aria-disabled', 'true');
  expect(await asked(since)).toEqual(one);
});

test('each refusal is explained in plain words, and the form stays as it was', async ({ page }) => {
  await enterAs(page, juan);
  await fill(page, '150');
  const said: [code: number, words: RegExp][] = [
    [3001, /balance is lower/],
    [3003, /wager .* more first/],
    [3004, /verify your identity first/],
    [3005, /isn’t in the name on your ID/],
    [3006, /no withdrawals left today/],
    [3007, /this method just closed/],
    [3009, /the fee is higher now/],
  ];
  for (const [refusal, words] of said) {
    await sandbox.error('exchange', { code: refusal, times: 1 });
    await send(page).click();
    await expect(page.getByText(words).first()).toBeVisible();
    await expect(amount(page)).toHaveValue('150');
    expect(await violations(page)).toEqual([]);
    if (refusal === 3001) await amount(page).fill('150.00');
    if (refusal === 3005) await page.getByRole('radio').first().click();
    if (refusal === 3001) await amount(page).fill('150');
    await withdraw(page).click();
  }
});

test('a missing requirement links there and back, and a refused order says why (KY-06, WA-11)', async ({
  page,
  context,
  player,
}) => {
  await enterAs(page, player);
  await page.goto('/withdrawal/gcash');
  await expect(page.getByRole('link', { name: 'Verify your identity' })).toHaveAttribute(
    'href',
    '/member/profile/kyc?back=%2Fwithdrawal%2Fgcash',
  );
  expect(await violations(page)).toEqual([]);

  await saying(context, { kycStatus: 2, withdrawalNumber: 0 });
  await page.reload();
  await expect(page.getByRole('heading', { name: 'No withdrawals left today' })).toBeVisible();

  const reason = 'The receiving account doesn’t exist';
  const step = (status: number) => ({ status, time: Date.now() });
  const order = { orderNo: 'W1', time: Date.now(), name: 'gcash', accountMasked: '09******088', coin: 0 };
  const refused = { ...order, amount: 15_000, fee: 1_000, realAmount: 14_000, status: 4, reason };
  const timeline = [step(0), step(1), { ...step(4), reason }];
  await amend<object>(context, 'exchangeStatus', () => ({ errcode: 0, ...refused, timeline }));
  await page.goto('/withdrawal/gcash?orderNo=W1');
  await expect(page.getByRole('heading', { name: 'Withdrawal declined' })).toBeVisible();
  await expect(page.getByText('Reason: The receiving account doesn’t exist')).toBeVisible();
  await expect(page.getByText('The full ₱150.00 was returned to your balance.')).toBeVisible();
  expect(await violations(page)).toEqual([]);

  await page.goto('/withdrawal/paypal');
  await expect(page.getByRole('heading', { name: 'Page Not Found' })).toBeVisible();
  await saying(context, { methods: [] });
  await page.goto('/withdrawal/grabpay');
  await expect(page.getByRole('heading', { name: 'Page Not Found' })).toBeVisible();
});

test('offline the form can be read and filled in, and says why it cannot be sent (A3, WA-15)', async ({
  page,
  context,
}) => {
  await enterAs(page, juan);
  await page.goto('/withdrawal/gcash');
  await amount(page).fill('150');
  await goOffline(page, 'player');
  const since = Date.now();
  await expect(page.getByText('You need a connection to withdraw.')).toBeVisible();
  await expect(withdraw(page)).toHaveAttribute('aria-disabled', 'true');
  await amount(page).press('Enter');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.reload();
  await expect(amount(page)).toHaveValue('150');
  await context.setOffline(false);
  await page.getByRole('textbox', { name: 'Code' }).fill(code);
  await withdraw(page).click();
  await expect(send(page)).toBeEnabled();
  await goOffline(page, 'player');
  await expect(send(page)).toBeDisabled();
  await context.setOffline(false);
  expect(await asked(since)).toEqual({ acts: 0, copies: 0 });
});
