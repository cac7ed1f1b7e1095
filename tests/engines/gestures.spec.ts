import type { Locator, Page } from 'playwright/test';
import { enter, enterAs, expect, test } from '../e2e/support/perlas.ts';
import { sandbox } from '../e2e/support/sandbox.ts';
import { endow, noPrize, pearlCard } from '../e2e/support/shopping.ts';

/** The HTML of the focused element if it is in the dialog, 'nothing', or what outside the dialog has the focus. */
const focusIn = (dialog: Locator) =>
  dialog.evaluate((own) => {
    const held = document.activeElement!;
    if (held === document.body) return 'nothing';
    return own.contains(held) ? held.outerHTML : `outside: ${held.outerHTML}`;
  });

/** Like `toBeFocused`, but also works in a window that isn't in front. */
const isActive = (control: Locator) => control.evaluate((own) => own === document.activeElement);

async function middleOf(place: Locator) {
  const { x, y, width, height } = (await place.boundingBox())!;
  return { x: x + width / 2, y: y + height / 2 };
}

/** Scratches most of a card off, in strokes from side to side. */
async function scratch(page: Page, foil: Locator) {
  const { x, y, width, height } = (await foil.boundingBox())!;
  const rows = 5;
  await page.mouse.move(x + 4, y + 4);
  await page.mouse.down();
  for (let row = 0; row < rows; row++) {
    const top = y + ((row + 0.5) * height) / rows;
    await page.mouse.move(row % 2 ? x + width - 4 : x + 4, top, { steps: 3 });
    await page.mouse.move(row % 2 ? x + 4 : x + width - 4, top, { steps: 8 });
  }
  await page.mouse.up();
}

test.describe('touch and keys', { tag: '@engines' }, () => {
  test('the jackpot bubble can be dragged to a side, stays there, and a tap still opens it', async ({
    page,
    player,
  }) => {
    const bubble = page.getByRole('button', { name: /^Open Lucky Jackpot/ });
    await enterAs(page, player);
    await page.goto('/member');
    const { x, y } = await middleOf(bubble);
    await page.mouse.move(x, y);
    await page.mouse.down();
    await page.mouse.move(120, 300, { steps: 6 });
    await page.mouse.up();
    await expect.poll(async () => (await middleOf(bubble)).x).toBeLessThan(60);
    await page.reload();
    await expect.poll(async () => (await middleOf(bubble)).x).toBeLessThan(60);
    await bubble.click();
    await expect(page.getByRole('dialog', { name: 'Lucky Jackpot' })).toBeVisible();
  });

  test('a scratch card is scratched off by hand and drawn once', async ({ page, player, watch }) => {
    await endow(player);
    await sandbox.draw(`card:${pearlCard}`, noPrize);
    await enterAs(page, player);
    await page.goto('/points?tab=scratch');
    const offer = page.getByRole('region', { name: 'Perlas', exact: true });
    await offer.getByRole('button', { name: 'Buy · 20 diamonds: Perlas × 1' }).click();
    await offer.getByRole('button', { name: 'Scratch: Perlas' }).click();
    await scratch(page, page.locator('canvas[aria-hidden]'));
    await expect(page.getByRole('button', { name: 'Reveal' })).toHaveCount(0);
    expect(await sandbox.received('scratchCardLottery', watch.started)).toHaveLength(1);
  });

  test('the banners slide, and only the visible one can be reached', async ({ page }) => {
    await enter(page);
    const carousel = page.locator('[aria-roledescription=carousel]').first();
    const slides = carousel.locator('ul > li');
    await expect(slides.first()).not.toHaveAttribute('inert');
    await carousel.getByRole('list').evaluate((track) => track.scrollBy({ left: track.clientWidth * 0.8 }));
    await expect(slides.nth(1)).not.toHaveAttribute('inert');
    await expect(slides.first()).toHaveAttribute('inert');
    // On touch screens the button serves only keyboards.
    await carousel.getByRole('button', { name: /previous/i }).focus();
    await page.keyboard.press('Enter');
    await expect(slides.first()).not.toHaveAttribute('inert');
  });

  test('a dialog traps the focus, closes by Escape and returns the focus to its opener', async ({ page }) => {
    await enter(page);
    const opener = page.getByRole('banner').getByRole('button', { name: 'Log in', exact: true });
    await opener.focus();
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog');
    await expect(dialog).toBeVisible();
    const stops = new Set<string>();
    for (let stop = 0; stop < 20; stop++) {
      await page.keyboard.press('Tab');
      stops.add(await focusIn(dialog));
    }
    expect([...stops].filter((stop) => stop.startsWith('outside'))).toEqual([]);
    expect(stops.size).toBeGreaterThan(3);
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
    await expect.poll(() => isActive(opener)).toBe(true);
  });
});
