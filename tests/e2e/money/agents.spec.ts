import type { Page } from 'playwright/test';
import { expect, test } from '#tests/network/test.ts';
import { violations } from '../support/axe.ts';
import { enter, enterAs, settleIn, unseenPictures } from '../support/perlas.ts';
import { sandbox, type NewPlayer } from '../support/sandbox.ts';
import { goOffline } from '../support/rest.ts';

const long = { tag: '@long' };
const button = (page: Page, name: string) => page.getByRole('button', { name });
const clipboard = (page: Page) => page.evaluate(() => navigator.clipboard.readText());

/** Makes the deposit without which a player receives no money rewards. */
const deposited = (player: NewPlayer) => sandbox.pay(player, 20_000);

/** The numbers of claims requested from the operator, and of those that took effect. */
async function asked(call: string, since: number) {
  const copies = await sandbox.received(call, since);
  const acts = new Set(copies.map(({ requestId }) => requestId)).size;
  return { acts, effects: copies.filter(({ effect }) => effect).length };
}

test('commission is claimed once, rates are a tap away, and an unknown tab is not found (R-17, SH-03, SH-06) @long', async ({
  page,
  player,
}) => {
  await deposited(player);
  await sandbox.bringMembers(player, 2, { bet: 1_000_000 });
  await enterAs(page, player);
  await page.goto('/agent?tabActive=payday');
  await expect(page.getByRole('heading', { name: 'Page Not Found' })).toBeVisible();
  await page.goto('/agent');
  await expect(page.getByText('2 of 5 valid members')).toBeVisible();
  expect(await violations(page)).toEqual([]);
  const since = Date.now();
  await button(page, 'Claim: ₱40.00').click();
  await expect(page.getByRole('dialog').getByText('₱40.00')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(button(page, 'Claim: ₱0.00')).toBeDisabled();
  await expect(button(page, 'Claim: ₱0.00')).toHaveAccessibleDescription(/Nothing to claim yet/);
  expect(await asked('appAgent5UserReceive', since)).toEqual({ acts: 1, effects: 1 });
  await page.getByRole('link', { name: 'Rates and rules' }).click();
  await expect(page.getByRole('row', { name: '1 Your level 1 0.2%' })).toBeVisible();
  expect(await violations(page)).toEqual([]);
});

test('a claim with a lost response is looked up, and never resent (SH-03)', long, async ({ page, player, faults }) => {
  await deposited(player);
  await sandbox.bringMembers(player, 1, { bet: 1_000_000 });
  await enterAs(page, player);
  await page.goto('/agent');
  const since = Date.now();
  const lost = faults.on({ call: 'appAgent5UserReceive' }, { reset: 'unanswered' });
  const outage = faults.on({ call: 'operationStatus' }, { status: 502 });
  await button(page, 'Claim: ₱20.00').click();
  await expect(page.getByRole('heading', { name: 'Checking status' })).toBeVisible({ timeout: 15_000 });
  expect(await violations(page)).toEqual([]);
  lost.end();
  outage.end();
  await expect(button(page, 'Claim: ₱0.00')).toBeAttached({ timeout: 30_000 });
  expect((await asked('appAgent5UserReceive', since)).acts).toBe(1);
});

test(
  'steps are claimed up to the goal, whose dialog copies the id (SH-05, M-09, Q-32, E-12)',
  long,
  async ({ page, player, context }) => {
    test.setTimeout(90_000);
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await deposited(player);
    await sandbox.bringMembers(player, 10);
    await enterAs(page, player);
    await page.goto('/member');
    const entry = page.getByRole('link', { name: 'Invite friends' });
    await expect(entry).toHaveAccessibleDescription(/\w/);
    await entry.click();
    await expect(page).toHaveURL('/agent?tabActive=invite');
    const since = Date.now();
    for (const what of ['1 valid member, 100 points', '3 valid members, ₱30.00', '5 valid members, ₱60.00']) {
      await button(page, `Claim: ${what}`).click();
      await expect(page.getByRole('dialog', { name: 'You got' })).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(button(page, `Claim: ${what}`)).toHaveCount(0);
    }
    await button(page, 'Claim: 10 valid members, ₱150.00 + 500 points').click();
    await expect(page.getByRole('dialog').getByText('+500')).toBeVisible();
    await page.keyboard.press('Escape');
    const goal = page.getByRole('dialog', { name: 'Invitation goal reached!' });
    await expect(goal).toBeVisible();
    expect(await violations(page)).toEqual([]);
    await goal.getByRole('button', { name: 'Copy ID and share link' }).click();
    await expect(page.getByText('ID copied')).toBeVisible();
    await expect(page).toHaveURL('/share');
    expect(await clipboard(page)).toBe(String(player.id));
    expect((await asked('appAgent5UserInviteValidReceive', since)).effects).toBe(4);
  },
);

test('members load page by page under masked names, optionally for one day (SH-04)', long, async ({ page, player }) => {
  const day = 24 * 60 * 60 * 1_000;
  await sandbox.bringMembers(player, 25, { ago: 3 * day });
  await sandbox.bringMembers(player, 3, { ago: day, recharge: 0, bet: 0 });
  await enterAs(page, player);
  await page.goto('/agent?tabActive=members');
  const rows = page.getByRole('tabpanel').getByRole('listitem');
  await expect(page.getByText('28 records')).toBeVisible();
  await rows.last().scrollIntoViewIfNeeded();
  await expect(rows).toHaveCount(28);
  await expect(rows.first()).toContainText('***');
  await expect(page.getByText('Not valid yet')).toHaveCount(3);
  const yesterday = new Date(Date.now() + 8 * 60 * 60 * 1_000 - day).toISOString().slice(0, 10);
  await page.getByLabel('Day').fill(yesterday);
  await expect(rows).toHaveCount(3);
  await page.getByLabel('Day').fill('2020-01-01');
  await expect(page.getByText('No members yet')).toBeVisible();
  expect(await violations(page)).toEqual([]);
  await page.goto('/agent?tabActive=commission');
  await expect(page.getByText('0.4% of ₱25,000.00')).toBeVisible();
  await page.getByRole('combobox', { name: 'Show' }).selectOption('Claimed');
  await expect(page.getByText('Nothing claimed yet')).toBeVisible();
});

test('copying the link counts once for the invite spin, and the link works offline (SH-01) @long', async ({
  page,
  player,
  context,
  watch,
}) => {
  watch.expectLines(unseenPictures, /Failed to load resource/);
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await settleIn(page, player, '/share');
  const link = await page.getByText(/\/auth\/register\?code=\w+$/).textContent();
  const since = Date.now();
  await button(page, 'Copy link').click();
  await expect(page.getByText('Copied')).toBeVisible();
  expect(await clipboard(page)).toBe(link);
  await expect.poll(() => asked('actInviteClickInvite', since)).toEqual({ acts: 1, effects: 1 });
  for (const [name, host] of [
    ['Facebook', 'https://www.facebook.com/'],
    ['Telegram', 'https://t.me/'],
  ] as const)
    await expect(page.getByRole('link', { name })).toHaveAttribute('href', new RegExp(`^${host}`));
  expect(await violations(page)).toEqual([]);
  await goOffline(page, 'player');
  await page.reload();
  await expect(page.getByText(link!)).toBeVisible();
  await expect(page.locator('svg[shape-rendering]')).toBeVisible();
  await context.setOffline(false);
});

test(
  'registering by a link joins its owner, and a player without one can name an inviter (SH-02)',
  long,
  async ({ page, player, watch }) => {
    test.setTimeout(90_000);
    await enterAs(page, player);
    await page.goto('/share');
    const link = (await page.getByText(/\/auth\/register\?code=\w+$/).textContent())!;
    const friend = await watch.elsewhere();
    await enter(friend, new URL(link).pathname + new URL(link).search);
    await friend.getByRole('tab', { name: 'Username' }).click();
    const form = friend.getByRole('tabpanel');
    await form.getByRole('textbox', { name: 'Username' }).fill(`fr${Date.now().toString(36)}`);
    await form.getByRole('textbox', { name: 'Password' }).fill('perlas88');
    await form.getByRole('checkbox', { name: /21 or older/ }).check();
    await form.getByRole('checkbox', { name: /accept the terms/ }).check();
    await form.getByRole('button', { name: 'Register' }).click();
    await expect(friend.getByRole('status', { name: 'Balance' })).toBeVisible();
    await friend.goto('/share');
    await expect(friend.getByText(`Player ${player.id} invited you.`)).toBeVisible();
    await page.goto('/agent?tabActive=members');
    await expect(page.getByText('1 record')).toBeVisible();

    const other = await sandbox.newPlayer(watch.started);
    const alone = await watch.elsewhere();
    await enterAs(alone, other);
    await alone.goto('/share');
    const field = alone.getByRole('textbox', { name: 'Their player ID' });
    await field.fill(String(other.id));
    await alone.getByRole('button', { name: 'Save' }).click();
    await expect(field).toHaveAccessibleDescription('That’s your own ID');
    await field.fill('999999999');
    await alone.getByRole('button', { name: 'Save' }).click();
    await expect(field).toHaveAccessibleDescription(/This player can’t be your inviter/);
    await field.fill(String(player.id));
    await alone.getByRole('button', { name: 'Save' }).click();
    await expect(alone.getByText(`Player ${player.id} invited you.`)).toHaveCount(1);
    await page.reload();
    await expect(page.getByText('2 records')).toBeVisible();
  },
);
