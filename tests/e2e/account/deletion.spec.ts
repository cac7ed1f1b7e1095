import type { Page } from 'playwright/test';
import { violations } from '../support/axe.ts';
import { enterAs, expect, test } from '../support/perlas.ts';
import { sandbox } from '../support/sandbox.ts';

const day = 24 * 60 * 60_000;
/** How long the app waits for a lost answer and then reads the state, on a busy machine, milliseconds. */
const deadline = 45_000;
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const password = (page: Page) => page.getByRole('textbox', { name: 'Password', exact: true });

test(
  'an account is deleted at its date, unless the player keeps it; a lost answer is found out (ME-09)',
  { tag: '@long' },
  async ({ page, player }) => {
    const [since, coming] = [Date.now(), page.getByRole('heading', { name: /^Your account will be deleted on / })];
    await enterAs(page, player);
    await page.goto('/member/settings');
    await page.getByRole('link', { name: 'Delete account' }).click();
    expect(await violations(page)).toEqual([]);

    await password(page).fill('another88');
    await button(page, 'Delete my account').click();
    await expect(page.getByText('Wrong password. 4 tries left.')).toBeVisible();
    await expect(password(page)).toHaveValue('another88');

    await sandbox.hang('deletionRequest', 'after', 1);
    await password(page).fill(player.password);
    await button(page, 'Delete my account').click();
    await expect(coming).toBeVisible({ timeout: deadline });
    await expect(coming).toBeFocused();
    expect(await violations(page)).toEqual([]);
    const requests = await sandbox.received('deletionRequest', since);
    expect(new Set(requests.map(({ requestId }) => requestId)).size).toBe(2);

    await page.reload();
    await button(page, 'Keep my account').click();
    await expect(password(page)).toBeVisible();

    await password(page).fill(player.password);
    await button(page, 'Delete my account').click();
    await expect(coming).toBeVisible();
    await sandbox.aheadBy(15 * day);
    await page.reload();
    await expect(page).toHaveURL(/\/auth\/login/);
    const again = { account: player.account, password: player.password, loginKind: 2, deviceId: 'another' };
    expect(await sandbox.call('accountLogin', again)).toMatchObject({ errcode: 2008 });
  },
);

test('a balance comes first, with the way to withdraw it (ME-09)', { tag: '@long' }, async ({ page, player }) => {
  await enterAs(page, player);
  await sandbox.pay(player, 20_000);
  await page.goto('/member/delete-account');
  await expect(page.getByRole('heading', { name: /^You still have ₱/ })).toBeVisible();
  await expect(button(page, 'Delete my account')).toHaveCount(0);
  expect(await violations(page)).toEqual([]);
  await page.getByRole('main').getByRole('link', { name: 'Withdraw', exact: true }).click();
  await expect(page).toHaveURL(/name=withdraw/);
});
