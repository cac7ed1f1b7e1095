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

test('R-14, LO-01, LO-02, LO-04: chosen numbers are bought, drawn while the page is open, and what they won is claimed once', async ({
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
  await expect(page.getByText('A win from free tickets is bonus money. Wager it 5×')).toBeVisible();
  await claim(page).click();
  await expect(page.getByRole('dialog').getByText('₱25.00')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('main').getByText('Claimed')).toBeVisible();
  expect(await asked('lotteryClaim', since)).toEqual(one);
});

test.describe('@long', () => {
  test('RG-20, LO-04: who is on a break claims what they have won, and can’t buy', async ({ page, player }) => {
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

  test('LO-04: the result appears on the open page within one refresh of the draw', async ({ page, player }) => {
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

  test('LO-05: a purchase that comes after the sales have ended buys nothing, and the page says when it opens', async ({
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

  test('V-29, players B16: with the keyboard alone an entry is chosen and bought; one that isn’t complete says so', async ({
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

  test('R-15: offline the lottery shows how it stood and buys nothing; every page leads back', async ({
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

  test('Q-20, A-33: a visitor sees both lotteries with their odds, and is led to log in', async ({ page }) => {
    await enter(page, '/activity/lottery?type=33');
    await expect(page.getByText('2 tickets per entry')).toBeVisible();
    await expect(page.getByText('1 in 5,245,786')).toBeVisible();
    await page.getByRole('link', { name: 'Daily', exact: true }).click();
    await expect(page.getByText('1 ticket per entry')).toBeVisible();
    await page.getByRole('main').getByRole('link', { name: 'Log in', exact: true }).click();
    await expect(page).toHaveURL(/\/auth\/login/);
  });
});
