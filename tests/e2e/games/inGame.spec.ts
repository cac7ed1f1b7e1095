import type { Page } from 'playwright/test';
import { test as onNetwork } from '#tests/network/test.ts';
import { enterAs, expect, test } from '../support/perlas.ts';
import { sideways } from '../support/sight.ts';
import { beginRound, reading, slot, started } from '../support/slot.ts';
import { sandbox, type NewPlayer } from '../support/sandbox.ts';

const game = '/game/start?gameId=1001';
const onBar = (page: Page) => page.getByRole('main').getByRole('button', { name: 'Deposit', exact: true });
const sheet = (page: Page) => page.getByRole('dialog', { name: 'Deposit' });
const balance = (page: Page) => page.getByRole('status', { name: 'Balance' });
/** How long a payment is checked automatically, milliseconds. */
const patience = 120_000;
const came = async (call: string, since: number) => (await sandbox.received(call, since)).length;

/** Opens a game and waits until it can be played. */
async function play(page: Page, player: NewPlayer) {
  await enterAs(page, player);
  await page.goto(game);
  await started(page);
}

/** Chooses an amount in the sheet, and requests the deposit. */
async function ask(page: Page) {
  await sheet(page)
    .getByRole('radio', { name: /^₱500\.00/ })
    .check();
  await sheet(page).getByRole('button', { name: 'Deposit', exact: true }).click();
}

test('a deposit from the game is paid in another window, and updates the balance in app and game', async ({
  page,
  player,
}) => {
  await play(page, player);
  const since = Date.now();
  const before = await page.locator('iframe').elementHandle();
  await onBar(page).click();
  const [paying] = await Promise.all([page.waitForEvent('popup'), ask(page)]);
  await expect(sheet(page).getByRole('heading', { name: 'Waiting for your payment' })).toBeVisible();
  await paying.getByRole('button', { name: 'Pay', exact: true }).click();
  expect(await paying.evaluate(() => opener === null)).toBe(true);

  await expect(sheet(page).getByRole('heading', { name: 'Deposit successful' })).toBeVisible({ timeout: 15_000 });
  await sheet(page).getByRole('button', { name: 'Continue' }).click();
  await expect(sheet(page)).toHaveCount(0);
  await expect(balance(page)).toHaveText('₱800.00');
  await expect(slot(page).getByRole('status', { name: 'Balance' })).toHaveText('₱800.00');
  expect(await page.evaluate((frame) => frame === document.querySelector('iframe'), before)).toBe(true);
  expect(await came('createRecharge', since)).toBe(1);
  expect(await came('exitGame', since)).toBe(0);
  await paying.close();
});

test('a window blocked by the browser is offered as a link, and a game can open the sheet too (H5)', async ({
  page,
  player,
  watch,
}) => {
  // A window without an opener may exist before its watcher.
  watch.expectLines(/_globalBindingName/);
  await page.addInitScript(() => (window.open = () => null));
  await play(page, player);
  const frame = await (await page.waitForSelector('iframe')).contentFrame();
  await frame!.evaluate(() => parent.postMessage({ type: 'deposit' }, '*'));
  await ask(page);
  await expect(sheet(page).getByText(/^Your browser blocked the payment page/)).toBeVisible();
  const link = sheet(page).getByRole('link', { name: 'Open the payment page' });
  await expect(link).toHaveAttribute('rel', 'noopener noreferrer');
  const [paying] = await Promise.all([page.context().waitForEvent('page'), link.click()]);
  await paying.getByText('For testers').click();
  await paying.getByRole('button', { name: 'Fail', exact: true }).click();
  await expect(sheet(page).getByRole('heading', { name: 'Payment failed' })).toBeVisible({ timeout: 15_000 });
  await paying.close();
  await sheet(page).getByRole('button', { name: 'Deposit again' }).click();
  await expect(sheet(page).getByRole('radiogroup', { name: 'Amount' })).toBeVisible();
  await page.goBack();
  await expect(sheet(page)).toHaveCount(0);
  await expect(page).toHaveURL(/\/game\/start/);
});

test('a payment page closed unpaid is still waited for, and a late payment counts (H5)', async ({ page, player }) => {
  await play(page, player);
  await onBar(page).click();
  const [paying] = await Promise.all([page.waitForEvent('popup'), ask(page)]);
  await expect(paying.getByRole('button', { name: 'Pay', exact: true })).toBeVisible();
  const payUrl = paying.url();
  await paying.close();
  await expect(sheet(page).getByRole('heading', { name: 'Waiting for your payment' })).toBeVisible();
  await expect(sheet(page).getByRole('link', { name: 'Open the payment page' })).toBeVisible();
  await expect(balance(page)).toHaveText('₱0.00');
  await sandbox.settleOrder(payUrl);
  await expect(sheet(page).getByRole('heading', { name: 'Deposit successful' })).toBeVisible({ timeout: 15_000 });
  await expect(balance(page)).toHaveText('₱800.00');
});

