import type { Locator, Page } from 'playwright/test';
import { enter, expect, test } from '../support/perlas.ts';
import { said } from '../support/said.ts';

/** A keyboard and a large screen; these tests never tap or click. */
test.use({ viewport: { width: 1024, height: 800 }, isMobile: false, hasTouch: false });

/** More tab stops than any part of the journey has. */
const most = 60;

const button = (at: Page | Locator, name: string | RegExp) => at.getByRole('button', { name, exact: true }).first();
const inMain = (page: Page) => page.getByRole('main');

/** Whether anything has the focus, and whether the focus is visible. */
const focus = (page: Page) =>
  page.evaluate(() => {
    const held = document.activeElement!;
    if (held === document.body) return 'nothing';
    if (held.matches('h1, h2, dialog, iframe')) return 'seen';
    const outlined = ({ outlineStyle, outlineWidth }: CSSStyleDeclaration) =>
      outlineStyle !== 'none' && parseFloat(outlineWidth) > 0;
    const places = [held, held.parentElement!, held.closest('label') ?? held];
    const marks = places.some((place) => [null, '::after'].some((part) => outlined(getComputedStyle(place, part))));
    return marks ? 'seen' : `unseen: ${held.outerHTML.slice(0, 120)}`;
  });

const kept = (page: Page) => expect.poll(() => focus(page)).toBe('seen');

/** Presses one key until a control has the focus, which must be visible at every stop. */
async function reach(page: Page, control: Locator, key: 'Tab' | 'Shift+Tab' | 'ArrowRight' = 'Tab') {
  await expect(control).toBeVisible();
  for (let stop = 0; stop < most; stop++) {
    await page.keyboard.press(key);
    if (await control.evaluate((each) => each === document.activeElement)) return kept(page);
    expect(await focus(page)).not.toMatch(/^unseen/);
  }
  throw new Error(`${key} never came to ${String(control)}`);
}

async function press(page: Page, control: Locator, key: 'Enter' | 'Space' = 'Enter') {
  await reach(page, control);
  await page.keyboard.press(key);
}

test('by keyboard alone a player logs in, plays, picks a deposit, sets the language, logs out', async ({
  page,
  player,
}) => {
  test.setTimeout(120_000);
  const dialog = page.getByRole('dialog');
  const heading = page.getByRole('heading', { level: 1 });

  await test.step('the age notice holds the focus until it is answered', async () => {
    await page.goto('/');
    await expect(dialog).toBeVisible();
    await press(page, button(dialog, 'Accept'));
    await expect(dialog).toHaveCount(0);
  });

  await test.step('the search is reachable, and its Back button returns', async () => {
    await press(page, page.getByRole('link', { name: 'Search games' }));
    await expect(page).toHaveURL(/\/game\/search/);
    const box = page.getByRole('searchbox', { name: 'Search games' });
    if (!(await box.evaluate((each) => each === document.activeElement))) await reach(page, box);
    await page.keyboard.type('pearl');
    await expect(inMain(page).getByRole('link', { name: /pearl/i }).first()).toBeVisible();
    await reach(page, button(page, 'Back'), 'Shift+Tab');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/$/);
    await kept(page);
  });

  await test.step('a log-in by account, chosen with an arrow', async () => {
    await reach(page, button(page.getByRole('banner'), 'Log in'), 'Shift+Tab');
    await page.keyboard.press('Enter');
    await reach(page, dialog.getByRole('tab', { name: 'Phone' }));
    await page.keyboard.press('ArrowRight');
    await reach(page, dialog.getByRole('textbox', { name: 'Username' }));
    await page.keyboard.type(player.account);
    await reach(page, dialog.getByRole('textbox', { name: 'Password' }));
    await page.keyboard.type(player.password);
    await page.keyboard.press('Enter');
    await expect(dialog).toHaveCount(0);
    await expect(page.getByRole('status', { name: 'Balance' })).toBeVisible();
    await kept(page);
  });

  await test.step('a game is liked, looked at and played', async () => {
    const games = inMain(page).getByRole('article').getByRole('link');
    await reach(page, games.first());
    const like = button(inMain(page), /^Like /);
    await reach(page, like, 'ArrowRight');
    await page.keyboard.press('Space');
    await expect(like).toHaveAttribute('aria-pressed', 'true');
    const about = button(inMain(page), /^About /);
    await reach(page, about, 'ArrowRight');
    await page.keyboard.press('Enter');
    await expect(dialog).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
    await expect(about).toBeFocused();
    await reach(page, games.nth(1), 'ArrowRight');
    await page.keyboard.press('Enter');
    await reach(page, button(page, 'Exit game'), 'Shift+Tab');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/$/);
    await kept(page);
  });

  await test.step('an amount and a channel are chosen with arrows', async () => {
    await reach(page, page.getByRole('banner').getByRole('link').last(), 'Shift+Tab');
    await page.keyboard.press('Enter');
    await expect(heading).toHaveText('Wallet');
    const radio = (group: string, name: RegExp) =>
      page.getByRole('radiogroup', { name: group }).getByRole('radio', { name });
    await reach(page, radio('Amount', /^₱100\.00/));
    await page.keyboard.press('ArrowDown');
    await expect(radio('Amount', /^₱200\.00/)).toBeChecked();
    await reach(page, radio('Payment method', /^GCash/));
    await page.keyboard.press('ArrowDown');
    await expect(radio('Payment method', /^Maya/)).toBeChecked();
    await reach(page, button(page, 'Deposit'));
  });

  await test.step('the settings switch to Filipino, and the log-out works in it', async () => {
    await press(page, page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Me', exact: true }));
    await press(page, inMain(page).getByRole('link', { name: 'Settings' }));
    await reach(page, page.getByRole('radio', { name: 'English' }));
    await page.keyboard.press('ArrowDown');
    const { app, member } = said.fil;
    await expect(heading).toHaveText('Settings');
    await reach(page, button(page, app.back), 'Shift+Tab');
    await page.keyboard.press('Enter');
    await press(page, button(inMain(page), member.logout));
    await press(page, button(dialog, member.logout));
    await expect(button(page.getByRole('banner'), app.login)).toBeVisible();
    await expect(dialog).toHaveCount(0);
    await kept(page);
  });
});

test('the games can be skipped to, are one tab stop, and are close to the menu', async ({ page }) => {
  await enter(page);
  const games = inMain(page).getByRole('article');
  await expect(games.nth(20)).toBeVisible();
  await press(page, button(page, 'Skip to the games'));
  await expect(games.first().getByRole('link')).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(games.nth(3).getByRole('link')).toBeFocused();
  await page.keyboard.press('Tab');
  expect(await games.evaluateAll((cards) => cards.filter((card) => card.contains(document.activeElement)))).toEqual([]);
  await reach(page, button(page, 'Skip to the menu'), 'Shift+Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('navigation', { name: 'Main' }).getByRole('link').first()).toBeFocused();
});
