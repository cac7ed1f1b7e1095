import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright/test';
import { violations } from '../support/axe.ts';
import { enterAs, expect, test } from '../support/perlas.ts';
import { sandbox } from '../support/sandbox.ts';
import { goOffline, offlineReady } from '../support/rest.ts';

test.setTimeout(90_000);

const rows = (page: Page) => page.getByRole('main').getByRole('listitem');
const tab = (page: Page, name: string) => page.getByRole('tab', { name, exact: true });
const choose = (page: Page, name: string, option: string) =>
  page.getByRole('combobox', { name }).selectOption({ label: option });

test('records are filtered by kind, state and days, with totals, also offline (WA-13)', async ({
  page,

  player,
}) => {
  await sandbox.pay(player, 50_000);
  await sandbox.pay(player, 100_000);
  await sandbox.order(player, 20_000);
  await enterAs(page, player);
  await page.goto('/wallets/record');
  await expect(rows(page)).toHaveCount(3);
  await expect(page.getByText('Paid ₱1,500.00, bonuses ₱85.00')).toBeVisible();
  expect(await violations(page)).toEqual([]);

  await tab(page, 'Withdrawals').click();
  await expect(page.getByText('No withdrawals yet')).toBeVisible();
  await choose(page, 'Status', 'Paid');
  await expect(page.getByText('No matching transactions')).toBeVisible();

  await tab(page, 'Balance').click();
  await expect(page.getByText('Money in ₱1,585.00, money out ₱0.00')).toBeVisible();
  await choose(page, 'Type', 'Deposit bonus');
  await expect(rows(page)).toHaveCount(2);
  await expect(page.getByText('Money in ₱85.00, money out ₱0.00')).toBeVisible();

  await test.step('custom dates: from not after to, and at most 90 days (V-28)', async () => {
    await choose(page, 'Period', 'Custom dates');
    const [from, to] = [page.getByLabel('From', { exact: true }), page.getByLabel('To', { exact: true })];
    const today = await to.inputValue();
    await from.fill('2026-01-01');
    await to.fill('2026-04-01');
    await expect(page.getByText('Choose up to 90 days')).toBeVisible();
    await expect(rows(page)).toHaveCount(0);
    await to.fill('2025-12-31');
    await expect(page.getByText('End date is before the start date')).toBeVisible();
    expect(await violations(page)).toEqual([]);
    await to.fill('2026-03-31');
    await expect(page.getByText('No matching transactions')).toBeVisible();
    await from.fill(today);
    await to.fill(today);
    await expect(rows(page)).toHaveCount(2);
  });

  await offlineReady(page);
  await tab(page, 'Deposits').click();
  await choose(page, 'Period', 'Any time');
  await expect(rows(page)).toHaveCount(3);
  await goOffline(page, 'player');
  await page.reload();
  await expect(rows(page)).toHaveCount(3);
  await expect(page.getByRole('main').getByText('3 transactions', { exact: true })).toBeVisible();
  await expect(page.getByText(/^Offline, as of \d\d:\d\d$/)).toBeVisible();
});

test('a statement shows balance and movements, is saved as a table and printed alone', async ({ page, player }) => {
  await sandbox.pay(player, 50_000);
  await enterAs(page, player);
  await page.goto('/wallets/record');
  await page.getByRole('link', { name: 'Statement' }).click();
  await expect(page.getByRole('heading', { name: `Statement for ${player.nickname}, ID ${player.id}` })).toBeVisible();
  const facts = page.getByRole('definition');
  await expect(facts).toHaveText(['₱0.00', '₱500.00', '₱25.00', '₱525.00', '₱500.00']);
  expect(await violations(page)).toEqual([]);

  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download CSV' }).click();
  const file = await download;
  expect(file.suggestedFilename()).toMatch(/^statement-\d{4}-\d\d-\d\d-\d{4}-\d\d-\d\d\.csv$/);
  const lines = (await readFile(await file.path(), 'utf8')).slice(1).trimEnd().split('\r\n');
  expect(lines).toHaveLength(3);
  expect(lines[0]).toBe('Time,Type,Amount,Balance,Order,Note');
  expect(lines[1]).toMatch(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d,Deposit,500\.00,500\.00,/);

  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('button')).toHaveCount(0);
  await expect(page.getByRole('row')).toHaveCount(3);
});

test('the best coupon comes first, no coupon is preselected, and a gift is paid at once (WA-06)', async ({
  page,
  player,
}) => {
  await sandbox.giveCoupon(player, { propId: 1001, value: 500, most: 50_000, minAmount: 50_000 });
  await sandbox.giveCoupon(player, { propId: 1201, value: 5_000, minAmount: 100_000 });
  await sandbox.giveCoupon(player, { propId: 1301, value: 2_000 });
  await sandbox.pay(player, 20_000);
  await enterAs(page, player);
  await page.goto('/wallets');
  const coupons = page.getByRole('radiogroup', { name: 'Coupon' }).getByRole('radio');
  await page.getByRole('radio', { name: /^₱5,000\.00/ }).check();
  await expect(coupons.first()).toHaveAccessibleName(/^\+₱250\.00/);
  await expect(coupons.nth(1)).toHaveAccessibleName(/^\+₱50\.00/);
  await expect(page.getByRole('radio', { name: 'No coupon' })).toBeChecked();
  await page.getByRole('radio', { name: /^₱500\.00/ }).check();
  await expect(coupons.first()).toHaveAccessibleName(/^\+₱25\.00/);
  await coupons.first().check();
  await expect(page.getByText('You must wager money from a coupon')).toBeVisible();
  expect(await violations(page)).toEqual([]);

  const shown = page.getByRole('status', { name: 'Balance' }).first();
  const before = await shown.textContent();
  await page.getByRole('button', { name: 'Use now: ₱20.00 gift' }).click();
  await expect(page.getByRole('dialog')).toContainText('₱20.00');
  await expect(shown).not.toHaveText(before ?? '');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Use now: ₱20.00 gift' })).toHaveCount(0);

  await page.getByRole('button', { name: 'Deposit', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Pay', exact: true })).toBeVisible();
  const [copy] = (await sandbox.received('createRecharge')).slice(-1);
  expect(copy).toBeDefined();
  await page.getByRole('button', { name: 'Pay', exact: true }).click();
  await expect(page.getByRole('main')).toContainText('₱500.00 and a ₱50.00 bonus');
});
