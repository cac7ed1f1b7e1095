import type { Page } from 'playwright/test';
import { violations } from '../support/axe.ts';
import { enter, enterAs, expect, settleIn, test } from '../support/perlas.ts';
import { sandbox, type NewPlayer } from '../support/sandbox.ts';
import { goOffline } from '../support/rest.ts';

test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

/** A player with three weeks of play. */
const juan = { account: 'juan88', password: 'perlas88' };

/** The day in Manila this many days ago, as the value of a date field. */
const daysAgo = (count: number) =>
  new Date(Date.now() + 8 * 60 * 60 * 1_000 - count * 24 * 60 * 60 * 1_000).toISOString().slice(0, 10);

const period = (page: Page) => page.getByRole('combobox', { name: 'Period' });
const region = (page: Page, name: string) => page.getByRole('region', { name });

/** Chooses the days around the evening on which juan88 lost ₱260 in 12 rounds; the snapshot's dates are fixed. */
async function chooseEvening(page: Page) {
  await period(page).selectOption('Custom dates');
  await page.getByLabel('From', { exact: true }).fill('2026-11-11');
  await page.getByLabel('To', { exact: true }).fill('2026-11-13');
}

test('play is shown by day and game type, as chart and table, with lifetime net deposits (ME-03, RG-10)', async ({
  page,
}) => {
  await settleIn(page, juan, '/member/report');
  await chooseEvening(page);
  await expect(region(page, 'Your play')).toContainText(
    /12 rounds.*Bet₱1,200\.00.*Valid bet₱1,200\.00.*Won₱940\.00.*Result−\u2060₱260\.00/,
  );
  await expect(region(page, 'Deposits and withdrawals')).toContainText(/Deposited₱1,000\.00.*Lifetime net deposits₱/);
  await expect(page.getByRole('img', { name: 'Result by day' })).toHaveAccessibleDescription(
    /Worst: .*−\u2060₱260\.00/,
  );
  await expect(page.getByRole('table', { name: 'Figures by day' }).getByRole('row')).toHaveCount(2);
  expect(await violations(page)).toEqual([]);

  await page.getByRole('combobox', { name: 'Group by' }).selectOption('Game type');
  await expect(page.getByRole('table', { name: 'Figures by game type' })).toContainText('−\u2060₱260.00');

  await test.step('dates go back ninety days; customer service provides earlier ones (RG-09)', async () => {
    await page.getByLabel('From', { exact: true }).fill(daysAgo(90));
    await expect(page.getByText('Choose a date in the last 90 days')).toBeVisible();
    await expect(page.getByRole('link', { name: 'Contact customer service' })).toHaveAttribute(
      'href',
      /^mailto:.*subject=/,
    );
    expect(await violations(page)).toEqual([]);
    await period(page).selectOption('Yesterday');
    await expect(page.getByText('You didn’t play in this period')).toBeVisible();
  });

  await test.step('offline the report is still shown, with its age', async () => {
    await goOffline(page, 'player');
    await page.reload();
    await expect(region(page, 'Your play')).toBeVisible();
    await expect(page.getByText(/^Offline, as of \d\d:\d\d$/)).toBeVisible();
  });
});

test('every round is listed with its game, and its number can be copied (ME-04)', async ({ page }) => {
  await enterAs(page, juan);
  await page.goto('/member/report');
  await chooseEvening(page);
  await page.getByRole('tab', { name: 'Rounds' }).click();
  await expect(page.getByRole('listitem')).toHaveCount(12);
  await expect(page.getByRole('listitem').first()).toContainText(/Settled.*Bet ₱100\.00.*Won ₱90\.00/);
  await page.getByRole('combobox', { name: 'Game type' }).selectOption({ index: 1 });
  await expect(page.getByRole('listitem')).toHaveCount(12);
  await page.getByRole('button', { name: 'Copy ID of round 12' }).click();
  await expect(page.getByText('Round ID copied')).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('12');
  expect(await violations(page)).toEqual([]);
});

/** The brand ids of the maker of game 1001, and of two others. */
const [bituin, amihan, tala] = [1, 3, 5];

/** Deposits ₱1,000 for a player, and leaves money with game makers. */
async function leave(player: NewPlayer, ...brandIds: number[]) {
  await sandbox.pay(player, 100_000);
  for (const brandId of brandIds) await sandbox.leaveAtMaker(player, brandId, brandId * 1_000);
}
const balance = (page: Page) => page.getByRole('main').getByRole('status', { name: 'Balance' });

test('money returns from one game maker or from all, but not out of a game in play (ME-05)', async ({
  page,
  player,
}) => {
  await leave(player, bituin, amihan, tala);
  await enterAs(page, player);
  await page.goto('/member/retrieve-balance');
  await page.getByRole('button', { name: 'Transfer back ₱30.00 from Amihan' }).click();
  await expect(page.getByText('₱30.00 is back in your balance')).toBeVisible();
  await expect(region(page, 'In games')).toContainText('₱60.00');
  await expect(balance(page)).toContainText('₱1,000.00');

  await sandbox.call('startGame', { gameId: 1001, requestId: crypto.randomUUID() }, player.token);
  await page.getByRole('button', { name: 'Transfer back ₱10.00 from Bituin Gaming' }).click();
  await expect(page.getByText(/is in play, so nothing was transferred/)).toBeVisible();
  await expect(page.getByText(/^In play: .+ Exit the game first\.$/)).toBeVisible();

  await sandbox.rule({ away: [tala] });
  await page.getByRole('button', { name: 'Transfer back ₱50.00 from Tala Interactive' }).click();
  await expect(page.getByText(/Nothing was transferred/)).toBeVisible();
  await expect(page.getByText(/^Unavailable right now/)).toBeVisible();
  expect(await violations(page)).toEqual([]);
  await expect(balance(page)).toContainText('₱1,000.00');
});

test('a transfer with an unknown outcome is looked up and never requested again (ME-05, F9)', async ({
  page,
  player,
}) => {
  await leave(player, amihan, tala);
  await enterAs(page, player);
  await page.goto('/member/retrieve-balance');
  await sandbox.hang('retrieveBalance', 'after');
  await sandbox.hang('operationStatus', 'before');
  const since = Date.now();
  await page.getByRole('button', { name: 'Transfer all' }).click();
  await expect.poll(async () => (await sandbox.received('retrieveBalance', since)).length).toBe(1);
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Checking status' })).toBeVisible();
  expect(await violations(page)).toEqual([]);
  await sandbox.reset();
  await expect(balance(page)).toContainText('₱1,060.00', { timeout: 60_000 });
  await expect(page.getByText('No game balances')).toBeVisible();
  expect(await sandbox.received('retrieveBalance', since)).toHaveLength(1);
});

test('every page ends with who may play, the licence, and the way to limits and help (RG-02)', async ({ page }) => {
  await enter(page);
  for (const path of ['/', '/faq', '/member/settings', '/auth/login']) {
    await page.goto(path);
    await expect(page.getByText('21+').last()).toBeVisible();
    await expect(page.getByText(/License SANDBOX-0001, Perlas Sandbox/)).toBeVisible();
    await expect(page.getByRole('link', { name: 'Limits, breaks and help' })).toHaveAttribute(
      'href',
      '/member/self-limited',
    );
  }
});
