import type { BrowserContext, Page } from 'playwright/test';
import type { Config } from '#contract/endpoints/anonymous.ts';
import { test as onNetwork } from '#tests/network/test.ts';
import { amend } from '../support/amend.ts';
import { enterAs, expect, settleIn, test } from '../support/perlas.ts';
import { sandbox } from '../support/sandbox.ts';
import { goOffline } from '../support/rest.ts';

const radio = (page: Page, group: 'Payment method' | 'Amount', name: RegExp) =>
  page.getByRole('radiogroup', { name: group }).getByRole('radio', { name });
const deposit = (page: Page) => page.getByRole('button', { name: 'Deposit', exact: true });
const gateway = (page: Page, name: 'Pay' | 'Fail' | 'Leave') => page.getByRole('button', { name, exact: true });
const rows = (page: Page) => page.getByRole('main').getByRole('listitem');

/** Scrolls until a list has `count` rows. */
const scrollTo = (page: Page, count: number) =>
  expect
    .poll(async () => {
      await rows(page).last().scrollIntoViewIfNeeded();
      return rows(page).count();
    })
    .toBe(count);

const hour = 60 * 60 * 1_000;

/** The hour in Manila after this many hours. */
const clockIn = (hours: number) => new Date(Date.now() + (8 + hours) * hour).toISOString().slice(11, 13);
const otherHours = `${clockIn(6)}:00–${clockIn(9)}:00`;

/** Makes the operator report its last channel as closed, outside its hours. */
const closeTheCounter = (context: BrowserContext) =>
  amend<{ config?: Pick<Config, 'rechargeTypes'> }>(context, 'anonymous/appConfig', (told) => {
    Object.assign(told.config?.rechargeTypes?.at(-1) ?? {}, { status: 0, hours: otherHours });
    return told;
  });

async function order(page: Page, amount: RegExp) {
  await radio(page, 'Amount', amount).check();
  await deposit(page).click();
  await expect(gateway(page, 'Pay')).toBeVisible();
}

test(
  'on a small phone the Deposit button is visible and covers no focused field',
  { tag: '@long' },
  async ({ page, player }) => {
    await page.setViewportSize({ width: 360, height: 640 });
    await enterAs(page, player);
    await page.goto('/wallets');
    await expect(deposit(page)).toBeInViewport({ ratio: 1 });
    const top = async () => (await deposit(page).boundingBox())!.y;
    const tabs = (await page.getByRole('navigation', { name: 'Main' }).boundingBox())!;
    expect((await top()) + (await deposit(page).boundingBox())!.height).toBeLessThanOrEqual(tabs.y);
    for (const amount of await radio(page, 'Amount', /₱/).all()) {
      await amount.check();
      await amount.focus();
      const box = (await amount.boundingBox())!;
      expect(box.y + box.height).toBeLessThan(await top());
    }
    await expect(deposit(page)).toHaveAccessibleDescription(/^₱[\d,]+\.00/);
  },
);

test(
  'the wallet opens with the featured channel, later with the last used one (S-11, WA-01)',
  { tag: '@long' },
  async ({ page, context, player }) => {
    await closeTheCounter(context);
    await enterAs(page, player);
    await page.goto('/wallets');
    await expect(radio(page, 'Payment method', /GCash/)).toBeChecked();
    for (const [place, name] of [/^GCash/, /^Maya/, /^Bank transfer/, /^Over the counter/].entries())
      await expect(radio(page, 'Payment method', /./).nth(place)).toHaveAccessibleName(name);
    await expect(radio(page, 'Payment method', /Over the counter/)).toBeDisabled();
    await expect(page.getByText(`Closed now. Hours: ${otherHours}`)).toBeVisible();

    await test.step('amounts below the channel’s minimum are not offered, and each states its bonus', async () => {
      await expect(radio(page, 'Amount', /^₱50\.00/)).toHaveCount(0);
      await expect(radio(page, 'Amount', /^₱100\.00/)).toHaveCount(1);
      await expect(radio(page, 'Amount', /^₱500\.00.*\+₱300\.00 bonus/)).toHaveCount(1);
      await radio(page, 'Payment method', /Bank/).check();
      await expect(radio(page, 'Amount', /^₱200\.00/)).toHaveCount(0);
      await radio(page, 'Payment method', /Maya/).check();
    });

    await test.step('without an amount nothing is sent; a custom amount is in whole pesos', async () => {
      await deposit(page).click();
      await expect(page.getByText('Choose an amount')).toBeVisible();
      await radio(page, 'Amount', /Other amount/).check();
      await page.getByRole('textbox', { name: 'Amount in pesos' }).fill('99');
      await deposit(page).click();
      await expect(page.getByText('Whole pesos, ₱100.00 to ₱50,000.00')).toBeVisible();
      await expect(page.getByRole('textbox', { name: 'Amount in pesos' })).toBeFocused();
    });

    const since = Date.now();
    await page.getByRole('textbox', { name: 'Amount in pesos' }).fill('321');
    await deposit(page).dblclick();
    await expect(gateway(page, 'Leave')).toBeVisible();
    await expect(page.getByText('₱321.00')).toBeVisible();
    expect(await sandbox.received('createRecharge', since)).toHaveLength(1);

    await gateway(page, 'Leave').click();
    await expect(page.getByRole('heading', { name: 'Waiting for your payment' })).toBeVisible();
    await page.goto('/wallets');
    await expect(radio(page, 'Payment method', /Maya/)).toBeChecked();
  },
);

