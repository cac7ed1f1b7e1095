import type { Page } from 'playwright/test';
import { violations } from '../support/axe.ts';
import { accept, enter, enterAs, expect, test } from '../support/perlas.ts';
import { sandbox } from '../support/sandbox.ts';
import { goOffline, offlineReady } from '../support/rest.ts';

/** The information pages, with their headings and a phrase of their text, in English and in Filipino. */
const pages = [
  { path: '/about-us', en: ['About Perlas', /isn’t a casino/], fil: ['Tungkol sa Perlas', /hindi ito casino/] },
  { path: '/faq', en: ['Help and FAQ', /real money/], fil: ['Tulong at FAQ', /Totoong pera/] },
  { path: '/download', en: ['Install Perlas', /no APK/], fil: ['I-install ang Perlas', /Wala kaming APK/] },
  { path: '/terms-of-use', en: ['Terms of use', /21 or older/], fil: ['Mga tuntunin ng paggamit', /21 taong gulang/] },
  { path: '/privacy-policy', en: ['Privacy policy', /Act 10173/], fil: ['Patakaran sa privacy', /Act 10173/] },
  { path: '/member/settings', en: ['Settings', /device/], fil: ['Settings', /device/] },
  { path: '/diagnostics', en: ['Diagnostics', /1\.1\.6/], fil: ['Diagnostics', /1\.1\.6/] },
] as const;

const overflow = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);

async function reads(page: Page, [heading, text]: readonly [string, RegExp]) {
  await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
  await expect(page.getByRole('main').getByText(text).first()).toBeVisible();
}

for (const language of ['en', 'fil'] as const) {
  test(`every information page is accessible and readable down to 320 pixels (${language})`, async ({
    page,
    context,
    baseURL,
  }) => {
    await context.addCookies([{ name: 'lang', value: language, url: baseURL! }]);
    await page.goto('/');
    await accept(page, language);
    await expect(page.getByRole('dialog')).toHaveCount(0);
    for (const each of pages) {
      await page.goto(each.path);
      await reads(page, each[language]);
      await expect(page.locator(`article:not([lang=${language}])`)).toHaveCount(0);
      expect(await violations(page), each.path).toEqual([]);
      await page.setViewportSize({ width: 320, height: 640 });
      expect(await overflow(page), each.path).toBeLessThanOrEqual(0);
      await page.setViewportSize({ width: 390, height: 844 });
    }
  });
}

test('pages read once are available offline, and so are the helplines', async ({ page }) => {
  await enter(page);
  await offlineReady(page);
  for (const each of pages) {
    await page.goto(each.path);
    await reads(page, each.en);
  }
  await goOffline(page, 'visitor');
  for (const each of pages) {
    await page.goto(each.path);
    await reads(page, each.en);
  }
  await page.goto('/faq');
  await expect(page.getByRole('link', { name: '1553', exact: true })).toHaveAttribute('href', 'tel:1553');
});

test('the install prompt waits for a tap; otherwise steps or a code for a phone are shown (R-04, SH-09)', async ({
  page,
}) => {
  await enter(page, '/download');
  await page.getByRole('tab', { name: 'iPhone' }).click();
  await expect(page.getByRole('listitem').filter({ hasText: 'log in again' })).toBeVisible();
  await page.getByRole('tab', { name: 'Computer' }).click();
  await expect(page.locator('[role=tabpanel] svg path').last()).toHaveAttribute('d', /^M\d/);
  await expect(page.getByRole('button', { name: 'Install now' })).toHaveCount(0);

  await page.evaluate(() => {
    const prompt = () => Promise.resolve(dispatchEvent(new Event('appinstalled')));
    dispatchEvent(Object.assign(new Event('beforeinstallprompt', { cancelable: true }), { prompt }));
  });
  await page.getByRole('button', { name: 'Install now' }).click();
  await expect(page.getByText('Installed. You’ll find it among your apps.')).toBeVisible();
});

test('a question is found by any of its words and shows its answer', async ({ page }) => {
  await enter(page, '/faq');
  const questions = page.getByRole('group');
  await expect(questions).toHaveCount(33);
  const answer = page.getByText('There is no APK file: if somebody sends you one');
  await expect(answer).toBeHidden();
  await page.getByText('How do I install it?').click();
  await expect(answer).toBeVisible();

  const search = page.getByRole('searchbox', { name: 'Search help' });
  await search.fill('charged DOUBLE tap');
  await expect(questions).toHaveCount(1);
  await expect(page.getByText('the operator acts on it once')).toBeVisible();
  await search.fill('roulette wheels on mars');
  await expect(page.getByRole('paragraph').filter({ hasText: 'No results for' })).toBeVisible();
  await page.getByRole('button', { name: 'Show all questions' }).click();
  await expect(questions).toHaveCount(33);
});

test('settings apply on this device to any player, and offers are off by default', async ({ page, player }) => {
  await enterAs(page, player);
  await page.goto('/member/settings');
  const offers = page.getByRole('switch', { name: /^(Offers by|Mga alok)/ });
  await expect(offers).toHaveCount(3);
  for (const offer of await offers.all()) await expect(offer).not.toBeChecked();
  await expect(page.getByRole('switch', { name: /^Sound/ })).not.toBeChecked();
  await page.getByRole('radio', { name: 'Always' }).check();
  await expect(page.getByText('On now.')).toBeVisible();
  await page.getByRole('radio', { name: 'Less' }).check();
  await expect(page.locator('html')).toHaveAttribute('data-motion', 'less');
  await page.getByRole('switch', { name: 'Share how I found this app' }).uncheck();
  await page.getByRole('radio', { name: 'Filipino' }).check();
  await expect(page.getByRole('heading', { name: 'Settings' })).toBeVisible();

  await page.reload();
  await expect(page.getByRole('radio', { name: 'Palagi' })).toBeChecked();
  await expect(page.getByRole('radio', { name: 'Bawasan' })).toBeChecked();
  await expect(page.getByRole('switch', { name: 'Sabihin kung paano ko nahanap ang app' })).not.toBeChecked();
  for (const offer of await offers.all()) await expect(offer).not.toBeChecked();
  await expect(page.locator('html')).toHaveAttribute('data-motion', 'less');
});

test('five taps on the version open the diagnostics, which contain nothing of the player', async ({
  page,
  context,
  player,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await enterAs(page, player);
  await page.goto('/member/settings');
  const version = page.getByRole('button', { name: /Version 1\.1\.6/ });
  for (let tap = 0; tap < 4; tap++) await version.click();
  await expect(page.getByText('Tap 1 more time')).toBeVisible();
  await version.click();
  await expect(page).toHaveURL(/\/diagnostics$/);

  await page.getByRole('button', { name: 'Copy all' }).click();
  await expect(page.getByText('Copied')).toBeVisible();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toMatch(/Last answer from the operator: \d{4}-.*Stored in: device.*Open transactions: 0/s);
  const { token } = await sandbox.call<{ token: string }>('accountLogin', {
    account: player.account,
    password: player.password,
    loginKind: 2,
    deviceId: 'qa',
  });
  for (const secret of [player.account, player.nickname, String(player.id), token.slice(0, 12)])
    expect(copied).not.toContain(secret);
});
