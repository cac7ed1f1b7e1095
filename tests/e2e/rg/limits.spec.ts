import * as codes from '#contract/codes.ts';
import type { Output } from '#contract/endpoints.ts';
import { loosening } from '#contract/protection.ts';
import { violations } from '../support/axe.ts';
import { enter, expect, settleIn, test } from '../support/perlas.ts';
import { limit, press, rgPage } from '../support/protecting.ts';
import { sandbox } from '../support/sandbox.ts';
import { broughtAlong, goOffline } from '../support/rest.ts';

const peso = 100;
/** A channel that accepts any amount. */
const maya = 2;

test('a lower limit applies at once, a higher one waits and can be dropped (SX-02)', async ({ page, player }) => {
  test.setTimeout(90_000);
  await settleIn(page, player, `${rgPage}?part=limits`);
  const day = page.getByRole('textbox', { name: 'Daily deposit limit' });
  await day.fill('99');
  await press(page, 'Save deposit limits');
  await expect(page.getByText('Enter whole pesos from ₱100.00 to ₱1,000,000.00, or leave it blank.')).toBeVisible();
  await day.fill('500');
  await press(page, 'Save deposit limits');
  await expect(page.getByRole('status').filter({ hasText: 'Active now.' })).toBeVisible();
  await day.fill('900');
  await press(page, 'Save deposit limits');
  await expect(page.getByRole('status').filter({ hasText: /^Not active yet/ })).toBeVisible();
  await page.goto(rgPage);
  await expect(page.getByText('New limit requested: ₱900.00')).toBeVisible();
  await press(page, 'Keep current limit');
  await expect(page.getByText('New limit requested: ₱900.00')).toHaveCount(0);
  await expect(page.getByText('₱0.00 of ₱500.00, ₱500.00 left')).toBeVisible();
});

test('a limit is parsed as people write it, and unreadable input never clears it (V-27)', async ({ page, player }) => {
  await settleIn(page, player, `${rgPage}?part=limits`);
  const day = page.getByRole('textbox', { name: 'Daily deposit limit' });
  const since = Date.now();
  const held = async () => {
    const { limits } = (await sandbox.call('selfLimitInfo', {}, player.token)) as Output<'selfLimitInfo'>;
    return limits.find(({ kind, period }) => kind === 'deposit' && period === 'day')?.value;
  };
  await day.fill('500,00');
  await expect(page.getByText('= ₱500.00')).toBeVisible();
  await press(page, 'Save deposit limits');
  await expect(page.getByRole('status').filter({ hasText: 'Active now.' })).toBeVisible();
  expect(await held()).toBe(500 * peso);
  for (const text of ['-500', '5e3', '1.000', '5,0,0']) {
    await day.fill(text);
    await press(page, 'Save deposit limits');
    await expect(page.getByText('Enter whole pesos from ₱100.00 to ₱1,000,000.00, or leave it blank.')).toBeVisible();
    await expect(day).toHaveValue(text);
  }
  expect(await held()).toBe(500 * peso);
  expect(await sandbox.received('selfLimitSet', since)).toHaveLength(1);
});

test('a higher limit needs confirmation after a day, and lapses without it after three (SX-02)', async ({
  page,
  player,
}) => {
  test.setTimeout(90_000);
  for (const pesos of [500, 900]) await limit(player, 'deposit', 'day', pesos * peso);
  await settleIn(page, player, rgPage);
  const confirm = page.getByRole('button', { name: 'Confirm', exact: true });
  await expect(page.getByText(/^You can confirm it from/)).toBeVisible();
  await expect(confirm).toHaveCount(0);
  await sandbox.ageLimits(player, loosening.wait);
  await page.reload();
  await expect(page.getByText(/^Confirm it by/)).toBeVisible();
  expect(await violations(page)).toEqual([]);
  await confirm.click();
  await expect(page.getByText('₱0.00 of ₱900.00, ₱900.00 left')).toBeVisible();
  await expect(confirm).toHaveCount(0);

  await limit(player, 'deposit', 'day', 0);
  await page.reload();
  await expect(page.getByText('You asked to remove this limit.')).toBeVisible();
  await sandbox.ageLimits(player, loosening.wait + loosening.confirm);
  await page.reload();
  await expect(page.getByText('₱0.00 of ₱900.00, ₱900.00 left')).toBeVisible();
  await expect(page.getByText('You asked to remove this limit.')).toHaveCount(0);
});

