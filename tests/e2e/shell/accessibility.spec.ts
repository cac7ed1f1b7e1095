import type { Page } from 'playwright/test';
import { expectAccessible, violations } from '../support/axe.ts';
import { accept, expect, test } from '../support/perlas.ts';
import type { Language } from '../support/said.ts';
import { sandbox, type NewPlayer } from '../support/sandbox.ts';
import { beginRound } from '../support/slot.ts';
import { fileOf, throwing } from '../support/files.ts';
import { originalResponse } from '../../support/originalResponse.ts';

const languages = ['en', 'fil'] as const;
const forVisitors = [
  '/',
  '/auth/login',
  '/auth/login?type=account',
  '/auth/register',
  '/auth/accountLogin',
  '/auth/forget',
  '/game/search?q=pearl',
  '/no/such/page',
];
const forPlayers = [
  '/',
  '/wallets',
  '/wallets?name=withdraw',
  '/wallets/record',
  '/member',
  '/member/profile',
  '/member/profile/info',
  '/member/sessions',
  '/member/delete-account',
  '/auth/set-password',
  '/game/search?q=zzzz',
  '/game/start?gameId=1001',
];

/** Sets the app's language from the first page on. */
const speak = (language: string) =>
  test.beforeEach(async ({ context, baseURL }) => {
    await context.addCookies([{ name: 'lang', value: language, url: baseURL! }]);
  });

for (const language of languages) {
  test.describe(`in ${language}`, { tag: '@long' }, () => {
    speak(language);

    test('the age notice is accessible', async ({ page }) => {
      await page.goto('/');
      await expect(page.getByRole('dialog')).toBeVisible();
      expect(await violations(page)).toEqual([]);
    });

    test('every visitor screen is accessible and does not scroll sideways at 320 pixels', async ({ page }) => {
      test.setTimeout(90_000);
      await open(page, language);
      for (const path of forVisitors) await look(page, path, language);
    });

    test('every player screen is accessible and does not scroll sideways at 320 pixels', async ({ page, player }) => {
      test.setTimeout(90_000);
      await open(page, language);
      await comeIn(page, player);
      for (const path of forPlayers) await look(page, path, language);
    });

    test('the maintenance page is accessible', async ({ page }) => {
      await sandbox.maintenance(true, 'Back at noon');
      await page.goto('/');
      await expect(page).toHaveURL(/\/maintenance/);
      await expect(page.getByText('Back at noon')).toBeVisible();
      expect(await violations(page)).toEqual([]);
      // Its events wait for the end of the maintenance, which a start notices.
      await sandbox.maintenance(false);
      await page.reload();
      await expect(page).not.toHaveURL(/\/maintenance/);
    });

    test('a player’s dialogs are accessible', async ({ page, player }) => {
      await open(page, language);
      await comeIn(page, player);
      await page.goto('/member');
      const buttons = page.getByRole('main').getByRole('button');
      for (const opener of [buttons.last(), buttons.nth(-2)]) {
        await opener.click();
        await expect(page.getByRole('dialog')).toBeVisible();
        expect(await violations(page)).toEqual([]);
        await page.keyboard.press('Escape');
        await expect(page.getByRole('dialog')).toHaveCount(0);
      }
    });

    test('the timeout dialog is accessible', async ({ page, player }) => {
      await open(page, language);
      await sandbox.hang('accountLogin', 'before');
      await typeIn(page, player);
      await expect(page.getByRole('dialog')).toBeVisible({ timeout: 20_000 });
      expect(await violations(page)).toEqual([]);
    });

    test('the payment gateway and the return from it are accessible', async ({ page, player }) => {
      await open(page, language);
      await comeIn(page, player);
      const { orderNo, payUrl } = await sandbox.order(player, 50_000);
      await page.goto(payUrl);
      expect(await violations(page), 'the gateway').toEqual([]);
      await look(page, `/wallets?orderNo=${orderNo}`, language);
      await sandbox.settleOrder(payUrl);
      await look(page, `/wallets?orderNo=${orderNo}`, language);
    });

    test('a game and the question before leaving a round are accessible', async ({ page, player }) => {
      await open(page, language);
      await comeIn(page, player);
      await page.goto('/game/start?gameId=1001');
      const frame = await (await page.waitForSelector('iframe')).contentFrame();
      await frame!.waitForSelector('button:enabled');
      expect(await violations(frame!), 'in the frame').toEqual([]);
      await beginRound(page);
      await page.goBack();
      await expect(page.getByRole('dialog')).toBeVisible();
      expect(await violations(page)).toEqual([]);
    });

    test.describe('without a service worker', () => {
      test.use({ serviceWorkers: 'block' });

      test('a page that is loading is accessible', async ({ page, context }) => {
        const asked: unknown[] = [];
        await context.route(
          `**${fileOf('src/features/games/SearchScreen.tsx')}*.js`,
          (route) => void asked.push(route),
        );
        await open(page, language);
        await page.locator('a[href="/game/search"]').first().click();
        await expect(page.getByRole('progressbar')).toBeVisible();
        await expect.poll(() => asked).toHaveLength(1);
        expect(await violations(page)).toEqual([]);
      });

      test('the 500 page is accessible', async ({ page, context, watch }) => {
        watch.expectLines(/planted/);
        await open(page, language);
        await context.route(`**${fileOf('src/features/games/SearchScreen.tsx')}*.js`, async (route) => {
          const script = await (await originalResponse(route)).text();
          await route.fulfill({ contentType: 'text/javascript', body: throwing(script) });
        });
        await page.goto('/game/search');
        await expect(page.getByText('Error 500')).toBeVisible();
        expect(await violations(page)).toEqual([]);
      });
    });

    test('the log-in and registration dialogs are accessible', async ({ page }) => {
      await open(page, language);
      for (const index of [0, 1]) {
        await page.locator('header div').getByRole('button').nth(index).click();
        await expect(page.getByRole('dialog')).toBeVisible();
        expect(await violations(page)).toEqual([]);
        await page.keyboard.press('Escape');
        await expect(page.getByRole('dialog')).toHaveCount(0);
      }
    });
  });
}

async function look(page: Page, path: string, language: string) {
  await page.goto(path);
  await expect(page.getByRole('main')).toBeVisible();
  await expect(page).toHaveURL((url) => url.pathname + url.search === path);
  await expect(page.getByRole('heading', { level: 1 })).toBeAttached();
  await expect(page.locator('html')).toHaveAttribute('lang', language);
  await expectAccessible(page, path);
}

/** Opens the app and accepts the age notice, which leaves nothing over the page. */
async function open(page: Page, language: Language) {
  await page.goto('/');
  await accept(page, language);
  await expect(page.getByRole('dialog')).toHaveCount(0);
}

/** Logs in by account, whatever the form's language. */
async function comeIn(page: Page, player: NewPlayer) {
  await typeIn(page, player);
  await expect(page).not.toHaveURL(/auth/);
}

/** Fills in the form and sends it. */
async function typeIn(page: Page, { account, password }: NewPlayer) {
  await page.goto('/auth/login?type=account');
  await page.locator('input[autocomplete="username"]').fill(account);
  await page.locator('input[autocomplete="current-password"]').fill(password);
  await page.keyboard.press('Enter');
}
