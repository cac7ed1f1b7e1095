import type { Page } from 'playwright/test';
import { words as install } from '#shared/install/words.en.ts';
import { violations } from '../support/axe.ts';
import { enter, enterAs, expect, test } from '../support/perlas.ts';

const view =
  'Mozilla/5.0 (Linux; Android 14; SM-A155F Build/UP1A.231005.007; wv) AppleWebKit/537.36 (KHTML, like Gecko)';
const onAndroid = `${view} Version/4.0 Chrome/131.0.6778.81 Mobile Safari/537.36 [FB_IAB/FB4A;FBAV/465.0.0.46.81;]`;
const onIphone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Mobile/15E148 [FBAN/FBIOS;FBAV/470.0.0.40.99;FBDV/iPhone15,2]';

const way = (page: Page) => page.getByRole('link', { name: install.en.open });
const provider = (page: Page, name: string) => page.getByRole('button', { name: `Continue with ${name}` });

/** The address opened by the link for Android, which is also its fallback without a browser. */
async function opened(page: Page) {
  const [, address, again] = /^intent:\/\/(.+)#Intent;scheme=http;S\.browser_fallback_url=([^;]+);end$/.exec(
    (await way(page).getAttribute('href')) ?? '',
  )!;
  expect(decodeURIComponent(again!)).toBe(`http://${address}`);
  return new URL(`http://${address}`);
}

test.describe('inside Facebook on Android', () => {
  test.use({ userAgent: onAndroid });

  test('an invitation continues in the browser with its code, and typed values stay (F7) @long', async ({
    page,
    watch,
  }) => {
    // Desktop browsers don't support intents.
    watch.expectLines(/Failed to launch 'intent:/);
    await enter(page, '/auth/register?code=AB12CD');
    await expect(provider(page, 'Facebook')).toBeVisible();
    await expect(provider(page, 'Google')).toHaveCount(0);
    await expect(page.getByText('You can’t log in with Google inside Facebook.')).toBeVisible();
    const mobile = page.getByRole('textbox', { name: 'Mobile number' });
    await mobile.fill('0917 123 4567');
    await way(page).click();
    await expect(page.getByRole('button', { name: install.en.copy })).toBeVisible();
    await expect(mobile).toHaveValue('0917 123 4567');
    expect(await violations(page)).toEqual([]);

    const { href, pathname } = await opened(page);
    expect(pathname).toBe('/auth/register');
    const browser = await watch.elsewhere({ userAgent: onAndroid.replace('; wv', '').replace(/ \[.*/, '') });
    await enter(browser, href);
    await expect(browser.getByRole('textbox', { name: /Invite code/ })).toHaveValue('AB12CD');
    await expect(provider(browser, 'Google')).toBeVisible();
    await expect(way(browser)).toHaveCount(0);
  });

  test('a page requested before log-in opens in the browser (F7) @long', async ({ page, player, watch }) => {
    await enter(page, '/auth/register?code=AB12CD');
    await page.goto('/wallets/record?view=statement');
    await expect(page).toHaveURL('/auth/login');
    await expect(way(page)).toBeVisible();
    const { href } = await opened(page);
    expect(href).toMatch(/\/auth\/login\?back=%2Fwallets%2Frecord%3Fview%3Dstatement&code=AB12CD$/);

    const browser = await watch.elsewhere({ userAgent: onAndroid.replace('; wv', '').replace(/ \[.*/, '') });
    await enter(browser, href);
    await browser.getByRole('tab', { name: 'Username' }).click();
    await browser.getByRole('textbox', { name: 'Username' }).fill(player.account);
    await browser.getByRole('textbox', { name: 'Password' }).fill(player.password);
    await browser.getByRole('button', { name: 'Log in', exact: true }).click();
    await expect(browser).toHaveURL('/wallets/record?view=statement');
  });

  test('unavailable features say so: installing, notifications and the statement’s table (F7) @long', async ({
    page,
    player,
  }) => {
    await enterAs(page, player);
    await page.goto('/download');
    await expect(page.getByText('You can’t install from inside Facebook.')).toBeVisible();
    await expect(page.getByRole('tab')).toHaveCount(0);
    expect((await opened(page)).pathname).toBe('/download');
    expect(await violations(page)).toEqual([]);

    await page.goto('/member/settings');
    await expect(page.getByText('We can’t send notifications inside Facebook.')).toBeVisible();
    await page.goto('/wallets/record?view=statement');
    await expect(page.getByText('You can’t download or print inside Facebook.')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Download CSV' })).toHaveCount(0);
    expect(await violations(page)).toEqual([]);
  });
});

test.describe('inside Facebook on an iPhone', () => {
  test.use({ userAgent: onIphone, permissions: ['clipboard-read', 'clipboard-write'] });

  test('steps lead to Safari, and the copied link keeps the invitation (F7)', async ({ page }) => {
    await enter(page, '/auth/register?code=AB12CD');
    await expect(provider(page, 'Google')).toHaveCount(0);
    await expect(page.getByRole('list', { name: install.en.steps }).getByRole('listitem')).toHaveText([
      install.en.menu,
      install.en.chooseIos,
    ]);
    await page.getByRole('button', { name: install.en.copy }).click();
    await expect(page.getByText(install.en.copied)).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(page.url());
    expect(page.url()).toMatch(/\/auth\/register\?code=AB12CD$/);
    expect(await violations(page)).toEqual([]);
  });

  test('going on to install keeps the invitation (F7) @long', async ({ page }) => {
    await enter(page, '/auth/register?code=AB12CD');
    await page.goto('/download');
    await page.getByRole('button', { name: install.en.copy }).click();
    await expect(page.getByText(install.en.copied)).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(/\/download\?code=AB12CD$/);
    expect(await violations(page)).toEqual([]);
  });
});

test.describe('in Safari on an iPhone', () => {
  const safari = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) Version/18.1 Mobile/15E148 Safari/604.1';
  test.use({ userAgent: safari });

  test('the account page explains once what the browser deletes @long', async ({ page, player }) => {
    await enterAs(page, player);
    await expect(page.getByText(install.en.keepText)).toHaveCount(0);
    await page.goto('/member');
    await expect(page.getByText(install.en.keepText)).toBeVisible();
    expect(await violations(page)).toEqual([]);
    await page.getByRole('link', { name: install.en.keepHow }).click();
    await expect(page.getByRole('listitem').filter({ hasText: 'Add to Home Screen' })).toBeVisible();
    await page.goto('/member');
    await expect(page.getByRole('navigation', { name: 'Account menu' })).toBeVisible();
    await expect(page.getByText(install.en.keepText)).toHaveCount(0);
  });
});
