import type { Page } from 'playwright/test';
import { expect, test } from '#tests/network/test.ts';
import { violations } from '../support/axe.ts';
import { crash } from '../support/crash.ts';
import { enterAs } from '../support/perlas.ts';
import { sandbox, type NewPlayer } from '../support/sandbox.ts';
import { bet, play, spin } from '../support/slot.ts';

const day = 24 * 60 * 60 * 1_000;
const long = { tag: '@long' };

const claimDay = (page: Page) => page.getByRole('button', { name: /^Claim day \d: / });
const signed = (page: Page) => page.getByText(/^Claimed for today/);
const checking = (page: Page) => page.getByRole('heading', { name: 'Checking status' });

/** The numbers of claims requested from the operator, and of their copies. */
async function asked(since: number) {
  const copies = await sandbox.received('loginBonus3UserReceive', since);
  return { acts: new Set(copies.map(({ requestId }) => requestId)).size, copies: copies.length };
}
const one = { acts: 1, copies: 1 };

test(
  'a locked day shows the progress of its conditions, and the rules list them (R-16, SI-03, SI-04)',
  long,
  async ({ page, player }) => {
    await enterAs(page, player);
    await page.goto('/activity/sign-in');
    await expect(claimDay(page)).toBeDisabled();
    await expect(claimDay(page)).toHaveAccessibleDescription('Before you can claim');
    await expect(page.getByText('₱0.00 of ₱100.00')).toBeVisible();
    expect(await violations(page)).toEqual([]);
    await page.getByRole('link', { name: 'Rules' }).click();
    await expect(page).toHaveURL('/activity/sign-in/rule');
    await expect(page.getByText('To claim a day, deposit ₱100.00 in total', { exact: false })).toBeVisible();
    expect(await violations(page)).toEqual([]);
  },
);

test.describe('daily sign-in of an active player', () => {
  test.beforeEach(() => test.setTimeout(120_000));

  /** Opens the sign-in for a player who has deposited and bet enough. */
  async function openDays(page: Page, player: NewPlayer) {
    await sandbox.pay(player, 20_000);
    await play(page, player);
    await bet(page, '₱20.00');
    await spin(page).click();
    await expect(spin(page)).toBeEnabled({ timeout: 15_000 });
    await page.goto('/activity/sign-in');
    await expect(claimDay(page)).toBeEnabled();
  }

  test('a day is claimed once, also in two tabs (SI-01)', long, async ({ page, player, context }) => {
    await openDays(page, player);
    const other = await context.newPage();
    await other.goto('/activity/sign-in');
    await expect(claimDay(other)).toBeEnabled();
    const since = Date.now();
    await Promise.all([
      claimDay(page).click(),
      claimDay(other)
        .click()
        .catch(() => {}),
    ]);
    for (const each of [page, other]) await expect(signed(each)).toBeAttached({ timeout: 15_000 });
    const given = (await sandbox.received('loginBonus3UserReceive', since)).filter(({ effect }) => effect);
    expect(given).toHaveLength(1);
  });

  test(
    'a claim whose response is lost is looked up and never sent again (SI-01)',
    long,
    async ({ page, player, faults }) => {
      await openDays(page, player);
      const since = Date.now();
      const lost = faults.on({ call: 'loginBonus3UserReceive' }, { reset: 'unanswered' });
      const outage = faults.on({ call: 'operationStatus' }, { status: 502 });
      await claimDay(page).click();
      await expect(checking(page)).toBeVisible({ timeout: 15_000 });
      lost.end();
      outage.end();
      await expect(signed(page)).toBeAttached({ timeout: 30_000 });
      expect((await asked(since)).acts).toBe(1);
    },
  );

  test('a claim interrupted by a page crash is settled by the next page (SI-01)', long, async ({ page, player }) => {
    await openDays(page, player);
    await sandbox.hang('loginBonus3UserReceive', 'after');
    const since = Date.now();
    await claimDay(page).click();
    await expect.poll(() => asked(since)).toEqual(one);
    const next = await crash(page);
    await sandbox.reset();
    await next.goto('/activity/sign-in');
    await expect(signed(next)).toBeVisible({ timeout: 30_000 });
    expect(await asked(since)).toEqual(one);
  });

  test('at midnight in Manila the open page has the next day (SI-05)', long, async ({ page, player, watch }) => {
    watch.moved();
    await openDays(page, player);
    const soon = 25_000;
    const sinceMidnight = (Date.now() + 8 * 60 * 60_000) % day;
    await sandbox.aheadBy(day - sinceMidnight - soon);
    await page.reload();
    await claimDay(page).click();
    await page.keyboard.press('Escape');
    await expect(signed(page)).toBeAttached();
    await expect(claimDay(page)).toBeEnabled({ timeout: 45_000 });
  });
});
