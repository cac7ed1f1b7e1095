import type { Locator, Page } from 'playwright/test';
import { conditionUnmet } from '#contract/codes.ts';
import { expect, test } from '#tests/network/test.ts';
import { violations } from '../support/axe.ts';
import { enterAs } from '../support/perlas.ts';
import { sandbox, type NewPlayer } from '../support/sandbox.ts';

const day = 24 * 60 * 60 * 1_000;
/** Maximum number of taps from the lobby until all rewards of a new player are claimed. */
const mostTaps = 6;
/** The claims that such a player has once each, besides two tasks. */
const single = ['bindReceive', 'firstDepositReceive', 'appAgent5UserReceive', 'appAgent5UserInviteValidReceive'];

const sheet = (page: Page) => page.getByRole('dialog');
const inSheet = (page: Page, name: string) => sheet(page).getByRole('button', { name, exact: true });
const claimAll = (page: Page) => page.getByRole('main').getByRole('button', { name: 'Claim all', exact: true });

/** The numbers of claims requested from the operator since a moment, and of those that took effect. */
async function claimed(call: string, since: number) {
  const copies = await sandbox.received(call, since);
  const acts = new Set(copies.map(({ requestId }) => requestId)).size;
  return { acts, effects: copies.filter(({ effect }) => effect).length };
}

/** A depositor with two tasks, an account step, the deposit's bonus, commission and a friend’s step to claim. */
async function withRewards(page: Page, player: NewPlayer) {
  await sandbox.pay(player, 100_000);
  await sandbox.bringMembers(player, 1, { ago: day });
  await enterAs(page, player);
}

test.beforeEach(({ watch }) => {
  test.setTimeout(150_000);
  watch.moved();
});

test('six rewards are claimed from the Bonus page in at most six taps, each once (BO-01) @long', async ({
  page,
  player,
}) => {
  await withRewards(page, player);
  let taps = 0;
  const tap = async (what: Locator) => {
    taps++;
    await what.click();
  };
  const since = Date.now();
  await tap(page.getByRole('link', { name: 'Bonus', exact: true }));
  await tap(claimAll(page));
  await expect(sheet(page)).toContainText('₱740.00 is bonus money: wager 10× (₱7,400.00)');
  expect(await violations(page)).toEqual([]);
  await tap(inSheet(page, 'Claim all'));
  await expect(sheet(page).getByRole('heading', { name: 'You got' })).toBeVisible();
  expect(await violations(page)).toEqual([]);
  await expect(sheet(page).getByText('Claimed', { exact: true })).toHaveCount(6);
  await tap(inSheet(page, 'Done'));
  await expect(page.getByText('Nothing to claim right now')).toBeVisible();
  expect(taps).toBeLessThanOrEqual(mostTaps);
  expect(await claimed('receiveTaskAward', since)).toEqual({ acts: 2, effects: 2 });
  for (const call of single) expect(await claimed(call, since), call).toEqual({ acts: 1, effects: 1 });
});

test('of several claims one is refused and one loses its answer: the others go through, each once (WA-05) @long', async ({
  page,
  player,
  faults,
}) => {
  await withRewards(page, player);
  await page.goto('/bonus');
  await claimAll(page).click();
  await sandbox.error('receiveTaskAward', { code: conditionUnmet, times: 1 });
  const lost = faults.on({ call: 'bindReceive' }, { reset: 'unanswered' });
  const outage = faults.on({ call: 'operationStatus' }, { status: 502 });
  const since = Date.now();
  await inSheet(page, 'Claim all').click();
  await expect(sheet(page).getByRole('heading', { name: 'Checking status' })).toBeVisible({ timeout: 60_000 });
  await expect(sheet(page).getByText('Not claimed', { exact: true })).toHaveCount(1);
  await expect(inSheet(page, 'Claim the rest')).toHaveCount(0);
  expect((await claimed('appAgent5UserReceive', since)).acts).toBe(0);
  lost.end();
  outage.end();
  await inSheet(page, 'Claim the rest').click({ timeout: 60_000 });
  await expect(sheet(page).getByRole('heading', { name: 'Claimed 5 of 6' })).toBeVisible();
  expect(await violations(page)).toEqual([]);
  await inSheet(page, 'Done').click();
  expect(await claimed('receiveTaskAward', since)).toEqual({ acts: 2, effects: 1 });
  for (const call of single) expect(await claimed(call, since), call).toEqual({ acts: 1, effects: 1 });
  await expect(page.getByRole('button', { name: /^Claim: Tasks/ })).toBeVisible();
});
