import type { Page } from 'playwright/test';
import { settleIn } from '../e2e/support/perlas.ts';
import { safeboxPassword } from '../e2e/support/proven.ts';
import { sandbox } from '../e2e/support/sandbox.ts';
import { button, effects, expect, heading, test } from './steps.ts';

/** Hundredths; with the first-deposit bonus, the balance is ₱525.00. */
const deposit = 50_000;

/** Game makers without an open game, and the hundredths left there. */
const amihan = { brandId: 3, left: 3_000 };
const tala = { brandId: 5, left: 5_000 };

/** Expects the heading of an act whose outcome is unknown. */
const checking = (page: Page) => expect(heading(page, 'Checking status')).toBeVisible();
const looksUpLater = async (page: Page) => {
  await checking(page);
  await expect(page.getByText('We’ll check as soon as you’re back online.')).toBeVisible();
};

/** Timeout for the operator's "unknown" of an act to become final, milliseconds. */
const given = { timeout: 80_000 };
/** Timeout of an outcome lookup, milliseconds. */
const lookedUp = { timeout: 40_000 };

test('a safebox transfer with the network lost at each step moves the money once in each direction', async ({
  page,
  player,
  cut,
}) => {
  test.setTimeout(240_000);
  await sandbox.pay(player, deposit);
  await settleIn(page, player, '/wallets');
  const box = page.getByRole('dialog', { name: 'Safebox' });
  const tab = (name: string) => box.getByRole('tab', { name });
  const press = (name: string) => () => button(page, name).click();
  const field = (name: string) => box.getByRole('textbox', { name, exact: true });
  const needs = () => expect(box.getByText('This needs a connection. What you typed stays here.')).toBeVisible();
  const said = (text: string) => expect(page.getByText(text)).toBeVisible(lookedUp);
  const holds = (inside: string, balance: string) => expect(box.getByRole('definition')).toHaveText([inside, balance]);
  const typed = async (amount: string) => {
    await expect(field('Amount')).toHaveValue(amount);
    await expect(field('Safebox password')).toHaveValue(safeboxPassword);
  };
  const typeAway = (submit: string, amount: string) =>
    cut.away(async () => {
      await field('Amount').fill(amount);
      await field('Safebox password').fill(safeboxPassword);
      await needs();
      await expect(button(page, submit)).toBeDisabled();
    });
  const submitUnanswered = (submit: string, amount: string) =>
    cut.tunnel('safeboxTransfer', 'unsent', press(submit), async () => {
      await looksUpLater(page);
      await typed(amount);
    });
  const unanswered = (submit: string) => cut.torn('safeboxTransfer', 'unanswered', press(submit), () => checking(page));

  await button(page, 'Safebox').click();
  const password = field('New safebox password');
  await expect(password).toBeVisible();
  await cut.begin();
  const set = press('Set password');
  await cut.away(async () => {
    await password.fill(safeboxPassword);
    await needs();
    await expect(button(page, 'Set password')).toBeDisabled();
  });
  await cut.tunnel('setSafeboxPassword', 'unsent', set, needs);
  await expect(password).toHaveValue(safeboxPassword);
  await cut.torn('setSafeboxPassword', 'unanswered', set, () => expect(tab('Move in')).toBeVisible());
  expect(await effects('setSafeboxPassword', player)).toBe(1);

  await expect(field('Amount')).toBeVisible();
  await typeAway('Move in', '200.5');
  await submitUnanswered('Move in', '200.5');
  await expect(box.getByText('Checking status')).toBeVisible();
  await expect(box.getByText('It wasn’t done. You can send it again.')).toBeVisible(given);
  await typed('200.5');
  await unanswered('Move in');
  await said('₱200.50 moved to your safebox');
  await holds('₱200.50', '₱324.50');

  await tab('Move out').click();
  await typeAway('Move out', '50.25');
  await submitUnanswered('Move out', '50.25');
  await button(page, 'Check later').click();
  await typed('50.25');
  await unanswered('Move out');
  await said('₱50.25 moved to your balance');
  await holds('₱150.25', '₱374.75');
  expect(await effects('safeboxTransfer', player)).toBe(2);

  await tab('History').click();
  await expect(box.getByRole('listitem')).toHaveText([/Moved out.*₱50\.25/, /Moved in.*₱200\.50/]);
  await cut.away(() => page.goBack());
  await expect(button(page, 'Safebox ₱150.25')).toBeVisible();
});

test('money left with a game maker returns once, despite a lost network', async ({ page, player, cut }) => {
  test.setTimeout(200_000);
  await sandbox.pay(player, deposit);
  for (const { brandId, left } of [amihan, tala]) await sandbox.leaveAtMaker(player, brandId, left);
  await settleIn(page, player, '/member/retrieve-balance');
  const bring = button(page, 'Transfer back ₱30.00 from Amihan');
  const press = () => bring.click();
  const holds = async (inGames: string, balance: string) => {
    await expect(page.getByRole('region', { name: 'In games' })).toContainText(inGames);
    await expect(page.getByRole('main').getByRole('status', { name: 'Balance' })).toContainText(balance);
  };

  await cut.begin();
  await cut.away(async () => {
    await expect(page.getByText('This needs a connection. You see the last known amounts.')).toBeVisible();
    await expect(bring).toBeDisabled();
    await holds('₱80.00', '₱445.00');
  });
  await cut.tunnel('retrieveBalance', 'unsent', press, async () => {
    await looksUpLater(page);
    await expect(bring).toBeDisabled();
  });
  await expect(page.getByText('Checking status')).toBeVisible();
  await expect(page.getByText('Nothing was transferred. You can try again.')).toBeVisible(given);
  await holds('₱80.00', '₱445.00');

  await cut.torn('retrieveBalance', 'unanswered', press, () => checking(page));
  await expect(page.getByText('₱30.00 is back in your balance')).toBeVisible(lookedUp);
  await expect(bring).toHaveCount(0);
  await holds('₱50.00', '₱475.00');
  expect(await effects('retrieveBalance', player)).toBe(1);
});
