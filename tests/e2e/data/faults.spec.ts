import { enter, enterAs, expect, test, unseenPictures } from '../support/perlas.ts';
import { settled } from '../support/visits.ts';
import { sandbox } from '../support/sandbox.ts';
import { broughtAlong, goOffline } from '../support/rest.ts';

test('an expired token leads to log in once, and back to the page afterwards', async ({ page, player }) => {
  await enterAs(page, player);
  await sandbox.revoke(player.id);
  // By its address, since a call still in flight may report the session's end before any tap.
  await page.goto('/wallets');
  await expect(page).toHaveURL(/\/auth\/login/);
  await expect(page.getByRole('status', { name: 'Balance' })).toHaveCount(0);
  await page.getByRole('tab', { name: 'Username' }).click();
  await page.getByRole('textbox', { name: 'Username' }).fill(player.account);
  await page.getByRole('textbox', { name: 'Password' }).fill(player.password);
  await page.getByRole('button', { name: 'Log in', exact: true }).click();
  await expect(page).toHaveURL(/\/wallets$/);
});

test('maintenance shows its page, and leaves when it ends (B15)', async ({ page }) => {
  await sandbox.maintenance(true, 'Back at noon');
  await page.goto('/');
  await expect(page).toHaveURL(/\/maintenance/);
  await expect(page.getByText('Back at noon')).toBeVisible();
  await sandbox.maintenance(false);
  await page.reload();
  await expect(page).not.toHaveURL(/\/maintenance/);
});

test('a request that times out opens one dialog in the spec’s words', { tag: '@long' }, async ({ page, player }) => {
  await enter(page);
  await page.goto('/auth/login?type=account');
  await sandbox.hang('accountLogin', 'before');
  await page.getByRole('textbox', { name: 'Username' }).fill(player.account);
  await page.getByRole('textbox', { name: 'Password' }).fill(player.password);
  await page.getByRole('button', { name: 'Log in', exact: true }).click();
  const tips = page.getByRole('dialog', { name: 'Tips' });
  await expect(tips).toBeVisible({ timeout: 20_000 });
  await expect(tips).toContainText('The request has timed out, please try again later');
  await expect(page.getByRole('dialog')).toHaveCount(1);
  await expect(tips.getByRole('button')).toHaveCount(1);
  await tips.getByRole('button').click();
  await expect(page.getByRole('textbox', { name: 'Username' })).toHaveValue(player.account);
});

test('a wrong password shows the same text as an unknown account, with the tries left, and keeps the form', async ({
  page,
  player,
}) => {
  await enter(page);
  await page.goto('/auth/login?type=account');
  await page.getByRole('textbox', { name: 'Username' }).fill(player.account);
  await page.getByRole('textbox', { name: 'Password' }).fill('wrong-pass1');
  await page.getByRole('button', { name: 'Log in', exact: true }).click();
  await expect(page.getByText(/4 (tries|attempts)/)).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Username' })).toHaveValue(player.account);
});

test('a deposit with a lost response is checked by one read, and never resent (A12)', async ({ page, player }) => {
  await enterAs(page, player);
  await page.goto('/wallets');
  await sandbox.error('createRecharge', { status: 502 });
  const since = Date.now();
  await page.getByRole('radio', { name: /GCash/ }).check();
  await page.getByRole('radio', { name: /₱500\.00/ }).check();
  await page.getByRole('button', { name: 'Deposit', exact: true }).click();
  await expect(page.getByText(/Checking your deposit/i).first()).toBeVisible();
  await sandbox.reset();
  await page.reload();
  await expect(page.getByText(/Checking your deposit/i).first()).toBeVisible();
  await page.getByRole('button', { name: 'Check again' }).click();
  await expect.poll(async () => (await sandbox.received('operationStatus', since)).length).toBeGreaterThan(0);
  expect(await sandbox.received('createRecharge', since)).toHaveLength(1);
});

/** The lobby's promotions, whose code a device doesn't have that is cut off before it is filled in. */
const unfilled = /net::ERR_FAILED .*\/assets\/(home|activities-shared|activityTiles-shared)-/;

test(
  'offline the deposit explains itself, sends nothing, and keeps its values (A3, WA-15)',
  { tag: '@long' },
  async ({ page, player, watch }) => {
    watch.expectLines(unseenPictures, unfilled);
    await enterAs(page, player);
    await page.goto('/wallets');
    await page.getByRole('radio', { name: /₱500\.00/ }).check();
    await broughtAlong(page, 'player');
    const since = Date.now();
    await goOffline(page, 'player');
    await expect(page.getByRole('button', { name: 'Deposit', exact: true })).toBeDisabled();
    await expect(page.getByRole('radio', { name: /₱500\.00/ })).toBeChecked();
    await page.getByRole('link', { name: 'Home' }).click();
    await settled(page);
    await page.goto('/wallets');
    await expect(page.getByRole('radio', { name: /₱500\.00/ })).toBeChecked();
    expect(await sandbox.received('createRecharge', since)).toEqual([]);
  },
);
