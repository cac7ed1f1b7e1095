import type { Page } from 'playwright/test';
import { enter, enterAs, expect, logIn, logOut, test, unseenPictures } from '../support/perlas.ts';
import { sandbox, type NewPlayer } from '../support/sandbox.ts';
import { goOffline } from '../support/rest.ts';

let numbers = 0;
/** A number for which no code has been requested. */
const freshMobile = () => `09${String(Date.now() * 10 + (++numbers % 10)).slice(-9)}`;

const box = (page: Page, name: string) => page.getByRole('textbox', { name });
const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true });
const balance = (page: Page) => page.getByRole('status', { name: 'Balance' });

const tryToLogIn = ({ account }: NewPlayer, password: string) =>
  sandbox.call('accountLogin', { account, password, loginKind: 2, deviceId: 'qa' });

test(
  'a phone form shows errors at their fields and accepts a number in any format',
  { tag: '@long' },
  async ({ page }) => {
    const mobile = freshMobile();
    const since = Date.now();
    await enter(page, '/auth/login');
    await button(page, 'Continue').click();
    await expect(box(page, 'Mobile number')).toBeFocused();
    await expect(page.getByText('Enter a Philippine mobile number')).toBeVisible();
    await expect(page.getByText('Enter the 6-digit code')).toBeVisible();
    await expect(page.getByText(/confirm that you are 21 or older and accept the terms/)).toBeVisible();

    await box(page, 'Mobile number').fill(`+63 ${mobile.slice(1, 4)}-${mobile.slice(4, 7)} ${mobile.slice(7)}`);
    await expect(page.getByText('Enter a Philippine mobile number')).toHaveCount(0);
    const sent = page.context().waitForEvent('request', (each) => each.url().endsWith('/smsSend'));
    await button(page, 'Send code').click();
    expect((await sent).postDataJSON()).toMatchObject({ mobile });

    await expect(box(page, 'Code')).toHaveAttribute('inputmode', 'numeric');
    await expect(box(page, 'Code')).toHaveAttribute('autocomplete', 'one-time-code');
    await box(page, 'Code').fill('11 11-11x');
    await button(page, 'Continue').click();
    await expect(page.getByText('Enter the 6-digit code')).toBeVisible();
    await expect(box(page, 'Code')).toHaveValue('11 11-11x');
    await box(page, 'Code').fill('11 11-11');
    expect(await sandbox.received('accountLoginSms', since)).toEqual([]);
    await button(page, 'Continue').click();
    await expect(page.getByText(/Wrong or expired code. 4 tries left/)).toBeVisible();
    await expect(box(page, 'Code')).toBeFocused();
    await box(page, 'Code').fill('246810');
    await button(page, 'Continue').click();
    await expect(balance(page)).toContainText('₱0.00');
  },
);

test(
  'the time until another code is the same in every form and survives a reload',
  { tag: '@long' },
  async ({ page }) => {
    const mobile = freshMobile();
    const again = button(page, /^Send again in \d+ s$/);
    await enter(page, '/auth/login');
    await box(page, 'Mobile number').fill(mobile);
    await button(page, 'Send code').click();
    await expect(again).toBeVisible();
    await page.reload();
    await expect(button(page, 'Send code')).toBeVisible();
    await box(page, 'Mobile number').fill(mobile);
    await expect(again).toBeVisible();
    await box(page, 'Mobile number').fill(freshMobile());
    await expect(button(page, 'Send code')).toBeVisible();

    await page.goto('/');
    await button(page, 'Log in').click();
    await box(page, 'Mobile number').fill(mobile);
    await expect(again).toBeVisible();
    await page.getByRole('dialog').getByRole('button', { name: 'Register' }).click();
    await expect(page.getByRole('dialog')).toHaveAccessibleName('Register');
    await box(page, 'Mobile number').fill(mobile);
    await expect(again).toBeVisible();
  },
);

test(
  'after five wrong passwords an account is locked, with a countdown until it opens',
  { tag: '@hosted' },
  async ({ page, player }) => {
    for (let guess = 0; guess < 4; guess++) await tryToLogIn(player, 'wrong-pass1');
    await enter(page, '/auth/login?type=account');
    await box(page, 'Username').fill(player.account);
    await box(page, 'Password').fill('wrong-pass1');
    await button(page, 'Log in').click();
    await expect(page.getByText('Too many tries. This account is locked for now.')).toBeVisible();
    const wait = page.getByRole('timer');
    await expect(wait).toHaveText(/^Try again in 1[45]:\d\d\.$/);
    const first = await wait.textContent();
    await expect(wait).not.toHaveText(first!);
    await expect(box(page, 'Username')).toHaveValue(player.account);
  },
);

