import type { Page } from 'playwright/test';
import { addNumber } from '../support/addNumber.ts';
import { enter, enterAs, expect, logIn, logOut, test } from '../support/perlas.ts';
import { sandbox } from '../support/sandbox.ts';

let numbers = 0;
/** A number for which no code has been requested. */
const freshMobile = () => `09${String(Date.now() * 10 + (++numbers % 10)).slice(-9)}`;

const box = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });
const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true });
const balance = (page: Page) => page.getByRole('status', { name: 'Balance' });
const dialog = (page: Page, name: string) => page.getByRole('dialog', { name, exact: true });

test('a number registers with code and password, and typed values survive a wrong code', async ({ page }) => {
  await enter(page, '/auth/register');
  await button(page, 'Register with a password').click();
  await box(page, 'Mobile number').fill(freshMobile());
  await button(page, 'Send code').click();
  await expect(page.getByText(/^We sent a code/)).toBeVisible();
  await box(page, 'Code').fill('111111');
  await box(page, 'Password').fill('short1');
  await button(page, 'Register').click();
  await expect(page.getByText('Use 8 to 20 characters')).toBeVisible();
  await expect(box(page, 'Password')).toBeFocused();

  await box(page, 'Password').fill('perlas88');
  await button(page, 'Register').click();
  await expect(page.getByText(/Wrong or expired code. 4 tries left/)).toBeVisible();
  await expect(box(page, 'Code')).toBeFocused();
  await expect(box(page, 'Password')).toHaveValue('perlas88');

  await box(page, 'Code').fill('246810');
  const sent = page.context().waitForEvent('request', (each) => each.url().endsWith('/accountRegist4'));
  await button(page, 'Register').click();
  expect((await sent).postDataJSON()).toMatchObject({ loginKind: 1, ageConfirmed: true });
  await expect(balance(page)).toContainText('₱0.00');
});

test(
  'without codes a number and a password suffice, and a forgotten password is reset by a code',
  { tag: '@long' },
  async ({ page }) => {
    const mobile = freshMobile();
    await sandbox.registration({ kinds: [1, 2, 3], smsRequired: false });
    await enter(page, '/auth/register');
    await button(page, 'Register with a password').click();
    await box(page, 'Mobile number').fill(mobile);
    await box(page, 'Password').fill('perlas88');
    await button(page, 'Register').click();
    await expect(balance(page)).toContainText('₱0.00');
    await page.getByRole('link', { name: 'Me', exact: true }).click();
    await logOut(page);

    await button(page, 'Log in').click();
    await button(page, 'Use a password instead').click();
    await button(page, 'Forgot your password?').click();
    await expect(page.getByRole('dialog')).toHaveCount(1);
    await expect(dialog(page, 'New password')).toBeVisible();
    await box(page, 'Mobile number').fill(mobile);
    await button(page, 'Send code').click();
    await expect(page.getByText(/^We sent a code/)).toBeVisible();
    await box(page, 'Code').fill('246810');
    await box(page, 'New password').fill('pearl2026');
    await button(page, 'Save').click();
    await expect(dialog(page, 'Log in')).toBeVisible();

    await button(page, 'Use a password instead').click();
    await box(page, 'Mobile number').fill(mobile);
    await box(page, 'Password').fill('perlas88');
    const submit = dialog(page, 'Log in').getByRole('button', { name: 'Log in' });
    await submit.click();
    await expect(page.getByText(/Wrong number or password/)).toBeVisible();
    await box(page, 'Password').fill('pearl2026');
    await submit.click();
    await expect(balance(page)).toContainText('₱0.00');
  },
);

test('a social account completes registration once, and then logs in by itself', { tag: '@long' }, async ({ page }) => {
  const name = `Qa ${Date.now().toString(36)}`;
  const mobile = freshMobile();
  const toGoogle = async () => {
    await button(page, 'Continue with Google').click();
    await expect(page.getByRole('heading', { name: 'Choose who to be' })).toBeVisible();
  };
  const asSomebody = async () => {
    await page.getByLabel('Somebody else').fill(name);
    await page.getByRole('button', { name: 'Continue', exact: true }).click();
  };
  await enter(page, '/wallets/record');
  await expect(page).toHaveURL(/\/auth\/login/);
  await toGoogle();
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(page).toHaveURL(/\/auth\/login$/);
  await expect(page.getByRole('dialog')).toHaveCount(0);

  await toGoogle();
  await asSomebody();
  await expect(page).toHaveURL(/\/auth\/bind$/);
  await expect(page.getByText(/Your Google account isn’t linked yet/)).toBeVisible();
  await box(page, 'Mobile number').fill(mobile);
  await button(page, 'Send code').click();
  await box(page, 'Code').fill('246810');
  await button(page, 'Continue').click();
  await expect(page).toHaveURL(/\/wallets\/record$/);

  await page.goto('/member/profile');
  const known = page.getByRole('region', { name: 'Log-in methods' });
  await expect(known).toContainText(name);
  await page.goto('/member');
  await logOut(page);
  await button(page, 'Log in').click();
  await toGoogle();
  await asSomebody();
  await expect(page).toHaveURL((url) => url.pathname === '/');
  await expect(balance(page)).toContainText('₱0.00');
});

