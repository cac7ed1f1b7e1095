import type { Page } from 'playwright/test';
import { expect, test } from '#tests/network/test.ts';
import { violations } from '../support/axe.ts';
import { crash } from '../support/crash.ts';
import { enterAs } from '../support/perlas.ts';
import { sandbox, type NewPlayer } from '../support/sandbox.ts';
import { bet, spin, started } from '../support/slot.ts';

const day = 24 * 60 * 60 * 1_000;
const long = { tag: '@long' };
const slotshack = '/activity/slotshack';

const mission = (page: Page) =>
  page.getByRole('button', { name: 'Claim: Bet ₱50.00 in total, Golden Carabao, 20 points' });
const place = (page: Page) => page.getByRole('button', { name: /^Claim: place \d+, / });
const given = (page: Page) => page.getByRole('dialog', { name: 'You got' });
const checking = (page: Page) => page.getByRole('heading', { name: 'Checking status' });

/** The numbers of claims requested from the operator, and of their copies. */
async function asked(call: 'slotsHackReceive' | 'rankReceive', since: number) {
  const copies = await sandbox.received(call, since);
  return { acts: new Set(copies.map(({ requestId }) => requestId)).size, copies: copies.length };
}
const one = { acts: 1, copies: 1 };

/** Deposits, bets ₱50 in a game that the slotshack links to, and returns from it. */
async function playMission(page: Page, player: NewPlayer) {
  await sandbox.pay(player, 20_000);
  await enterAs(page, player);
  await page.goto(slotshack);
  await expect(page.getByText('₱0.00 of ₱50.00').first()).toBeVisible();
  await page.getByRole('link', { name: 'Play Golden Carabao' }).click();
  await expect(page).toHaveURL(/\/game\/start\?gameId=1001&activityId=\d+$/);
  await started(page);
  await bet(page, '₱50.00');
  await spin(page).click();
  await expect(spin(page)).toBeEnabled({ timeout: 15_000 });
  await page.getByRole('button', { name: 'Exit game' }).click();
  await expect(page).toHaveURL(slotshack);
}

test.beforeEach(() => test.setTimeout(120_000));

test('a mission is done by playing, shows it on the way back, and is claimed once (A-51, SL-01, SL-02) @long', async ({
  page,
  player,
}) => {
  await playMission(page, player);
  await expect(page.getByText('₱50.00 of ₱50.00')).toBeVisible();
  expect(await violations(page)).toEqual([]);
  const since = Date.now();
  await mission(page).dblclick();
  await expect(given(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(mission(page)).toHaveCount(0);
  expect(await asked('slotsHackReceive', since)).toEqual(one);
});

test(
  'of two tabs claiming a mission one gets it, and the other shows no error (SL-02)',
  long,
  async ({ page, player, context }) => {
    await playMission(page, player);
    const other = await context.newPage();
    await other.goto(slotshack);
    await expect(mission(other)).toBeEnabled();
    await expect(mission(page)).toBeEnabled();
    const since = Date.now();
    await Promise.all([
      mission(page).click(),
      mission(other)
        .click()
        .catch(() => {}),
    ]);
    for (const each of [page, other]) await expect(mission(each)).toHaveCount(0, { timeout: 15_000 });
    const effects = (await sandbox.received('slotsHackReceive', since)).filter(({ effect }) => effect);
    expect(effects).toHaveLength(1);
  },
);

test('a claim with a lost response is looked up, and never resent (SL-02)', long, async ({ page, player, faults }) => {
  await playMission(page, player);
  const since = Date.now();
  const lost = faults.on({ call: 'slotsHackReceive' }, { reset: 'unanswered' });
  const outage = faults.on({ call: 'operationStatus' }, { status: 502 });
  await mission(page).click();
  await expect(checking(page)).toBeVisible({ timeout: 15_000 });
  lost.end();
  outage.end();
  await expect(mission(page)).toHaveCount(0, { timeout: 30_000 });
  expect((await asked('slotsHackReceive', since)).acts).toBe(1);
});

test('after a page crash during a claim, the next page settles it (SL-02)', long, async ({ page, player }) => {
  await playMission(page, player);
  await sandbox.hang('slotsHackReceive', 'after');
  const since = Date.now();
  await mission(page).click();
  await expect.poll(() => asked('slotsHackReceive', since)).toEqual(one);
  const next = await crash(page);
  await sandbox.reset();
  await next.goto(slotshack);
  await expect(next.getByText('₱50.00 of ₱50.00')).toBeVisible({ timeout: 30_000 });
  await expect(mission(next)).toHaveCount(0, { timeout: 30_000 });
  expect(await asked('slotsHackReceive', since)).toEqual(one);
});

test(
  'a day’s place is claimed on the next day, once, and the tab is in the address (A-50, RK-01)',
  long,
  async ({ page, player }) => {
    await playMission(page, player);
    await page.goto('/bonus/event');
    await page.getByRole('link', { name: 'Ranking' }).first().click();
    await expect(page).toHaveURL('/rank');
    await expect(page.getByRole('table', { name: 'Places' }).getByText('You')).toBeVisible();
    expect(await violations(page)).toEqual([]);
    await page.getByRole('tab', { name: 'Month', exact: true }).click();
    await expect(page).toHaveURL('/rank?tab=month');
    await page.reload();
    await expect(page.getByRole('tab', { name: 'Month', exact: true })).toHaveAttribute('aria-selected', 'true');

    await sandbox.aheadBy(day);
    await page.goto('/rank');
    const since = Date.now();
    await place(page).dblclick();
    await expect(given(page)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(place(page)).toHaveCount(0);
    expect(await asked('rankReceive', since)).toEqual(one);
  },
);

test(
  'midnight in Manila starts the next day on the open page, and the last place can be claimed (RK-01)',
  long,
  async ({ page, player, watch }) => {
    watch.moved();
    await playMission(page, player);
    const soon = 25_000;
    const sinceMidnight = (Date.now() + 8 * 60 * 60_000) % day;
    await sandbox.aheadBy(day - sinceMidnight - soon);
    await page.goto('/rank');
    await expect(page.getByRole('table', { name: 'Places' }).getByText('You')).toBeVisible();
    await expect(page.getByText('None yet', { exact: true })).toBeVisible({ timeout: 45_000 });
    await expect(place(page)).toBeEnabled();
  },
);