test(
  'a failed, abandoned or expired payment is named, and a paid one updates the balance',
  { tag: '@long' },
  async ({ page, context, player }) => {
    await enterAs(page, player);
    await page.goto('/wallets');
    await order(page, /^₱500\.00/);
    await page.getByText('For testers').click();
    await gateway(page, 'Fail').click();
    await expect(page.getByRole('heading', { name: 'Payment failed' })).toBeVisible();
    await page.getByRole('link', { name: 'Deposit again' }).click();

    await order(page, /^₱1,000\.00/);
    await gateway(page, 'Leave').click();
    await expect(page.getByRole('heading', { name: 'Waiting for your payment' })).toBeVisible();
    await expect(page.getByText('₱0.00').first()).toBeVisible();
    await page.goto('/wallets/record');
    await page.getByRole('link', { name: 'Pay now' }).click();
    await gateway(page, 'Pay').click();
    await expect(page.getByRole('heading', { name: 'Deposit successful' })).toBeVisible();
    await expect(page.getByRole('main')).toContainText('₱1,000.00 and a ₱800.00 bonus');
    await expect(page.getByRole('main')).toContainText('New balance ₱1,800.00');
    await expect(page.getByRole('status', { name: 'Balance' })).toHaveText('₱1,800.00');
    await expect(page.getByText('₱0.00').and(page.locator(':not(dd)'))).toHaveCount(0);
    await page.getByRole('link', { name: 'Me', exact: true }).click();
    for (const shown of await page.getByRole('status', { name: 'Balance' }).all())
      await expect(shown).toHaveText('₱1,800.00');

    await test.step('after the first deposit the higher minimum applies', async () => {
      await page.getByRole('link', { name: 'Wallet' }).first().click();
      await radio(page, 'Payment method', /Maya/).check();
      await expect(radio(page, 'Amount', /^₱200\.00/)).toHaveCount(1);
      await expect(radio(page, 'Amount', /^₱100\.00/)).toHaveCount(0);
    });

    await amend<{ status: number }>(context, 'rechargeStatus', (told) => ({ ...told, status: 3 }));
    const { orderNo } = await sandbox.order(player, 50_000);
    await page.goto(`/wallets?orderNo=${orderNo}`);
    await expect(page.getByRole('heading', { name: 'Order expired' })).toBeVisible();
  },
);