test(
  'a changed picture and name show on the page, and persist after a reload',
  { tag: '@long' },
  async ({ page, player }) => {
    await enterAs(page, player);
    await page.goto('/member/profile');
    await button(page, 'Change picture').click();
    await dialog(page, 'Choose a picture').getByRole('button', { name: 'Picture 7' }).click();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    const picture = button(page, 'Change picture').locator('img');
    await expect(picture).toHaveAttribute('src', '/avatar/7.webp');

    await page.getByRole('button', { name: /^Nickname/ }).click();
    await box(page, 'Nickname').fill('www.win.com');
    await button(page, 'Save').click();
    await expect(page.getByText('Links aren’t allowed')).toBeVisible();
    await box(page, 'Nickname').fill(' Señor Perlas ');
    await button(page, 'Save').click();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(page.getByRole('button', { name: /^Nickname/ })).toContainText('Señor Perlas');
    await page.reload();
    await expect(picture).toHaveAttribute('src', '/avatar/7.webp');
    await expect(page.getByRole('button', { name: /^Nickname/ })).toContainText('Señor Perlas');
  },
);

test(
  'a password confirms adding a social account, and both log in from then on',
  { tag: '@long' },
  async ({ page }) => {
    const account = `Qa_7${Date.now().toString(36)}`;
    await sandbox.registration({ kinds: [1, 2, 3], smsRequired: false });
    await enter(page, '/auth/register');
    await button(page, 'Register with a password').click();
    await box(page, 'Mobile number').fill(freshMobile());
    await box(page, 'Password').fill('perlas88');
    await button(page, 'Register').click();
    await expect(balance(page)).toContainText('₱0.00');

    await page.goto('/member/profile');
    await page.getByRole('button', { name: /^Username/ }).click();
    await box(page, 'Username (account)').fill(account);
    await box(page, 'Current password').fill('another88');
    await button(page, 'Continue').click();
    await expect(page.getByText(/4 tries left/)).toBeVisible();
    await expect(box(page, 'Current password')).toBeFocused();
    await box(page, 'Current password').fill('perlas88');
    await button(page, 'Continue').click();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(page.getByRole('region', { name: 'Log-in methods' })).toContainText(account.toLowerCase());

    await page.goto('/member');
    await logOut(page);
    await logIn(page, { account, password: 'perlas88' });
    await expect(balance(page)).toContainText('₱0.00');
  },
);

test(
  'a player adds a number, and implausible personal details are refused',
  { tag: '@long' },
  async ({ page, player }) => {
    const mobile = freshMobile();
    await enterAs(page, player);
    await addNumber(page, mobile, player.password);
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(page.getByText(`${mobile.slice(0, 4)}***${mobile.slice(-4)}`)).toBeVisible();
    await expect(page.getByRole('button', { name: /^Mobile number/ })).toHaveCount(0);

    await page.getByRole('link', { name: /^Personal details/ }).click();
    await box(page, 'Full name').fill('María Clara de los Santos');
    await page.getByLabel('Date of birth').fill('2020-01-01');
    await box(page, 'ZIP code').fill('100');
    await button(page, 'Save').click();
    await expect(page.getByText('Players must be 21 or older')).toBeVisible();
    await expect(page.getByText('Enter a 4-digit ZIP code')).toBeVisible();
    await page.getByLabel('Date of birth').fill('1990-01-01');
    await box(page, 'ZIP code').fill('1000');
    await button(page, 'Save').click();
    await expect(page.getByText('Saved', { exact: true })).toBeVisible();
    await page.reload();
    await expect(box(page, 'Full name')).toHaveValue('María Clara de los Santos');
  },
);

test(
  'a session on another device is listed, and can be ended here',
  { tag: '@long' },
  async ({ page, player, watch }) => {
    const elsewhere = await watch.elsewhere();
    await enterAs(elsewhere, player);
    await enterAs(page, player);
    await page.goto('/member');
    await expect(page.getByText(/^Last log-in: .*Chrome/)).toBeVisible();

    await page.getByRole('link', { name: 'Devices' }).click();
    await expect(page.getByText('This device')).toHaveCount(1);
    const end = page.getByRole('button', { name: /^Log out on Chrome/ });
    await end.click();
    await dialog(page, 'Log out of that device?').getByRole('button', { name: 'Log out' }).click();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(end).toHaveCount(0);

    await elsewhere.getByRole('link', { name: 'Wallet' }).click();
    await expect(elsewhere).toHaveURL(/\/auth\/login/);
    await page.goto('/wallets');
    await expect(balance(page).first()).toBeVisible();
  },
);

test(
  'settings lead to devices and log-out, and show what was loaded today (ME-07)',
  { tag: '@long' },
  async ({ page, player }) => {
    await enterAs(page, player);
    await page.goto('/member/settings');
    await expect(page.getByText(/^Loaded today: [1-9]\d* kB/)).toBeVisible();
    await page.getByRole('link', { name: 'Devices' }).click();
    await expect(page.getByText('This device', { exact: true })).toBeVisible();
    await page.goBack();
    await logOut(page);
    await expect(page.getByRole('link', { name: 'Devices' })).toHaveCount(0);
  },
);
