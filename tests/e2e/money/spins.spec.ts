import type { Page } from 'playwright/test';
import { expect, test } from '#tests/network/test.ts';
import { violations } from '../support/axe.ts';
import { crash } from '../support/crash.ts';
import { accept, enterAs } from '../support/perlas.ts';
import { sandbox, type NewPlayer } from '../support/sandbox.ts';
import { broughtAlong, goOffline } from '../support/rest.ts';

/** Cells of the wheel: five pesos, fifty pesos. */
const cell = { five: 2, fifty: 7 };
const long = { tag: '@long' };

const spinButton = (page: Page) => page.getByRole('button', { name: 'SPIN', exact: true });
const checking = (page: Page) => page.getByRole('heading', { name: 'Checking status' });

/** The numbers of acts requested from the operator, and of their copies. */
async function asked(call: string, since: number) {
  const copies = await sandbox.received(call, since);
  return { acts: new Set(copies.map(({ requestId }) => requestId)).size, copies: copies.length };
}
const one = { acts: 1, copies: 1 };

/** The number of spins in the operator's record of a player. */
async function spun({ token }: NewPlayer) {
  const paging = { pageNum: 1, pageSize: 20, type: 1 };
  const { data } = await sandbox.call<{ data: { total: number } }>('actInviteUserRecord', paging, token);
  return data.total;
}

async function openWheel(page: Page, player: NewPlayer) {
  await enterAs(page, player);
  await page.goto('/activity/spin');
  await expect(spinButton(page)).toBeEnabled();
}