onNetwork(
  'a payment that never comes is asked about for two minutes, then when the player asks (H5)',
  async ({ page, player, clock }) => {
    await clock.start();
    await play(page, player);
    await onBar(page).click();
    const [paying] = await Promise.all([page.waitForEvent('popup'), ask(page)]);
    await expect(sheet(page).getByRole('heading', { name: 'Waiting for your payment' })).toBeVisible();
    await paying.close();
    await clock.pass(patience, patience / 12);
    const again = sheet(page).getByRole('button', { name: 'Check again' });
    await expect(again).toBeVisible();
    const since = Date.now();
    await clock.pass(patience, patience / 12);
    expect(await came('rechargeStatus', since)).toBe(0);
    await again.click();
    await expect.poll(() => came('rechargeStatus', since)).toBeGreaterThan(0);
    await expect(balance(page)).toHaveText('₱0.00');
  },
);

test('a page crash in a game ends the session at the next start (H3)', async ({ page, context, player, watch }) => {
  // Requests that the crashed page had not finished.
  watch.expectLines(/net::ERR_/);
  await play(page, player);
  const since = Date.now();
  const crashed = page.waitForEvent('crash');
  const debuggers = await context.newCDPSession(page);
  void debuggers.send('Page.crash').catch(() => {});
  await crashed;
  const next = await context.newPage();
  await next.goto('/');
  await expect(balance(next)).toBeVisible();
  await expect.poll(() => came('exitGame', since)).toBe(1);
  expect(await came('startGame', since)).toBe(0);
});

test('a deposit with an unknown outcome is looked up in the sheet, and its page is a link', async ({
  page,
  player,
  watch,
}) => {
  watch.expectLines(/Failed to load resource/);
  await play(page, player);
  await onBar(page).click();
  await sandbox.hang('createRecharge', 'after', 1);
  const since = Date.now();
  await ask(page);
  await expect(sheet(page).getByRole('heading', { name: 'Checking your deposit' })).toBeVisible({ timeout: 20_000 });
  await expect.poll(() => page.context().pages().length).toBe(1);
  await expect(sheet(page).getByRole('link', { name: 'Open the payment page' })).toBeVisible({ timeout: 15_000 });
  expect(await came('createRecharge', since)).toBe(1);
});

test('in a game a low balance offers a deposit, and a limit never does', async ({ page, player }) => {
  await enterAs(page, player);
  await sandbox.error('startGame', { code: 3001 });
  await page.goto(game);
  await page.getByRole('alert').getByRole('button', { name: 'Deposit' }).click();
  await expect(sheet(page).getByRole('radiogroup', { name: 'Payment method' })).toBeVisible();
  await page.keyboard.press('Escape');
  for (const code of [5003, 5004, 5005]) {
    await sandbox.error('startGame', { code });
    await page.goto(game);
    await expect(page.getByText('Your limits don’t allow this now.')).toBeVisible();
    await expect(page.getByRole('alert').getByRole('button', { name: 'Deposit' })).toHaveCount(0);
    await expect(page.getByRole('alert').getByRole('link', { name: 'Deposit' })).toHaveCount(0);
  }
});

test('a game that is paused or removed suggests others that can be played', async ({ page, player }) => {
  await enterAs(page, player);
  for (const [code, title] of [
    [423, 'This game is under maintenance'],
    [404, 'This game is no longer available'],
  ] as const) {
    await sandbox.error('startGame', { code });
    await page.goto(game);
    await expect(page.getByText(title)).toBeVisible();
    await expect(page.getByRole('region', { name: 'Other games' }).getByRole('link')).toHaveCount(6);
  }
});

test('limits, breaks and help are one tap from a game, even folded, after a prompt in a round (RG-02)', async ({
  page,
  player,
}) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await play(page, player);
  const care = page.getByRole('button', { name: 'Limits, breaks and help' });
  const heading = page.getByRole('heading', { level: 1, name: 'Player protection' });
  expect(await sideways(page)).toBeLessThanOrEqual(0);
  await page.getByRole('button', { name: 'Details' }).click();
  expect(await sideways(page)).toBeLessThanOrEqual(0);
  await page.getByRole('button', { name: 'Details' }).click();
  await expect(reading(page, 'Session result')).toBeVisible();
  expect(await care.boundingBox()).toMatchObject({ width: 44, height: 44 });
  expect((await page.locator('main > header').boundingBox())!.height).toBeLessThan(52);

  let since = Date.now();
  const over = page.getByRole('dialog', { name: 'Limits, breaks and help' });
  const leaveFor = (name: string) => over.getByRole('button', { name }).click();
  await care.click();
  await expect(over).toBeVisible();
  await page.goBack();
  await expect(over).toHaveCount(0);
  await expect(page.locator('iframe')).toBeVisible();
  expect(await came('exitGame', since)).toBe(0);
  await care.click();
  await leaveFor('All about player protection');
  await expect(heading).toBeVisible();
  await expect.poll(() => came('exitGame', since)).toBe(1);
  await page.goto(game);
  await started(page);

  await beginRound(page);
  const dialog = page.getByRole('dialog', { name: 'A round is in progress' });
  since = Date.now();
  await care.click();
  await leaveFor('All about player protection');
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect(dialog).toHaveCount(0);
  expect(await came('exitGame', since)).toBe(0);
  await care.click();
  await leaveFor('All about player protection');
  await dialog.getByRole('button', { name: 'Leave game' }).click();
  await expect(heading).toBeVisible();
  await expect(dialog).toHaveCount(0);
  await expect.poll(() => came('exitGame', since)).toBe(1);
});
