import type { Page } from 'playwright/test';
import { expect, test } from '#tests/network/test.ts';
import { violations } from '../support/axe.ts';
import { crash } from '../support/crash.ts';
import { enterAs } from '../support/perlas.ts';
import { sandbox, type NewPlayer } from '../support/sandbox.ts';
import { bet, openSlot, spin } from '../support/slot.ts';

const day = 24 * 60 * 60 * 1_000;
const long = { tag: '@long' };
const pesos = (amount: number) => amount * 100;

const claimDaily = (page: Page) => page.getByRole('button', { name: /^Claim: Daily reward/ });
const claimSilver = (page: Page) => page.getByRole('button', { name: /^Claim: Silver/ });
const claimed = (page: Page) => page.getByRole('main').getByText('Claimed', { exact: true });
const checking = (page: Page) => page.getByRole('heading', { name: 'Checking status' });
const celebration = (page: Page, name: string) => page.getByRole('dialog', { name: `You reached ${name}` });

/** The numbers of acts requested from the operator, and of their copies. */
async function asked(call: string, since: number) {
  const copies = await sandbox.received(call, since);
  return { acts: new Set(copies.map(({ requestId }) => requestId)).size, copies: copies.length };
}
const one = { acts: 1, copies: 1 };

/** Opens the VIP page for a player who has deposited and bet this many pesos. */
async function openVip(page: Page, player: NewPlayer, bets: number) {
  await sandbox.pay(player, 20_000);
  await sandbox.placeBets(player, pesos(bets));
  await enterAs(page, player);
  await page.goto('/vip');
  await expect(page.getByRole('heading', { level: 1, name: 'VIP' })).toBeVisible();
}

test('the level, its conditions and the award of the day are shown, and claimed once (VI-01, VI-04) @long', async ({
  page,
  player,
}) => {
  await openVip(page, player, 50_000);
  await expect(page.getByRole('region', { name: 'Your level' })).toContainText('Silver');
  const since = Date.now();
  await claimDaily(page).click();
  await expect(page.getByRole('dialog', { name: 'You got' })).toContainText('+10');
  await page.keyboard.press('Escape');
  await expect(claimDaily(page)).toHaveCount(0);
  expect(await violations(page)).toEqual([]);
  expect(await asked('appVipUserReceiveDaily', since)).toEqual(one);
});

test(
  'levels and review are shown, and an upgrade award is given once in two tabs (VI-02, VI-03, VI-07, R-28)',
  long,
  async ({ page, player, context }) => {
    await openVip(page, player, 50_000);
    await page.getByRole('link', { name: 'All levels' }).click();
    await expect(page).toHaveURL('/vip/level');
    await expect(page.getByText(/^Your level is reviewed on/)).toBeVisible();
    await expect(page.getByRole('button', { name: /^Claim: Gold/ })).toBeDisabled();
    await expect(page.getByRole('button', { name: /^Claim: Gold/ })).toHaveAccessibleDescription(/^Unlocks at/);
    expect(await violations(page)).toEqual([]);
    const other = await context.newPage();
    await other.goto('/vip/level');
    await expect(claimSilver(other)).toBeEnabled();
    const since = Date.now();
    await Promise.all([
      claimSilver(page).click(),
      claimSilver(other)
        .click()
        .catch(() => {}),
    ]);
    for (const each of [page, other]) await expect(claimed(each).first()).toBeAttached({ timeout: 15_000 });
    const given = (await sandbox.received('receiveVipBonusUser', since)).filter(({ effect }) => effect);
    expect(given).toHaveLength(1);
  },
);

test(
  'a claim whose response is lost is looked up and never sent again (VI-03)',
  long,
  async ({ page, player, faults }) => {
    await openVip(page, player, 50_000);
    const since = Date.now();
    const lost = faults.on({ call: 'receiveVipBonusUser' }, { reset: 'unanswered' });
    const outage = faults.on({ call: 'operationStatus' }, { status: 502 });
    await claimSilver(page).click();
    await expect(checking(page)).toBeVisible({ timeout: 15_000 });
    lost.end();
    outage.end();
    await expect(claimSilver(page)).toHaveCount(0, { timeout: 30_000 });
    expect((await asked('receiveVipBonusUser', since)).acts).toBe(1);
  },
);

