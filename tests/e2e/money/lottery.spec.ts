import { expect, test } from '#tests/network/test.ts';
import { violations } from '../support/axe.ts';
import {
  daily,
  drawn,
  winning,
  number,
  quickPick,
  buyOne,
  inTheDraw,
  claim,
  give,
  asked,
  one,
  stand,
  open,
  win,
} from '../support/lottery.ts';
import { enter, enterAs, settleIn } from '../support/perlas.ts';
import { sandbox } from '../support/sandbox.ts';
import { goOffline } from '../support/rest.ts';

test('chosen numbers are bought, drawn on the open page, and their win is claimed once (R-14, LO-01, LO-02, LO-04) @long', async ({
  page,
  player,
}) => {
  await sandbox.pay(player, 20_000);
  await open(page, player);
  await expect(page.getByText('1 in 5,245,786')).toBeVisible();
  await expect(page.getByRole('timer', { name: 'Sales end in' })).toBeVisible();
  for (const each of winning) await number(page, each).click();
  expect(await violations(page)).toEqual([]);
  const since = Date.now();
  await buyOne(page).click();
  await expect(inTheDraw(page).getByText('15', { exact: true })).toBeVisible();
  expect(await asked('lotteryOrder', since)).toEqual(one);

  await sandbox.draw('lottery', ...drawn);
  await sandbox.lottery(daily, 0, 1_000);
  await page.reload();
  await expect(page.getByText('You won ₱25.00')).toBeVisible();
  await page.getByRole('link', { name: /You have ₱25\.00 to claim/ }).click();
  await expect(page).toHaveURL(/\/activity\/lottery\/record/);
  await expect(page.getByText('A win from free tickets is bonus money: wager 5×')).toBeVisible();
  await claim(page).click();
  await expect(page.getByRole('dialog').getByText('₱25.00')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('main').getByText('Claimed')).toBeVisible();
  expect(await asked('lotteryClaim', since)).toEqual(one);
});

test.describe('@long', () => {
  test('a player on a break claims a win but cannot buy (RG-20, LO-04)', async ({ page, player }) => {
    await win(player);
    const rest = { type: 1, hours: 24, requestId: crypto.randomUUID() };
    await sandbox.call('selfExclude', rest, player.token);
    await enterAs(page, player);
    await page.goto('/activity/lottery');
    await expect(page.getByRole('heading', { level: 1, name: 'You are taking a break' })).toBeVisible();
    await page.getByRole('link', { name: 'Lottery wins' }).click();
    const since = Date.now();
    await claim(page).click();
    await expect(page.getByRole('main').getByText('Claimed')).toBeVisible();
    expect(await asked('lotteryClaim', since)).toEqual(one);
    expect(await violations(page)).toEqual([]);
  });

  test('the result appears on the open page within one refresh of the draw (LO-04)', async ({ page, player }) => {
    await open(page, player);
    await quickPick(page).click();
    await buyOne(page).click();
    await expect(inTheDraw(page)).toBeVisible();
    await sandbox.draw('lottery', ...drawn);
    await sandbox.lottery(daily, 1_000, 4_000);
    await page.reload();
    await expect(page.getByText('Sales are closed.')).toBeVisible();
    await expect(quickPick(page)).toHaveCount(0);
    expect(await violations(page)).toEqual([]);
    const last = page.getByRole('region', { name: 'Last draw' }).getByRole('listitem');
    await expect(last).toHaveText(drawn.map(String), { timeout: 15_000 });
    await expect(quickPick(page)).toBeVisible();
  });

  test('a purchase after sales have ended buys nothing, and the page says when they reopen (LO-05)', async ({
    page,
    player,
  }) => {
    await open(page, player);
    await quickPick(page).click();
    await sandbox.lottery(daily, 0, 60_000);
    await buyOne(page).click();
    await expect(page.getByText('Sales are closed.')).toBeVisible();
    expect(await stand(player)).toMatchObject({ myTickets: 0, lottery: 3 });
    await sandbox.lottery(daily);
  });

  test('an entry is chosen and bought by keyboard alone, with a message while incomplete (V-29, players B16)', async ({
    page,
    player,
  }) => {
    await open(page, player);
    await number(page, 1).focus();
    for (let each = 1; each <= 5; each++) {
      await page.keyboard.press('Space');
      await page.keyboard.press('Tab');
    }
    await page.getByRole('button', { name: 'Buy', exact: true }).press('Enter');
    await expect(
      page.getByRole('alert').filter({ hasText: 'Choose 1 more number, or clear this entry.' }),
    ).toBeVisible();
    await number(page, 6).press('Space');
    await buyOne(page).press('Enter');
    await expect(inTheDraw(page)).toBeVisible();
  });

  test('offline the lottery shows its last state and sells nothing; every page leads back (R-15)', async ({
    page,
    context,
    player,
  }) => {
    test.setTimeout(90_000);
    await give(player, 2);
    await settleIn(page, player, '/activity/lottery');
    await expect(quickPick(page)).toBeVisible();
    for (const link of ['My entries', 'My wins', 'Bundles', 'Past draws', 'Rules and odds']) {
      await page.getByRole('link', { name: link, exact: true }).click();
      await expect(page.getByRole('heading', { name: link, level: 1 })).toBeVisible();
      await page.getByRole('button', { name: 'Back', exact: true }).click();
      await expect(quickPick(page)).toBeVisible();
    }
    await goOffline(page, 'player');
    await expect(page.getByText('You need a connection to buy.')).toBeVisible();
    await quickPick(page).click();
    await expect(buyOne(page)).toBeDisabled();
    await expect(page.getByText('₱500,', { exact: false }).first()).toBeVisible();
    await context.setOffline(false);
    await buyOne(page).click();
    await expect(inTheDraw(page)).toBeVisible();
  });

  test('a visitor sees both lotteries with their odds and is led to log in (Q-20, A-33)', async ({ page }) => {
    await enter(page, '/activity/lottery?type=33');
    await expect(page.getByText('2 tickets per entry')).toBeVisible();
    await expect(page.getByText('1 in 5,245,786')).toBeVisible();
    await page.getByRole('link', { name: 'Daily', exact: true }).click();
    await expect(page.getByText('1 ticket per entry')).toBeVisible();
    await page.getByRole('main').getByRole('link', { name: 'Log in', exact: true }).click();
    await expect(page).toHaveURL(/\/auth\/login/);
  });
});
