import type { Locator, Page } from 'playwright/test';
import { settleIn } from '../e2e/support/perlas.ts';
import { sandbox, type NewPlayer } from '../e2e/support/sandbox.ts';
import { bet, openSlot, spin } from '../e2e/support/slot.ts';
import { button, effects, expect, heading, link, test } from './steps.ts';
import { broughtAlong } from '../e2e/support/rest.ts';

const day = 24 * 60 * 60 * 1_000;
const checking = (page: Page) => heading(page, 'Checking status');
const given = (page: Page) => page.getByRole('dialog', { name: 'You got' });

/** Claims by a button: disabled offline, and executed once although the network is lost before the answer arrives. */
async function claim(
  page: Page,
  cut: Parameters<Parameters<typeof test>[2]>[0]['cut'],
  { call, by, player }: { call: string; by: Locator; player: NewPlayer },
) {
  await expect(by).toBeEnabled();
  await cut.away(() => expect(by).toBeDisabled());
  await expect(by).toBeEnabled();
  await cut.tunnel(
    call,
    'unanswered',
    () => by.click(),
    () => expect(checking(page)).toBeVisible(),
  );
  await expect(given(page)).toBeVisible({ timeout: 40_000 });
  await page.keyboard.press('Escape');
  await expect(by).toHaveCount(0);
  expect(await effects(call, player), call).toBe(1);
}

test('level, task and rebate awards are each given once with the network lost at each step', async ({
  page,
  player,
  cut,
  watch,
}) => {
  test.setTimeout(300_000);
  watch.moved();
  await sandbox.pay(player, 500_000);
  await sandbox.placeBets(player, 460_000);
  await settleIn(page, player, '/vip');
  for (const path of ['/bonus', '/bonus/tasks', '/vip/rebate', '/']) {
    await page.goto(path);
    await broughtAlong(page, 'player');
  }

  await cut.begin('3g');
  await openSlot(page);
  await bet(page, '₱500.00');
  await spin(page).click();
  await expect(spin(page)).toBeEnabled();
  await button(page, 'Exit game').click();

  await test.step('the level', async () => {
    await expect(page.getByRole('dialog', { name: 'You reached Bronze' })).toBeVisible();
    await cut.away(() => link(page, 'See my level').click());
    await expect(page).toHaveURL('/vip');
    const by = button(page, 'Claim: Bronze, ₱20.00');
    await claim(page, cut, { call: 'receiveVipBonusUser', by, player });
  });

  await test.step('the task', async () => {
    await cut.away(() => link(page, 'Bonus').click());
    await link(page, /^Tasks.*reward/).click();
    await expect(page).toHaveURL('/bonus/tasks');
    const by = button(page, 'Claim: Bet ₱200 today, 30 points');
    await cut.tunnel(
      'receiveTaskAward',
      'unsent',
      () => by.click(),
      () => expect(checking(page)).toBeVisible(),
    );
    // A claim that never reached the operator is found to be void after a while, and can be made again.
    await expect(by).toBeEnabled({ timeout: 90_000 });
    expect(await effects('receiveTaskAward', player)).toBe(0);
    await claim(page, cut, { call: 'receiveTaskAward', by, player });
  });

  await test.step('the rebate, on the next day', async () => {
    await sandbox.aheadBy(day);
    await page.goto('/bonus');
    await expect(link(page, /^Rebate.*₱25\.50/)).toBeVisible();
    await cut.away(() => link(page, /^Rebate.*₱25\.50/).click());
    await expect(page).toHaveURL(/\/rebate$/);
    const by = button(page, 'Claim all: ₱25.50');
    await claim(page, cut, { call: 'betBonusReceive', by, player });
  });
});
