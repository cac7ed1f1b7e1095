import type { Page } from 'playwright/test';
import { expect, test } from '#tests/network/test.ts';
import { violations } from '../support/axe.ts';
import { crash } from '../support/crash.ts';
import { enter, enterAs } from '../support/perlas.ts';
import { sandbox, type NewPlayer } from '../support/sandbox.ts';
import { bet, play, spin } from '../support/slot.ts';

const day = 24 * 60 * 60 * 1_000;
const long = { tag: '@long' };
/** The rebate for ₱500.00 of slot bets at the first level. */
const rebate = '₱2.00';

const claimAll = (page: Page) => page.getByRole('button', { name: `Claim all: ${rebate}` });
const nothingLeft = (page: Page) => page.getByText('Your first rebate is ready the day after you play.');
const checking = (page: Page) => page.getByRole('heading', { name: 'Checking status' });

/** The number of claims requested from the operator. */
const claims = async (since: number) =>
  new Set((await sandbox.received('betBonusReceive', since)).map(({ requestId }) => requestId)).size;

/** Makes a player who staked ₱500.00 yesterday. */
async function withRebate(page: Page, player: NewPlayer) {
  await sandbox.pay(player, 100_000);
  await play(page, player);
  await bet(page, '₱500.00');
  await spin(page).click();
  await expect(spin(page)).toBeEnabled({ timeout: 15_000 });
  await sandbox.aheadBy(day);
}

test('a visitor finds the bonus pages in the tab bar, and an unknown event type has its page (R-18, BO-02) @long', async ({
  page,
}) => {
  await enter(page);
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Bonus', exact: true }).click();
  await expect(page).toHaveURL('/bonus');
  await expect(page.getByRole('link', { name: 'Log in' }).last()).toBeVisible();
  await page.getByRole('link', { name: 'All events' }).click();
  await expect(page).toHaveURL('/bonus/event');
  await page
    .getByRole('main')
    .getByRole('link', { name: /^Customer service/ })
    .click();
  await expect(page.getByRole('heading', { level: 1, name: 'Customer service' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Contact customer service' })).toBeVisible();
  expect(await violations(page)).toEqual([]);
});

test.describe('rebate of a player who plays', () => {
  test.beforeEach(({ watch }) => {
    test.setTimeout(120_000);
    watch.moved();
  });

  test(
    'yesterday’s bets are claimed once, and index, records and balance agree (BO-01, BO-03, BO-04, VI-06)',
    long,
    async ({ page, player }) => {
      await withRebate(page, player);
      await page.goto('/bonus');
      await expect(page.getByRole('link', { name: /^Rebate ?₱/ })).toContainText(rebate);
      expect(await violations(page)).toEqual([]);
      await page.getByRole('link', { name: /^Rebate ?₱/ }).click();
      await expect(page.getByText('To withdraw it, wager ₱10.00 first')).toBeVisible();
      expect(await violations(page)).toEqual([]);
      const since = Date.now();
      await claimAll(page).dblclick();
      await expect(page.getByRole('dialog').getByText(rebate)).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(nothingLeft(page)).toBeVisible();
      expect(await claims(since)).toBe(1);
      await page.getByRole('link', { name: 'Rebate history' }).click();
      await expect(page.getByRole('listitem').filter({ hasText: 'Slots' })).toContainText('Claimed');
      await page.goto('/reward/record');
      await expect(page.getByRole('listitem').filter({ hasText: 'Rebate' })).toContainText(rebate);
      expect(await violations(page)).toEqual([]);
    },
  );

  test(
    'of two tabs one claims, and the other shows that it is done (BO-03)',
    long,
    async ({ page, player, context }) => {
      await withRebate(page, player);
      await page.goto('/vip/rebate');
      await expect(claimAll(page)).toBeEnabled();
      const other = await context.newPage();
      await other.goto('/bonus/rebate');
      await expect(claimAll(other)).toBeEnabled();
      const since = Date.now();
      await Promise.all([
        claimAll(page).click(),
        claimAll(other)
          .click()
          .catch(() => {}),
      ]);
      for (const each of [page, other]) await expect(nothingLeft(each)).toBeAttached({ timeout: 15_000 });
      const given = (await sandbox.received('betBonusReceive', since)).filter(({ effect }) => effect);
      expect(given).toHaveLength(1);
    },
  );

  test(
    'a claim with a lost response is looked up, and never resent (BO-03)',
    long,
    async ({ page, player, faults }) => {
      await withRebate(page, player);
      await page.goto('/vip/rebate');
      await expect(claimAll(page)).toBeEnabled();
      const since = Date.now();
      const lost = faults.on({ call: 'betBonusReceive' }, { reset: 'unanswered' });
      const outage = faults.on({ call: 'operationStatus' }, { status: 502 });
      await claimAll(page).click();
      await expect(checking(page)).toBeVisible({ timeout: 15_000 });
      lost.end();
      outage.end();
      await expect(nothingLeft(page)).toBeAttached({ timeout: 30_000 });
      expect(await claims(since)).toBe(1);
    },
  );

  test('after a page crash during a claim, the next page settles it (BO-03)', long, async ({ page, player }) => {
    await withRebate(page, player);
    await page.goto('/vip/rebate');
    await expect(claimAll(page)).toBeEnabled();
    await sandbox.hang('betBonusReceive', 'after', 1);
    const since = Date.now();
    await claimAll(page).click();
    await expect.poll(() => claims(since)).toBe(1);
    const next = await crash(page);
    await next.goto('/vip/rebate');
    await expect(nothingLeft(next)).toBeAttached({ timeout: 30_000 });
    expect(await claims(since)).toBe(1);
  });
});

test('every event of the operator opens from the list without an error (R-35)', long, async ({ page, player }) => {
  test.setTimeout(180_000);
  await enterAs(page, player);
  await page.goto('/bonus/event');
  const links = page.getByRole('main').getByRole('listitem').getByRole('link');
  await expect(links.first()).toBeVisible();
  const addresses = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')!));
  expect(addresses.length).toBeGreaterThan(30);
  for (const address of new Set(addresses)) {
    await page.goto(address);
    await expect(page.getByRole('heading', { level: 1 }).first(), address).toBeAttached();
    await expect(page.getByText(/Page Not Found|Something went wrong/), address).toHaveCount(0);
  }
});
