import type { Page } from 'playwright/test';
import { expect, test } from '#tests/network/test.ts';
import { violations } from '../support/axe.ts';
import { crash } from '../support/crash.ts';
import { enterAs } from '../support/perlas.ts';
import { sandbox } from '../support/sandbox.ts';
import { bet, openSlot, spin } from '../support/slot.ts';

const day = 24 * 60 * 60 * 1_000;
const long = { tag: '@long' };
const claim = (page: Page, what: string) => page.getByRole('button', { name: `Claim: ${what}` });
const visit = 'Open Perlas today, 5 points';
const task = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
const checking = (page: Page) => page.getByRole('heading', { name: 'Checking status' });

/** The numbers of awards requested from the operator, and of those given. */
async function asked(since: number) {
  const copies = await sandbox.received('receiveTaskAward', since);
  const acts = new Set(copies.map(({ requestId }) => requestId)).size;
  return { acts, effects: copies.filter(({ effect }) => effect).length };
}

test('a completed task is claimed once, in place, and its red dot goes (TK-01, E-12) @long', async ({
  page,
  player,
}) => {
  await enterAs(page, player);
  await page.goto('/bonus/tasks');
  await expect(page.getByRole('tab', { name: 'Today (1)' })).toBeVisible();
  expect(await violations(page)).toEqual([]);
  const since = Date.now();
  await claim(page, visit).click();
  await expect(page.getByRole('dialog').getByText('+5 points')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(task(page, 'Open Perlas today').getByText('Claimed')).toBeVisible();
  await expect(page.getByRole('tab', { name: 'Today', exact: true })).toBeVisible();
  expect(await asked(since)).toEqual({ acts: 1, effects: 1 });
});

test(
  'play counts towards a task, which leads to where it is done and is claimed (TK-01, TK-02)',
  long,
  async ({ page, player }) => {
    test.setTimeout(120_000);
    await sandbox.pay(player, 50_000);
    await enterAs(page, player);
    await page.goto('/bonus/tasks');
    await expect(task(page, 'Bet ₱200 today').getByText('₱0.00 of ₱200.00')).toBeVisible();
    await task(page, 'Bet ₱200 today').getByRole('link', { name: 'Go: Bet ₱200 today' }).click();
    await expect(page).toHaveURL('/game/search');
    await page.goto('/');
    await openSlot(page);
    await bet(page, '₱20.00');
    await spin(page).click();
    await expect(spin(page)).toBeEnabled({ timeout: 15_000 });
    await page.goto('/bonus/tasks');
    await expect(task(page, 'Bet ₱200 today').getByText('₱20.00 of ₱200.00')).toBeVisible();
    await claim(page, 'Deposit ₱200 today, 20 points').click();
    await expect(page.getByRole('dialog').getByText('+20')).toBeVisible();
  },
);

test(
  'a task claimed in two tabs is paid once, and the second tab says so quietly (TK-01)',
  long,
  async ({ page, player, context }) => {
    await enterAs(page, player);
    await page.goto('/bonus/tasks');
    const other = await context.newPage();
    await other.goto('/bonus/tasks');
    for (const each of [page, other]) await expect(claim(each, visit)).toBeEnabled();
    const since = Date.now();
    // The later click may find its button gone.
    await Promise.all(
      [page, other].map((each) =>
        claim(each, visit)
          .click({ timeout: 5_000 })
          .catch(() => {}),
      ),
    );
    for (const each of [page, other])
      await expect(task(each, 'Open Perlas today').getByText('Claimed')).toBeAttached({ timeout: 15_000 });
    expect((await asked(since)).effects).toBe(1);
  },
);

test(
  'a claim whose response is lost is looked up and never sent again (TK-01)',
  long,
  async ({ page, player, faults }) => {
    await enterAs(page, player);
    await page.goto('/bonus/tasks');
    const since = Date.now();
    const lost = faults.on({ call: 'receiveTaskAward' }, { reset: 'unanswered' });
    const outage = faults.on({ call: 'operationStatus' }, { status: 502 });
    await claim(page, visit).click();
    await expect(checking(page)).toBeVisible({ timeout: 15_000 });
    expect(await violations(page)).toEqual([]);
    lost.end();
    outage.end();
    await expect(task(page, 'Open Perlas today').getByText('Claimed')).toBeAttached({ timeout: 30_000 });
    expect((await asked(since)).acts).toBe(1);
  },
);

test('a claim interrupted by a page crash is settled by the next page (TK-01)', long, async ({ page, player }) => {
  await enterAs(page, player);
  await page.goto('/bonus/tasks');
  await sandbox.hang('receiveTaskAward', 'after');
  const since = Date.now();
  await claim(page, visit).click();
  await expect.poll(async () => (await asked(since)).acts).toBe(1);
  const next = await crash(page);
  await sandbox.reset();
  await next.goto('/bonus/tasks');
  await expect(task(next, 'Open Perlas today').getByText('Claimed')).toBeVisible({ timeout: 30_000 });
  expect((await asked(since)).acts).toBe(1);
});

test('sharing is proven by the app once and then claimed (TK-03)', long, async ({ page, player, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await enterAs(page, player);
  await page.goto('/bonus/tasks?cycle=once');
  const since = Date.now();
  await page.getByRole('button', { name: 'Share: Share Perlas with a friend' }).click();
  await claim(page, 'Share Perlas with a friend, 50 points').click();
  await expect(page.getByRole('dialog').getByText('+50')).toBeVisible();
  expect(await sandbox.received('finishTask', since)).toHaveLength(1);
});

test(
  'at midnight in Manila the open page has the tasks of the next day (TK-04)',
  long,
  async ({ page, player, watch }) => {
    test.setTimeout(120_000);
    watch.moved();
    await enterAs(page, player);
    const soon = 25_000;
    const sinceMidnight = (Date.now() + 8 * 60 * 60_000) % day;
    await sandbox.aheadBy(day - sinceMidnight - soon);
    await page.goto('/bonus/tasks');
    await claim(page, visit).click();
    await page.keyboard.press('Escape');
    await expect(claim(page, visit)).toHaveCount(0);
    await expect(claim(page, visit)).toBeEnabled({ timeout: 45_000 });
  },
);

test('a task’s cash is locked until the first deposit, its points are not (V-32)', long, async ({ page, player }) => {
  await sandbox.call('finishTask', { id: 21, requestId: crypto.randomUUID() }, player.token);
  await enterAs(page, player);
  await page.goto('/bonus/tasks?cycle=once');
  await expect(claim(page, 'Install the app, ₱10.00')).toBeDisabled();
  await expect(claim(page, 'Install the app, ₱10.00')).toHaveAccessibleDescription(/once your first deposit is paid/);
  await sandbox.pay(player, 50_000);
  await page.reload();
  await claim(page, 'Install the app, ₱10.00').click();
  await expect(page.getByRole('dialog').getByText('₱10.00')).toBeVisible();
});

test('the bind tasks are reached from the menu of Me (FD-02, A-04)', long, async ({ page, player }) => {
  await enterAs(page, player);
  await page.getByRole('link', { name: 'Me', exact: true }).click();
  await page.getByRole('link', { name: 'Complete your account' }).click();
  await expect(page).toHaveURL('/activity/bank');
  await expect(page.getByText('wager 5× to withdraw', { exact: false })).toBeVisible();
});