test(
  'in the wrapper the payment page opens beside the app, which follows the payment (WA-03)',
  { tag: '@long' },
  async ({ page, context, player }) => {
    await context.addInitScript(() => {
      const opened: string[] = [];
      Object.assign(globalThis, { opened, NativeBridge: { openExternal: (address: string) => opened.push(address) } });
    });
    const opened = () => page.evaluate(() => (globalThis as unknown as { opened: string[] }).opened);
    const waiting = page.getByRole('heading', { name: 'Waiting for your payment' });
    await enterAs(page, player);
    await page.goto('/wallets');
    await radio(page, 'Amount', /^₱500\.00/).check();
    await deposit(page).click();
    await expect(waiting).toBeVisible();
    await expect(page).toHaveURL(/\/wallets\?orderNo=D/);
    await page.locator('section').filter({ has: waiting }).getByRole('link', { name: 'Transactions' }).click();
    await page.getByRole('link', { name: 'Pay now' }).click();
    await expect(waiting).toBeVisible();
    const [first, again] = await opened();
    expect(again).toBe(first);
    await sandbox.settleOrder(first!);
    await expect(page.getByRole('heading', { name: 'Deposit successful' })).toBeVisible({ timeout: 15_000 });
  },
);

onNetwork(
  'a deposit whose answer is lost is looked up by itself, and leads on to its page (WA-05) @long',
  async ({ page, player, faults }) => {
    onNetwork.setTimeout(90_000);
    await enterAs(page, player);
    await page.goto('/wallets');
    await radio(page, 'Amount', /^₱500\.00/).check();
    const lost = faults.on('createRecharge', { reset: 'unanswered' });
    await deposit(page).click();
    await lost.met();
    await expect(page.getByRole('heading', { name: 'Checking your deposit' })).toBeVisible();
    lost.end();
    await expect(gateway(page, 'Pay')).toBeVisible({ timeout: 40_000 });
    expect(new Set(faults.copies('createRecharge').map(({ requestId }) => requestId)).size).toBe(1);
  },
);

test('offline a gift says why it cannot be used (WA-15)', { tag: '@long' }, async ({ page, player }) => {
  await sandbox.giveCoupon(player, { propId: 1301, value: 2_000 });
  await sandbox.pay(player, 20_000);
  await settleIn(page, player, '/wallets');
  const use = page.getByRole('button', { name: 'Use now: ₱20.00 gift' });
  await expect(use).toBeEnabled();
  await goOffline(page, 'player');
  await expect(use).toBeDisabled();
  await expect(page.getByText('You need a connection to use a gift.')).toBeVisible();
});

test('a gift is locked, and says so, until the first deposit is paid (V-32) @long', async ({ page, player }) => {
  await sandbox.giveCoupon(player, { propId: 1301, value: 2_000 });
  await enterAs(page, player);
  await page.goto('/wallets');
  const use = page.getByRole('button', { name: 'Use now: ₱20.00 gift' });
  await expect(use).toBeDisabled();
  await expect(use).toHaveAccessibleDescription('Locked until your first deposit is paid.');
  await sandbox.pay(player, 20_000);
  await page.reload();
  await expect(use).toBeEnabled();
});

test(
  'records load to the end, can be filtered, and three pages stay readable offline (WA-13)',
  { tag: '@long' },
  async ({ page, player }) => {
    await sandbox.pay(player, 50_000);
    await Promise.all(Array.from({ length: 44 }, () => sandbox.order(player, 20_000)));
    await enterAs(page, player);
    await page.goto('/wallets/record');
    await expect(page.getByText('45 transactions')).toBeVisible();
    await scrollTo(page, 45);
    await page.getByRole('combobox', { name: 'Status' }).selectOption('Paid');
    await expect(rows(page)).toHaveCount(1);
    await expect(rows(page)).toContainText('₱500.00');
    await page.getByRole('combobox', { name: 'Status' }).selectOption('Expired');
    await expect(page.getByText('No matching transactions')).toBeVisible();

    await page.getByRole('tab', { name: 'Balance', exact: true }).click();
    await expect(rows(page)).toHaveCount(2);
    await expect(rows(page).filter({ hasText: '+₱500.00' })).toContainText('Balance ₱500.00');
    await expect(rows(page).filter({ hasText: '+₱25.00' })).toContainText('Balance ₱525.00');
    await page.getByRole('combobox', { name: 'Period' }).selectOption('Today');
    await expect(rows(page)).toHaveCount(2);

    await goOffline(page, 'player');
    await page.reload();
    await expect(rows(page).first()).toBeVisible();
    await expect(page.getByText(/^Offline, as of \d\d:\d\d$/)).toBeVisible();
    await scrollTo(page, 45);
    await page.getByRole('tab', { name: 'Balance', exact: true }).click();
    await expect(rows(page)).toHaveCount(2);
  },
);
