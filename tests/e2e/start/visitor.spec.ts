import type { Page } from 'playwright/test';
import { amend } from '../support/amend.ts';
import { enter, expect, test } from '../support/perlas.ts';
import { violations } from '../support/axe.ts';
import { broughtAlong, cutOff, offlineReady, quiet } from '../support/rest.ts';

interface Settings {
  config: { clientMode: number; lengths: object };
}

const notice = (page: Page) => page.getByRole('dialog', { name: 'Age and terms notice' });
const answer = (page: Page, name: string) => notice(page).getByRole('button', { name, exact: true });
const cards = (page: Page) => page.getByRole('main').getByRole('article').getByRole('link');

test(
  'the age notice says who may not play, and only an answer closes it',
  { tag: '@hosted' },
  async ({ page, context }) => {
    await context.route('https://www.pagcor.ph/**', (route) => route.fulfill({ body: 'The regulator' }));
    await page.goto('/');
    const barred = [
      /official/,
      /armed forces.*police/,
      /under 21/,
      /a student/,
      /restricted persons/,
      /gaming license/,
    ];
    for (const text of [...barred, /public places/, /forfeit the funds/, /valid deposit/])
      await expect(notice(page)).toContainText(text);

    await page.keyboard.press('Escape');
    await page.keyboard.press('Escape');
    await page.mouse.click(195, 4);
    await expect(notice(page)).toBeVisible();
    for (const y of [30, 820])
      expect(await page.evaluate((top) => document.elementFromPoint(195, top)!.closest('dialog') !== null, y)).toBe(
        true,
      );
    for (let stop = 0; stop < 5; stop++) {
      await page.keyboard.press('Tab');
      expect(await page.evaluate(() => document.activeElement?.matches('body, dialog, dialog *'))).toBe(true);
    }

    await answer(page, 'I Do Not Accept').click();
    await expect(page).toHaveURL('https://www.pagcor.ph/');
    await page.goBack();
    await answer(page, 'Accept').click();
    await expect(notice(page)).toHaveCount(0);
    await page.reload();
    await expect(cards(page).first()).toBeVisible();
    await page.getByRole('button', { name: 'Log in' }).click();
    await expect(page.getByRole('dialog', { name: 'Log in' })).toBeVisible();
    await expect(notice(page)).toHaveCount(0);
  },
);

test('the operator’s settings decide on the notice and on field lengths', async ({ page, context }) => {
  await amend<Settings>(context, 'anonymous/appConfig', ({ config, ...rest }) => {
    const lengths = { ...config.lengths, account: { min: 9, max: 12 }, smsCode: { min: 4, max: 4 } };
    return { ...rest, config: { ...config, clientMode: 0, lengths } };
  });
  await page.goto('/auth/register');
  await expect(page.getByText('The 4-digit code we texted you')).toBeVisible();
  await page.getByRole('tab', { name: 'Username' }).click();
  await page.getByRole('textbox', { name: 'Username' }).fill('short888');
  await page.getByRole('button', { name: 'Register' }).click();
  await expect(page.getByText('Use 9 to 12 letters, numbers or underscores')).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

/** Opens the notice online, and accepts it offline. */
async function acceptOffline(page: Page) {
  await page.goto('/');
  await expect(notice(page)).toBeVisible();
  await offlineReady(page);
  // Covers that aren't rendered yet have been stored too.
  await page.waitForFunction(keptCovers, 4 * 6);
  await quiet(page);
  await cutOff(page);
  await page.reload();
  await answer(page, 'Accept').click();
  await expect(notice(page)).toHaveCount(0);
}

test('offline the notice is there too, and the lobby behind it @long', async ({ page, watch }) => {
  // Offline the browser loads lazy pictures from twice as far ahead, where no visitor has scrolled.
  watch.expectLines(/net::ERR_FAILED .*\/games\//);
  await acceptOffline(page);
  await expect(cards(page).first()).toBeVisible();
  const cover = page.getByRole('main').locator('img').first();
  await expect.poll(() => cover.evaluate((shown: HTMLImageElement) => shown.naturalWidth)).toBeGreaterThan(0);
  await broughtAlong(page);
});

test('offline, content not drawn behind the notice follows it, with its pictures @long', async ({ page, watch }) => {
  // The shell's late parts and pictures further down are requested, and load once there is a network.
  watch.expectLines(/net::ERR_FAILED .*\/(assets|games)\//);
  await acceptOffline(page);
  const further = page.getByRole('main').locator('section').nth(2).locator('img').first();
  await expect.poll(() => further.evaluate((cover: HTMLImageElement) => cover.naturalWidth)).toBeGreaterThan(0);
  await expect(page.getByText('21+')).toBeVisible();
  await broughtAlong(page);
});

async function keptCovers(least: number) {
  const kept = await (await caches.open('pictures')).keys();
  return kept.filter(({ url }) => url.includes('/games/')).length >= least;
}

test('the browser’s language applies until another is chosen, kept for a year without reload', async ({
  page,
  context,
  watch,
}) => {
  await enter(page);
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await page.evaluate(() => Object.assign(globalThis, { sameDocument: true }));
  await page.getByRole('button', { name: 'Filipino' }).click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'fil');
  await expect(page.getByRole('button', { name: 'Log in', exact: true })).toHaveCount(0);
  expect(await page.evaluate(() => 'sameDocument' in globalThis)).toBe(true);
  const cookie = (await context.cookies()).find(({ name }) => name === 'lang');
  expect(cookie?.value).toBe('fil');
  expect(Math.round((cookie!.expires * 1_000 - Date.now()) / 86_400_000)).toBe(365);
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('lang', 'fil');

  const filipino = await watch.elsewhere({ locale: 'fil-PH' });
  await filipino.goto('/');
  await expect(filipino.locator('html')).toHaveAttribute('lang', 'fil');
});

test('log-in and registration replace each other in one dialog, closed by a step back @long', async ({ page }) => {
  await enter(page);
  await page.getByRole('button', { name: 'Log in' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toHaveAccessibleName('Log in');
  await dialog.getByRole('button', { name: 'Register' }).click();
  await expect(page.getByRole('dialog', { name: 'Register' })).toBeVisible();
  await expect(dialog).toHaveCount(1);
  await dialog.getByRole('button', { name: 'Log in' }).click();
  await expect(page.getByRole('dialog', { name: 'Log in' })).toBeVisible();
  await expect(dialog).toHaveCount(1);
  await page.goBack();
  await expect(dialog).toHaveCount(0);
  await expect(page).toHaveURL(/\/$/);
  await expect(page.getByRole('button', { name: 'Log in' })).toBeFocused();
});

test('a visitor who taps a game meets a sheet over the lobby, and registers first', async ({ page }) => {
  await enter(page);
  const card = cards(page).first();
  await card.click();
  const sheet = page.getByRole('dialog', { name: /^Play / });
  await expect(sheet).toContainText('You must be 21 or older.');
  await expect(sheet).toContainText('Wager the bonus 10×');
  await expect(page).toHaveURL('/');
  expect(await violations(page)).toEqual([]);
  await sheet.getByRole('button', { name: 'Close' }).click();
  await expect(sheet).toHaveCount(0);
  await card.click();
  await sheet.getByRole('button', { name: 'Register' }).click();
  await expect(page).toHaveURL('/auth/register');
});
