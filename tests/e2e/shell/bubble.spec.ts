import type { Page } from 'playwright/test';
import { violations } from '../support/axe.ts';
import { enterAs, expect, logOut, test } from '../support/perlas.ts';
import { sandbox } from '../support/sandbox.ts';
import { settled } from '../support/visits.ts';

const bubble = (page: Page) => page.getByRole('button', { name: /^Open Lucky Jackpot/ });
const dot = (page: Page) => page.getByRole('button', { name: /^Open Lucky Jackpot.*New$/ });
const wheel = (page: Page) => page.getByRole('dialog', { name: 'Lucky Jackpot' });
const hide = (page: Page) => page.getByRole('button', { name: 'Hide Lucky Jackpot for now' });
/**
 * What the bubble covers at any scroll position: texts, and controls of which less than a finger's 44 px is left. A
 * shelf that scrolls sideways goes on beyond the edge of the screen, and the bars are above the bubble's room.
 */
const covered = (page: Page) =>
  page.evaluate(async () => {
    const target = 44;
    const found = new Set<string>();
    const face = document.querySelector<HTMLElement>('aside [aria-describedby]')!;
    const isOutside = (node: Element) =>
      !face.closest('aside')!.contains(node) && !node.closest('nav, header, [inert]') && node.checkVisibility();
    const scrollsSideways = (node: Element | null): boolean =>
      node !== null && (node.scrollWidth > node.clientWidth + 1 || scrollsSideways(node.parentElement));
    for (let top = 0; top < document.documentElement.scrollHeight; top += 30) {
      scrollTo({ top, behavior: 'instant' });
      const self = face.getBoundingClientRect();
      const overlap = (box: DOMRect) =>
        Math.min(box.bottom, self.bottom) > Math.max(box.top, self.top) ? box.right - self.left : 0;
      for (const text of document.querySelectorAll('main *')) {
        if (!isOutside(text) || scrollsSideways(text.parentElement)) continue;
        const isControl = text.matches('a, button, input, select, summary, [role=tab]');
        const own = [...text.childNodes].filter((node) => node.nodeType === Node.TEXT_NODE && node.nodeValue!.trim());
        for (const node of own) {
          const range = document.createRange();
          range.selectNodeContents(node);
          for (const box of range.getClientRects())
            if (overlap(box) > 1 && box.width > 1) found.add(node.nodeValue!.trim());
        }
        const box = text.getBoundingClientRect();
        if (isControl && box.width > 1 && overlap(box) > 0 && box.width - overlap(box) < target)
          found.add(`${text.nodeName} ${text.textContent}`);
      }
    }
    return [...found];
  });
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
  await page.mouse.move(from.x - 20, from.y);
  await page.mouse.down();
  await page.mouse.move(100, 300, { steps: 6 });
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

test('the bubble can be drawn out and hidden by a finger (B-04)', async ({ page, player }) => {
  await enterAs(page, player);
  await page.goto('/member');
  const from = await middleOf(page);
  await page.mouse.move(from.x - 20, from.y);
  await page.mouse.down();
  await page.mouse.move(200, from.y, { steps: 6 });
  await page.mouse.up();
  await hide(page).click();
  await expect(bubble(page)).toHaveCount(0);
});

for (const size of [
  { width: 390, height: 844 },
  { width: 360, height: 640 },
])
  test.describe(`at ${size.width} px`, () => {
    test.use({ viewport: size });
    test('the docked bubble covers no text, picture or control, wherever the page is scrolled to', async ({
      page,
      player,
    }) => {
      await enterAs(page, player);
      for (const path of ['/', '/member', '/vip/level', '/agent', '/bonus', '/bonus/tasks']) {
        await page.goto(path);
        await expect(bubble(page)).toBeVisible();
        await settled(page);
        expect.soft(await covered(page), path).toEqual([]);
      }
    });
  });

test('the bubble can be hidden for the session (B-04)', async ({ page, player }) => {
  await enterAs(page, player);
  await page.goto('/member');
  await bubble(page).focus();
  await page.keyboard.press('Tab');
  await expect(hide(page)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(bubble(page)).toHaveCount(0);
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
  await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible();
  await expect(bubble(page)).toHaveCount(0);
});