test('a claim interrupted by a page crash is settled by the next page (VI-04)', long, async ({ page, player }) => {
  await openVip(page, player, 50_000);
  await sandbox.hang('appVipUserReceiveDaily', 'after');
  const since = Date.now();
  await claimDaily(page).click();
  await expect.poll(() => asked('appVipUserReceiveDaily', since)).toEqual(one);
  const next = await crash(page);
  await sandbox.reset();
  await next.goto('/vip');
  await expect(claimed(next).first()).toBeVisible({ timeout: 30_000 });
  expect(await asked('appVipUserReceiveDaily', since)).toEqual(one);
});

test('at midnight in Manila the open page has the next day (VI-04)', long, async ({ page, player, watch }) => {
  test.setTimeout(120_000);
  watch.moved();
  await openVip(page, player, 50_000);
  const soon = 25_000;
  const sinceMidnight = (Date.now() + 8 * 60 * 60_000) % day;
  await sandbox.aheadBy(day - sinceMidnight - soon);
  await page.reload();
  await claimDaily(page).click();
  await page.keyboard.press('Escape');
  await expect(claimDaily(page)).toHaveCount(0);
  await expect(claimDaily(page)).toBeEnabled({ timeout: 45_000 });
});

test(
  'rewards left from past weeks are claimed together on the bonus page (VI-05, A-49)',
  long,
  async ({ page, player }) => {
    await sandbox.pay(player, 20_000);
    await sandbox.placeBets(player, pesos(5_000), 7 * day);
    await enterAs(page, player);
    await page.goto('/bonus/vip');
    await expect(page.getByText('Cash rewards are bonus money: wager 5×', { exact: false })).toBeVisible();
    await page.getByRole('button', { name: /^Claim: Left from past weeks/ }).click();
    await expect(page.getByRole('dialog', { name: 'You got' })).toContainText('₱10.00');
    await page.keyboard.press('Escape');
    await expect(page.getByRole('heading', { name: 'Left from past weeks' })).toHaveCount(0);
    expect(await violations(page)).toEqual([]);
  },
);

test(
  'the lobby and the tab lead to the page, and the tab’s dot goes after the claims (A-08, E-12)',
  long,
  async ({ page, player }) => {
    await sandbox.pay(player, 20_000);
    await sandbox.placeBets(player, pesos(5_000), 8 * day);
    await enterAs(page, player);
    const tab = page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'VIP' });
    await expect(tab).toHaveAccessibleDescription('New', { timeout: 15_000 });
    await tab.click();
    await expect(page).toHaveURL('/vip');
    await page
      .getByRole('button', { name: /^Claim:/ })
      .first()
      .waitFor();
    for (let left = await page.getByRole('button', { name: /^Claim:/ }).count(); left > 0; left--) {
      await page
        .getByRole('button', { name: /^Claim:/ })
        .first()
        .click();
      await page.getByRole('dialog', { name: 'You got' }).waitFor();
      await page.keyboard.press('Escape');
      await expect(page.getByRole('button', { name: /^Claim:/ })).toHaveCount(left - 1);
    }
    await expect(tab).not.toHaveAccessibleDescription('New', { timeout: 15_000 });
  },
);

test.describe('level reached in a game', () => {
  test('is celebrated once, after the game (VI-08)', long, async ({ page, player }) => {
    test.setTimeout(120_000);
    await sandbox.pay(player, 50_000);
    await sandbox.placeBets(player, pesos(4_980));
    await enterAs(page, player);
    await page.goto('/');
    await openSlot(page);
    await bet(page, '₱20.00');
    await spin(page).click();
    await expect(spin(page)).toBeEnabled({ timeout: 15_000 });
    await expect(celebration(page, 'Bronze')).toHaveCount(0);
    await page.getByRole('button', { name: 'Exit game' }).click();
    await expect(celebration(page, 'Bronze')).toBeVisible({ timeout: 30_000 });
    expect(await violations(page)).toEqual([]);
    await page.getByRole('button', { name: 'Not now' }).last().click();
    await page.reload();
    await expect(page.getByRole('heading', { level: 1 })).toBeAttached();
    await expect(celebration(page, 'Bronze')).toHaveCount(0);
  });
});
