import type { Page } from 'playwright/test';
import { enterAs, expect, test } from '../support/perlas.ts';
import { sandbox } from '../support/sandbox.ts';
import { quiet } from '../support/rest.ts';

/** Pulls the page down with a finger by this many pixels, and releases it. */
async function pull(page: Page, by: number) {
  const finger = await page.context().newCDPSession(page);
  const at = (type: 'touchStart' | 'touchMove' | 'touchEnd', y?: number) =>
    finger.send('Input.dispatchTouchEvent', { type, touchPoints: y === undefined ? [] : [{ x: 195, y }] });
  await at('touchStart', 300);
  for (let step = 1; step <= 6; step++) await at('touchMove', 300 + (by * step) / 6);
  await at('touchEnd');
  await finger.detach();
}

const refreshing = (page: Page) => page.getByText('Refreshing', { exact: true });

/** Scrolls to the top, where alone a page can be pulled. */
async function toTop(page: Page) {
  await page.evaluate(() => scrollTo(0, 0));
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
}

/** Waits until the lobby has its later parts, and makes no more requests. */
async function atRest(page: Page) {
  await expect(page.getByRole('button', { name: 'Refresh this page' })).toBeAttached();
  await quiet(page);
}

test.describe('pull to refresh', () => {
  test('the lobby refetches everything it shows, once', async ({ page, player }) => {
    await enterAs(page, player);
    await page.goto('/');
    await atRest(page);
    const since = Date.now();
    // A pull that is too short requests nothing.
    await pull(page, 60);
    await expect(refreshing(page)).toHaveCount(0);
    await pull(page, 120);
    await expect.poll(async () => (await sandbox.received('preLogin', since)).length).toBe(1);
    await quiet(page);
    expect(await sandbox.received('refreshData', since)).toHaveLength(1);
  });

  test('a list refetches itself; a game and a dialog do not react', async ({ page, player }) => {
    await enterAs(page, player);
    await page.goto('/wallets/record');
    await atRest(page);
    const since = Date.now();
    await pull(page, 120);
    await expect.poll(async () => (await sandbox.received('rechargeRecord', since)).length).toBe(1);

    await page.goto('/member');
    await expect(page.getByRole('button', { name: 'Refresh this page' })).toBeAttached();
    await page.getByRole('button', { name: 'Log out' }).click();
    await quiet(page);
    await toTop(page);
    const open = Date.now();
    await pull(page, 200);
    await expect(refreshing(page)).toHaveCount(0);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await toTop(page);
    await pull(page, 120);
    await expect.poll(async () => (await sandbox.received('refreshData', open)).length).toBe(1);
    await quiet(page);
    expect(await sandbox.received('refreshData', open)).toHaveLength(1);

    await page.goto('/game/start?gameId=1001');
    await expect(page.locator('iframe')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Refresh this page' })).toHaveCount(0);
  });
});