test('a deposit up to the limit is placed, one above it is refused without a way around (SX-03)', async ({
  page,
  player,
}) => {
  test.setTimeout(90_000);
  await limit(player, 'deposit', 'day', 700 * peso);
  const { payUrl } = await sandbox.order(player, 400 * peso, maya);
  await sandbox.settleOrder(payUrl);
  await settleIn(page, player, '/wallets');
  await expect(page.getByText(/Daily deposit limit: ₱300.00 of ₱700.00 left/)).toBeVisible();
  const since = Date.now();
  await page.getByRole('radio', { name: /^₱500\.00/ }).check();
  await page.getByRole('button', { name: 'Deposit', exact: true }).click();
  await expect(page.getByRole('alert').filter({ hasText: /\S/ })).toHaveText('Your deposit limit leaves only ₱300.00.');
  await expect(page.getByText(/Daily deposit limit: ₱300.00 of ₱700.00 left/)).toBeVisible();
  expect(await sandbox.received('createRecharge', since)).toHaveLength(0);
  expect(await sandbox.order(player, 301 * peso, maya)).toMatchObject({ errcode: 5003 });
  expect(await sandbox.order(player, 300 * peso, maya)).toMatchObject({ errcode: 0 });
});

test('an unpaid order counts towards the limit, and the page says so and links to it (SX-03)', async ({
  page,
  player,
}) => {
  test.setTimeout(90_000);
  await limit(player, 'deposit', 'day', 500 * peso);
  const { payUrl } = await sandbox.order(player, 500 * peso, maya);
  await settleIn(page, player, '/wallets');
  await expect(page.getByText(/₱0.00 of ₱[\d,.]+ left.*Includes ₱500.00 in unpaid orders/)).toBeVisible();
  expect(await violations(page)).toEqual([]);
  await page.getByRole('link', { name: 'Go to your deposits' }).click();
  await expect(page.getByRole('link', { name: 'Pay now' })).toHaveAttribute('href', payUrl);
  await sandbox.settleOrder(payUrl);
  await page.goto('/wallets');
  await expect(page.getByText(/₱0.00 of ₱[\d,.]+ left/)).toBeVisible();
  await expect(page.getByText(/in unpaid orders/)).toHaveCount(0);
});

test('the opt-in reminder shows the month’s deposits before each further one (players B22)', async ({
  page,
  player,
}) => {
  test.setTimeout(90_000);
  await sandbox.pay(player, 500 * peso);
  await settleIn(page, player, rgPage);
  const wish = page.getByRole('switch', { name: 'Remind me before I deposit' });
  await expect(wish).not.toBeChecked();
  await wish.click();
  await expect(wish).toBeChecked();
  await expect.poll(() => sandbox.call('selfLimitInfo', {}, player.token)).toMatchObject({ reminder: true });

  await page.goto('/wallets');
  const since = Date.now();
  const deposit = page.getByRole('main').getByRole('button', { name: 'Deposit', exact: true });
  const told = page.getByRole('dialog', { name: 'Before you deposit' });
  await page.getByRole('radio', { name: /^₱1,000\.00/ }).check();
  await deposit.click();
  await expect(told).toContainText('Deposited this month₱500.00');
  await expect(told).toContainText('With this deposit₱1,500.00');
  expect(await violations(page)).toEqual([]);
  await page.goBack();
  await expect(told).toHaveCount(0);
  await deposit.click();
  await told.getByRole('button', { name: 'Not now' }).click();
  await expect(told).toHaveCount(0);
  expect(await sandbox.received('createRecharge', since)).toHaveLength(0);
  await deposit.click();
  await told.getByRole('button', { name: 'Deposit ₱1,000.00' }).click();
  await expect(page.getByRole('button', { name: 'Pay', exact: true })).toBeVisible();
  expect(await sandbox.received('createRecharge', since)).toHaveLength(1);

  await page.goto(rgPage);
  await wish.click();
  await expect(wish).not.toBeChecked();
  await expect.poll(() => sandbox.call('selfLimitInfo', {}, player.token)).toMatchObject({ reminder: false });
  await page.goto('/wallets');
  await page.getByRole('radio', { name: /^₱1,000\.00/ }).check();
  await deposit.click();
  await expect(page.getByRole('button', { name: 'Pay', exact: true })).toBeVisible();
});