test('odds show before the first spin, a tap spins once, reduced motion shows the result at once (SP-01, SP-06, players B12) @long', async ({
  page,
  player,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openWheel(page, player);
  await expect(page.getByRole('table', { name: 'Odds' }).getByRole('row')).toHaveCount(9);
  expect(await violations(page)).toEqual([]);
  await sandbox.draw('inviteSpin', cell.five);
  const since = Date.now();
  await spinButton(page).dblclick();
  await expect(page.getByText('You won ₱5.00').first()).toBeVisible({ timeout: 15_000 });
  await expect(page.getByText('₱5.00 of ₱50.00')).toBeVisible();
  await expect(page.getByText('2 spins left')).toBeVisible();
  expect(await asked('actInviteUserSpin', since)).toEqual(one);
});

test(
  'a spin whose response is lost is looked up, never resent, and blocks the wheel (SP-01)',
  long,
  async ({ page, player, faults }) => {
    test.setTimeout(90_000);
    await openWheel(page, player);
    await sandbox.draw('inviteSpin', cell.five);
    const since = Date.now();
    const lost = faults.on({ call: 'actInviteUserSpin' }, { reset: 'unanswered' });
    const outage = faults.on({ call: 'operationStatus' }, { status: 502 });
    await spinButton(page).click();
    await expect(checking(page)).toBeVisible({ timeout: 15_000 });
    await expect(spinButton(page)).toBeDisabled();
    expect(await violations(page)).toEqual([]);
    lost.end();
    outage.end();
    await expect(page.getByText('You won ₱5.00').first()).toBeVisible({ timeout: 30_000 });
    expect((await asked('actInviteUserSpin', since)).acts).toBe(1);
    expect(await spun(player)).toBe(1);
  },
);

test(
  'a spin interrupted by a page crash is settled by the next page, never spun again (SP-01)',
  long,
  async ({ page, player }) => {
    test.setTimeout(90_000);
    await openWheel(page, player);
    await sandbox.hang('actInviteUserSpin', 'after');
    const since = Date.now();
    await spinButton(page).click();
    await expect.poll(() => asked('actInviteUserSpin', since)).toEqual(one);
    const next = await crash(page);
    await sandbox.reset();
    await next.goto('/activity/spin');
    await expect(next.getByText('2 spins left')).toBeVisible({ timeout: 30_000 });
    expect(await asked('actInviteUserSpin', since)).toEqual(one);
    expect(await spun(player)).toBe(1);
  },
);

test(
  'of two tabs spinning at once one begins the round, and each spin counts once (SP-01)',
  long,
  async ({ page, context, player }) => {
    test.setTimeout(90_000);
    await openWheel(page, player);
    const other = await context.newPage();
    await other.goto('/activity/spin');
    await expect(spinButton(other)).toBeEnabled();
    const since = Date.now();
    await Promise.all([
      spinButton(page).click(),
      spinButton(other)
        .click()
        .catch(() => {}),
    ]);
    await expect.poll(async () => (await asked('actInviteUserSpin', since)).copies).toBeGreaterThan(0);
    await expect.poll(() => spun(player)).toBeGreaterThan(0);
    await page.bringToFront();
    await expect(spinButton(page)).toBeEnabled({ timeout: 15_000 });
    const { acts, copies } = await asked('actInviteUserSpin', since);
    expect(copies).toBe(acts);
    const left = 3 - (await spun(player));
    await expect(page.getByText(`${left} spin${left === 1 ? '' : 's'} left`)).toBeVisible();
  },
);

test(
  'a reached target is claimed once, and the next spin begins the next round (SP-03)',
  long,
  async ({ page, player }) => {
    test.setTimeout(90_000);
    await sandbox.pay(player, 20_000);
    await openWheel(page, player);
    await sandbox.draw('inviteSpin', cell.fifty);
    await spinButton(page).click();
    const claim = page.getByRole('button', { name: 'CLAIM', exact: true });
    await expect(claim).toBeEnabled({ timeout: 15_000 });
    const since = Date.now();
    await claim.click();
    await expect(page.getByRole('dialog').getByText('₱50.00')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByText('You claimed ₱50.00 from your last round.', { exact: false })).toBeVisible();
    expect(await asked('actInviteUserExchange', since)).toEqual(one);
    await page.getByRole('link', { name: 'Records' }).click();
    await page.getByRole('tab', { name: 'Rounds' }).click();
    await expect(page.getByText('Claimed', { exact: true })).toBeVisible();
  },
);

test(
  'sharing gives one spin a day, and offline the last state is shown with its age (SP-02)',
  long,
  async ({ page, context, player }) => {
    test.setTimeout(90_000);
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await openWheel(page, player);
    await page.getByRole('button', { name: 'Copy link' }).click();
    await expect(page.getByText('4 spins left')).toBeVisible();
    await expect(page.getByText('You already shared today.', { exact: false })).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(/\/auth\/register\?code=\w+$/);
    await goOffline(page, 'player');
    await expect(page.getByText('Some buttons here need a connection.')).toBeVisible();
    await expect(page.getByText(/^Offline, as of/)).toBeVisible();
    await expect(spinButton(page)).toBeDisabled();
    await context.setOffline(false);
  },
);

test(
  'the invite spin is offered once at the start and leads to its page (M-04, A-20, S-04)',
  long,
  async ({ page, player }) => {
    await enterAs(page, player);
    const dialog = page.getByRole('dialog', { name: 'Invite spin' });
    await page.goto('/member');
    // Once the likely pages are there, so is what opens popups; before, a return to the lobby is no return to it.
    await broughtAlong(page, 'player');
    await page.evaluate(() => sessionStorage.removeItem('popup.spin'));
    await page.getByRole('link', { name: 'Home' }).click();
    await expect(dialog.getByText('3 spins left')).toBeVisible({ timeout: 15_000 });
    expect(await violations(page)).toEqual([]);
    await dialog.getByRole('link', { name: 'Spin now' }).click();
    await expect(page).toHaveURL('/activity/spin');
  },
);

test('visitors see what the invite spin and the daily sign-in are and are led to log in (R-13) @long', async ({
  page,
}) => {
  await page.goto('/activity/spin');
  await accept(page);
  await expect(page.getByText('Invite friends for more spins.', { exact: false })).toBeVisible();
  await expect(page.getByRole('main').getByRole('link', { name: 'Log in' })).toBeVisible();
  await page.goto('/activity/sign-in');
  await expect(page.getByText('Claim a reward every day.', { exact: false })).toBeVisible();
});
