import { enter, expect, test } from '../support/perlas.ts';
import { offlineReady } from '../support/rest.ts';
import { comeBack, kept, lastScreen, withoutCode } from './lastScreen.ts';

test(
  'a tap on the last screen looks pressed at once, and is carried out once when the app is there',
  { tag: '@long' },
  async ({ page, player }) => {
    await comeBack(page, player);
    const letGo = await withoutCode(page);
    await page.reload({ waitUntil: 'commit' });
    await expect(lastScreen(page)).toBeVisible();
    const hide = page.getByRole('button', { name: 'Hide balance' });
    await hide.tap();
    await hide.tap();
    await expect(hide).toHaveAttribute('data-pressed', '');
    await expect(page.getByText('₱0.00')).toBeVisible();
    letGo();
    await expect(lastScreen(page)).toHaveCount(0);
    await expect(hide).toHaveAttribute('aria-pressed', 'true');
    await expect(page.getByText('₱0.00')).toHaveCount(0);
    await expect(page.locator('[data-pressed]')).toHaveCount(0);
  },
);

test('of taps on two buttons of the last screen the last one counts', { tag: '@long' }, async ({ page, player }) => {
  await comeBack(page, player);
  const letGo = await withoutCode(page);
  await page.reload({ waitUntil: 'commit' });
  await expect(lastScreen(page)).toBeVisible();
  await page.getByRole('button', { name: 'Hide balance' }).tap();
  await page.getByRole('button', { name: 'Slots', exact: true }).first().tap();
  letGo();
  await expect(lastScreen(page)).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Slots', exact: true }).first()).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  await expect(page.getByRole('button', { name: 'Hide balance' })).toHaveAttribute('aria-pressed', 'false');
});

test(
  'a visitor’s tap on a game of the last screen opens its sheet over the lobby',
  { tag: '@long' },
  async ({ page }) => {
    await enter(page);
    await offlineReady(page);
    await kept(page);
    const letGo = await withoutCode(page);
    await page.reload({ waitUntil: 'commit' });
    await expect(lastScreen(page)).toBeVisible();
    await page.getByRole('main').getByRole('article').getByRole('link').first().tap();
    await expect(page.locator('[data-pressed]')).toHaveCount(1);
    letGo();
    await expect(page.getByRole('dialog', { name: /^Play / })).toBeVisible();
    await expect(page).toHaveURL('/');
  },
);