test.describe('newly registered player', () => {
  test.use({ popups: true });

  test('is asked for limits before the first deposit, cannot dismiss it unseen, and may decline (RG-03, WA-07)', async ({
    page,
    player,
  }) => {
    await settleIn(page, player, '/wallets');
    const offer = page.getByRole('dialog', { name: 'Before you play' });
    await expect(offer).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(offer).toBeVisible();
    expect(await violations(page)).toEqual([]);
    await offer.getByRole('button', { name: 'Not now' }).click();
    await expect(offer).toHaveCount(0);
    await page.reload();
    await expect(page.getByRole('radiogroup', { name: 'Amount' })).toBeVisible();
    await expect(offer).toHaveCount(0);
  });

  test('is asked for limits after registering and after reloads, until they are set (RG-03)', async ({ page }) => {
    await enter(page, '/auth/register');
    await page.getByRole('tab', { name: 'Username' }).click();
    const account = `rg${Date.now().toString(36)}`;
    await page.getByRole('textbox', { name: 'Username' }).fill(account);
    await page.getByRole('textbox', { name: 'Password' }).fill('perlas88');
    await page.getByRole('checkbox', { name: 'I am 21 or older' }).check();
    await page.getByRole('checkbox', { name: /^I accept the terms/ }).check();
    await page.getByRole('main').getByRole('button', { name: 'Register', exact: true }).click();
    const welcome = page.getByRole('dialog', { name: 'Welcome to Perlas', exact: true });
    const offer = page.getByRole('dialog', { name: 'Before you play' });
    await welcome.getByRole('button', { name: 'Next' }).click();
    await expect(offer).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(offer).toBeVisible();
    await page.reload();
    await welcome.getByRole('button', { name: 'Next' }).click();
    await expect(offer).toBeVisible();
    await offer.getByRole('textbox', { name: 'Daily deposit limit' }).fill('500');
    await offer.getByRole('button', { name: 'Set these limits' }).click();
    await expect(offer).toHaveCount(0);
    await page.goto(rgPage);
    await expect(page.getByText('₱0.00 of ₱500.00, ₱500.00 left')).toBeVisible();
    await broughtAlong(page, 'player');
    await expect(offer).toHaveCount(0);
  });
});

test(
  'a limit refused after the form was left is told until it is answered (S6)',
  { tag: '@long' },
  async ({ page, player }) => {
    await settleIn(page, player, `${rgPage}?part=limits`);
    await goOffline(page, 'player');
    await page.getByRole('textbox', { name: 'Daily deposit limit' }).fill('500');
    await press(page, 'Save deposit limits');
    await expect(page.getByRole('status').filter({ hasText: /once you’re online/ })).toBeVisible();
    await sandbox.error('selfLimitSet', { code: codes.badParameter });
    await page.context().setOffline(false);
    const told = page.getByRole('dialog').filter({ hasText: 'Your limit wasn’t accepted' });
    await expect(told).toBeVisible({ timeout: 30_000 });
    await page.keyboard.press('Escape');
    await page.reload();
    await expect(told).toBeVisible();
    expect(await violations(page)).toEqual([]);
    await told.getByRole('button', { name: 'OK' }).click();
    await expect(told).toHaveCount(0);
    await page.reload();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(told).toHaveCount(0);
  },
);
