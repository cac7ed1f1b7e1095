import type { Page } from 'playwright/test';
import { violations } from '../support/axe.ts';
import { enterAs, expect, logOut, test } from '../support/perlas.ts';
import { sandbox } from '../support/sandbox.ts';

const bubble = (page: Page) => page.getByRole('button', { name: /^Open Lucky Jackpot/ });
const dot = (page: Page) => page.getByRole('button', { name: /^Open Lucky Jackpot.*New$/ });
const wheel = (page: Page) => page.getByRole('dialog', { name: 'Lucky Jackpot' });
const middleOf = async (page: Page) => {
  const { x, y, width, height } = (await bubble(page).boundingBox())!;
  return { x: x + width / 2, y: y + height / 2 };
};

test('the bubble floats over a player’s pages, and Enter opens the wheel over the page (B-01, B-05, A-47)', async ({
  page,
  player,
}) => {
  await enterAs(page, player);
  await page.goto('/member');
  await expect(bubble(page)).toBeVisible();
  expect(await violations(page)).toEqual([]);
  await bubble(page).focus();
  const before = await middleOf(page);
  await page.keyboard.press('ArrowLeft');
  await expect.poll(async () => (await middleOf(page)).x).toBeLessThan(before.x);
  await page.keyboard.press('Enter');
  await expect(wheel(page).getByRole('button', { name: 'SPIN' })).toBeVisible();
  expect(await violations(page)).toEqual([]);
  await page.goBack();
  await expect(wheel(page)).toHaveCount(0);
  await expect(page).toHaveURL('/member');
  await page.goto('/wallets');
  await expect(page.getByRole('status', { name: 'Balance' })).toBeVisible();
  await expect(bubble(page)).toHaveCount(0);
  await page.goto('/member');
  await logOut(page);
  await expect(bubble(page)).toHaveCount(0);
});

test('the bubble can be dragged, stays at the nearer side, and still opens by tap (B-02)', async ({ page, player }) => {
  await enterAs(page, player);
  await page.goto('/member');
  const from = await middleOf(page);
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(120, 300, { steps: 6 });
  expect(await middleOf(page)).toMatchObject({ y: expect.closeTo(300, -1) });
  await page.mouse.up();
  await expect.poll(async () => (await middleOf(page)).x).toBeLessThan(60);
  await expect(wheel(page)).toHaveCount(0);
  await page.reload();
  await expect.poll(async () => (await middleOf(page)).x).toBeLessThan(60);
  await bubble(page).click();
  await expect(wheel(page)).toBeVisible();
});

test('the dot shows while a chance is left, and goes with the last one (Q-16, B-03, JP-09)', async ({
  page,
  player,
}) => {
  await sandbox.pay(player, 20_000);
  await sandbox.giveDrawChances(player);
  await sandbox.draw('jackpot', 1);
  await enterAs(page, player);
  await page.goto('/member');
  await expect(dot(page)).toBeVisible();
  await bubble(page).click();
  await wheel(page).getByRole('button', { name: 'SPIN' }).click();
  await expect(page.getByRole('dialog', { name: 'You got' })).toBeVisible({ timeout: 20_000 });
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await expect(dot(page)).toHaveCount(0);
});

test('in a game the jackpot is in the bar, with a dot while a chance is left, and keeps the game (B-01, B-04)', async ({
  page,
  player,
}) => {
  await sandbox.pay(player, 20_000);
  await sandbox.giveDrawChances(player);
  await enterAs(page, player);
  await page.goto('/game/start?gameId=1001');
  const details = page.getByRole('button', { name: 'Details', exact: true });
  await expect(details).toHaveAccessibleDescription('New', { timeout: 15_000 });
  await expect(bubble(page)).toHaveCount(0);
  const game = page.frameLocator('iframe').locator('html');
  await game.evaluate((root) => void (root.dataset['same'] = 'yes'));
  const inTheMiddle = () => page.evaluate(() => document.elementFromPoint(innerWidth / 2, innerHeight / 2)?.tagName);
  await expect.poll(inTheMiddle).toBe('IFRAME');
  await details.click();
  await expect(details).toHaveAccessibleDescription('');
  const jackpot = page.getByRole('button', { name: 'Lucky Jackpot', exact: true });
  await expect(jackpot).toHaveAccessibleDescription('New');
  expect(await violations(page)).toEqual([]);
  await jackpot.click();
  await expect(wheel(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL(/game\/start/);
  await expect(game).toHaveAttribute('data-same', 'yes');
});

test('the bubble can be hidden for the session (B-04)', async ({ page, player }) => {
  await enterAs(page, player);
  await page.goto('/member');
  await page.getByRole('button', { name: 'Hide Lucky Jackpot for now' }).click();
  await expect(bubble(page)).toHaveCount(0);
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
  await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible();
  await expect(bubble(page)).toHaveCount(0);
});
