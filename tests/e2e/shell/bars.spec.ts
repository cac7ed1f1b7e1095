import type { Page } from 'playwright/test';
import { amend } from '../support/amend.ts';
import { enter, expect, logIn, test } from '../support/perlas.ts';
import { juan } from '../support/withdrawing.ts';
import { fileOf } from '../support/files.ts';

const topBar = (page: Page) => page.getByRole('banner').filter({ has: page.getByRole('link', { name: 'Perlas' }) });
const tabs = (page: Page) => page.getByRole('navigation', { name: 'Main' });

async function hasNoBars(page: Page, path: string) {
  await page.goto(path);
  await expect(page.getByRole('heading', { level: 1 }), path).toBeAttached();
  await expect(topBar(page), path).toHaveCount(0);
  await expect(tabs(page), path).toHaveCount(0);
}

test(
  'the main pages have both bars, and the pages below them have neither (L-02)',
  { tag: '@long' },
  async ({ page }) => {
    await enter(page);
    await hasNoBars(page, '/auth/register');
    await logIn(page, juan);
    for (const path of ['/', '/bonus', '/wallets', '/vip', '/member']) {
      await page.goto(path);
      await expect(topBar(page), path).toBeVisible();
      await expect(tabs(page).locator('[aria-current=page]'), path).toHaveAttribute('href', path);
    }
    for (const path of ['/game/search', '/bonus/event', '/wallets/record', '/vip/level', '/game/start?gameId=1001'])
      await hasNoBars(page, path);
  },
);

test('dialogs stack, and each step back closes the top one (M-14)', async ({ page, context }) => {
  await amend<{ notices: object[] }>(context, 'preLogin', (said) => ({
    ...said,
    notices: [{ id: 9, title: 'News of today', html: '<a href="https://www.pagcor.ph/">The regulator</a>', sort: 1 }],
  }));
  await enter(page);
  await page.getByRole('button', { name: /News of today/ }).click();
  const [below, above] = ['News of today', 'You are leaving Perlas'].map((name) => page.getByRole('dialog', { name }));
  await below!.getByRole('link', { name: 'The regulator' }).click();
  await expect(above!).toBeVisible();
  await page.goBack();
  await expect(above!).toHaveCount(0);
  await expect(below!).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page).toHaveURL('/');
});

test.describe('on a slow network', () => {
  test.use({ serviceWorkers: 'block' });

  test('a progress line shows while a page takes long to load, and disappears once it has (L-01)', async ({
    page,
    context,
  }) => {
    const line = page.getByRole('progressbar', { name: 'Loading' });
    let arrive = () => {};
    const held = new Promise<void>((done) => (arrive = done));
    await context.route(`**${fileOf('src/features/games/SearchScreen.tsx')}*.js`, async (route) => {
      await held;
      await route.continue();
    });
    await enter(page);
    await page.getByRole('link', { name: 'Search games' }).click();
    await expect(line).toBeVisible();
    await expect(page).toHaveURL('/');
    arrive();
    await expect(page.getByRole('searchbox')).toBeVisible();
    await expect(line).toHaveCount(0);
  });
});