test(
  'an invite code is kept for a later registration, also from another page',
  { tag: '@long' },
  async ({ page, player, watch }) => {
    const { inviteCode } = await sandbox.call<{ inviteCode: string }>(
      'getAfterLoginInfoWeb',
      { version: '1.1.6', os: 'web', deviceModel: 'qa' },
      player.token,
    );
    await enter(page, `/auth/register?code=${inviteCode.toLowerCase()}`);
    await expect(box(page, 'Invite code').first()).toHaveValue(inviteCode);
    await page.goto('/');
    await button(page, 'Register').click();
    await page.getByRole('tab', { name: 'Username' }).click();
    const code = page.getByRole('tabpanel').getByRole('textbox', { name: /^Invite code/ });
    await expect(code).toHaveValue(inviteCode);
    await expect(code).not.toBeEditable();
    await box(page, 'Username').fill(`by${Date.now().toString(36)}`);
    await box(page, 'Password').fill('perlas88');
    await page.getByRole('checkbox', { name: /21 or older/ }).check();
    await page.getByRole('checkbox', { name: /accept the terms/ }).check();
    const sent = page.context().waitForEvent('request', (each) => each.url().endsWith('/accountRegist'));
    await page.getByRole('dialog').getByRole('button', { name: 'Register' }).click();
    expect((await sent).postDataJSON()).toMatchObject({ inviteCode });
    await expect(balance(page)).toBeVisible();
    expect(await page.evaluate(() => localStorage.getItem('referral'))).toBeNull();

    const elsewhere = await watch.elsewhere();
    await enter(elsewhere, `/auth/register?pid=${player.id}`);
    await expect(elsewhere.getByText(`Invited by player ${player.id}`).first()).toBeVisible();
  },
);

test('a visitor who likes or opens a game logs in first; the game opens after it @long', async ({ page, player }) => {
  await enter(page);
  const game = page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.getByRole('button', { name: /^Like / }) })
    .first();
  await game.getByRole('button', { name: /^Like / }).click();
  await expect(page.getByRole('dialog')).toHaveAccessibleName('Log in');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(game.getByRole('button', { name: /^Like / })).toHaveAttribute('aria-pressed', 'false');

  const address = (await game.getByRole('link').getAttribute('href'))!;
  await game.getByRole('link').click();
  await page.getByRole('dialog').getByRole('button', { name: 'Log in' }).click();
  await page.getByRole('tab', { name: 'Username' }).click();
  await box(page, 'Username').fill(player.account);
  await box(page, 'Password').fill(player.password);
  await button(page, 'Log in').click();
  await expect(page).toHaveURL((url) => url.pathname + url.search === address);
  await expect(button(page, 'Exit game')).toBeVisible();
});

test(
  'after a session expires nothing private stays, and the saved account name is filled in',
  { tag: '@long' },
  async ({ page, player }) => {
    await enter(page, '/auth/login?type=account');
    await box(page, 'Username').fill(player.account);
    await box(page, 'Password').fill(player.password);
    await page.getByRole('checkbox', { name: /Remember username/ }).check();
    await button(page, 'Log in').click();
    await expect(balance(page)).toBeVisible();

    await test.step('a 401 for a public call ends no session', async () => {
      await sandbox.error('anonymous/appConfig', { code: 401 });
      const asked = Date.now();
      await page.reload();
      await expect.poll(async () => (await sandbox.received('anonymous/appConfig', asked)).length).toBeGreaterThan(0);
      await expect(balance(page)).toBeVisible();
      await sandbox.reset();
    });

    await sandbox.revoke(player.id);
    await page.goto('/wallets');
    await expect(page).toHaveURL(/\/auth\/login\?type=account$/);
    await expect(box(page, 'Username')).toHaveValue(player.account);
    const kept = await page.evaluate(async () => [
      ...Object.keys(localStorage).filter((name) => name.startsWith('player.')),
      ...(await indexedDB.databases()).flatMap(({ name }) => (name?.includes('player') ? [name] : [])),
    ]);
    expect(kept).toEqual([]);
    await box(page, 'Password').fill(player.password);
    await button(page, 'Log in').click();
    await expect(page).toHaveURL(/\/wallets$/);
  },
);

test('after a log-out a step back shows nothing private, online or offline', async ({ page, player, watch }) => {
  watch.expectLines(unseenPictures);
  await enterAs(page, player);
  await page.getByRole('link', { name: 'Wallet' }).click();
  await expect(page.getByRole('radiogroup', { name: 'Amount' })).toBeVisible();
  await page.getByRole('link', { name: 'Me', exact: true }).click();
  await expect(page.getByText(player.nickname)).toBeVisible();
  await logOut(page);
  await expect(button(page, 'Log in')).toBeVisible();
  for (const offline of [false, true]) {
    if (offline) await goOffline(page, 'visitor');
    await page.goBack();
    await expect(page.getByRole('main')).toBeVisible();
    await expect(page.getByText(player.nickname)).toHaveCount(0);
    await expect(balance(page)).toHaveCount(0);
  }
});

test('a player changes the password and logs in with the new one', { tag: '@long' }, async ({ page, player }) => {
  await enterAs(page, player);
  await page.goto('/member');
  await page.getByRole('button', { name: 'Password', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Change password' });
  await dialog.getByRole('textbox', { name: 'Current password' }).fill('not-mine-1');
  await dialog.getByRole('textbox', { name: 'New password' }).fill('pearl2026');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog.getByText(/4 tries left/)).toBeVisible();
  await dialog.getByRole('textbox', { name: 'Current password' }).fill(player.password);
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog).toHaveCount(0);
  await logOut(page);
  await logIn(page, { ...player, password: 'pearl2026' });
});
