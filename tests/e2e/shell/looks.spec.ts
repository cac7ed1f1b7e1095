import type { Page } from 'playwright/test';
import { enter, expect, logIn, test } from '../support/perlas.ts';
import { alikeStates } from '../support/sight.ts';
import { settled } from '../support/visits.ts';
import { juan } from '../support/withdrawing.ts';
import { goOffline } from '../support/rest.ts';

/** Fields and controls without a visible edge, and those whose text has the colour of its background. */
const edgeless = (page: Page) =>
  page.evaluate(() => {
    const within = document.querySelector('dialog[open]') ?? document.body;
    const canvas = getComputedStyle(document.documentElement).backgroundColor;
    const isEdged = (element: Element | null) => {
      if (!element) return false;
      const { borderTopColor, borderTopStyle, borderTopWidth } = getComputedStyle(element);
      return borderTopStyle !== 'none' && parseFloat(borderTopWidth) > 0 && borderTopColor !== canvas;
    };
    const isFaint = (control: Element) => {
      const { color, backgroundColor } = getComputedStyle(control);
      return control.matches('button, a')
        ? color === backgroundColor
        : ![control, control.parentElement, control.closest('label')].some(isEdged);
    };
    return [...within.querySelectorAll('input:not([type=file]), select, textarea, button, a[href]')]
      .filter((control) => control.checkVisibility() && isFaint(control))
      .map((control) => control.outerHTML.slice(0, 120));
  });

/** Controls without a visible mark when focused by keyboard. */
const unmarked = (page: Page) =>
  page.evaluate(() => {
    const within = document.querySelector('dialog[open]') ?? document.body;
    const isMarked = (element: Element) =>
      [null, '::after'].some((part) => {
        const { outlineStyle, outlineWidth } = getComputedStyle(element, part);
        return outlineStyle !== 'none' && parseFloat(outlineWidth) > 0;
      });
    return [...within.querySelectorAll<HTMLElement>('input:not([type=file]), select, textarea, button, a[href]')]
      .filter((control) => {
        control.focus({ focusVisible: true, preventScroll: true });
        const places = [control, control.parentElement!, control.closest('label') ?? control];
        return document.activeElement === control && !places.some(isMarked);
      })
      .map((control) => control.outerHTML.slice(0, 120));
  });

test.describe('in forced colours', () => {
  test.use({ contextOptions: { forcedColors: 'active' } });

  test('controls have edges, the focus is marked, and selected differs from unselected (L-14)', async ({ page }) => {
    const look = async (what: string) => {
      await settled(page);
      expect.soft(await edgeless(page), `${what}: no edge`).toEqual([]);
      expect.soft(await alikeStates(page), `${what}: on and off alike`).toEqual([]);
      expect.soft(await unmarked(page), `${what}: no mark of the focus`).toEqual([]);
    };
    const visit = async (...paths: string[]) => {
      for (const path of paths) {
        await page.goto(path);
        await look(path);
      }
    };
    await enter(page);
    await visit('/', '/auth/register', '/member/settings');
    await page.goto('/');
    await page.getByRole('button', { name: 'Log in' }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await look('the log-in dialog');
    await logIn(page, juan);
    await visit('/wallets', '/wallets/record', '/member');
  });
});

/** Records every animation and transition that lasts long enough to be seen, or never ends. */
function watchMotion() {
  const unseen = 10;
  const moved = new Set<string>();
  const look = () => {
    for (const animation of document.getAnimations()) {
      const { duration, iterations } = animation.effect!.getComputedTiming();
      if (Number(duration) > unseen || iterations === Infinity)
        moved.add(
          animation instanceof CSSTransition ? animation.transitionProperty : (animation as CSSAnimation).animationName,
        );
    }
    requestAnimationFrame(look);
  };
  look();
  Object.assign(globalThis, { moved });
}

const moved = (page: Page) => page.evaluate(() => [...(globalThis as unknown as { moved: Set<string> }).moved]);

/** Opens parts that appear with a movement, and returns what moved. */
async function stroll(page: Page) {
  await page.addInitScript(watchMotion);
  await enter(page);
  await settled(page);
  await page.getByRole('button', { name: 'Log in' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');
  await page
    .getByRole('button', { name: /^About / })
    .first()
    .click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');
  const inLobby = await moved(page);
  await page.goto('/member/settings');
  await page.getByRole('switch').first().click();
  await settled(page);
  return [...inLobby, ...(await moved(page))];
}

test('dialogs animate when the system does not ask for less motion (L-13)', async ({ page }) => {
  expect(await stroll(page)).not.toEqual([]);
});

test.describe('where the system wants less motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('nothing moves, and everything is still shown (L-13)', async ({ page }) => {
    expect(await stroll(page)).toEqual([]);
  });
});

test('nothing moves for a player who chose less motion (L-13)', async ({ page, context }) => {
  await context.addInitScript(() => localStorage.setItem('preferences', JSON.stringify({ motion: 'less' })));
  expect(await stroll(page)).toEqual([]);
});

test('a look previewed by its address applies only to that address (L-05)', async ({ page }) => {
  const root = page.locator('html');
  const accent = () => root.evaluate((element) => getComputedStyle(element).getPropertyValue('--accent').trim());
  const kept = () => page.evaluate(() => localStorage.getItem('look'));
  await enter(page);
  await expect(root).toHaveAttribute('data-theme', 'perlas');
  const published = { accent: await accent(), look: await kept() };

  await page.goto('/?themeViewId=draft');
  await expect(root).toHaveAttribute('data-theme', 'draft');
  expect(await accent()).toBe('#f0c060');
  expect(await accent()).not.toBe(published.accent);
  expect(await kept()).toBe(published.look);

  await page.goto('/');
  await expect(root).toHaveAttribute('data-theme', 'perlas');
  expect(await accent()).toBe(published.accent);
});

/** The page's colour scheme (`normal` for the document’s own, dark), its background, and the browser bars' colour. */
const worn = (page: Page) =>
  page.evaluate(() => {
    const { colorScheme, backgroundColor } = getComputedStyle(document.documentElement);
    const bars = document.querySelector<HTMLMetaElement>('meta[name=theme-color]')!.content;
    return { colorScheme, backgroundColor, bars };
  });

const day = { colorScheme: 'light', backgroundColor: 'color(srgb 0.943529 0.952549 0.967059)' };

/** Records the colour scheme of every painted frame. */
function watchGround() {
  const grounds = new Set<string>();
  const look = () => {
    if (document.body) grounds.add(getComputedStyle(document.documentElement).colorScheme);
    requestAnimationFrame(look);
  };
  look();
  Object.assign(globalThis, { grounds });
}
const grounds = (page: Page) => page.evaluate(() => [...(globalThis as unknown as { grounds: Set<string> }).grounds]);

test.describe('where the system is light', () => {
  test.use({ colorScheme: 'light' });

  test('the page is light from its first frame, including the age notice and the bars', async ({ page }) => {
    await page.addInitScript(watchGround);
    await page.goto('/');
    const notice = page.getByRole('dialog', { name: 'Age and terms notice' });
    await expect(notice).toHaveCSS('background-color', 'rgb(255, 255, 255)');
    expect(await worn(page)).toMatchObject(day);
    await enter(page);
    await settled(page);
    expect(await grounds(page)).toEqual(['light']);
    await expect.poll(async () => (await worn(page)).bars).toBe(day.backgroundColor);
  });

  test('a chosen Dark theme applies at once, in the last lobby and offline (ME-07)', async ({ page }) => {
    await page.addInitScript(watchGround);
    await enter(page);
    await page.goto('/member/settings');
    await page.getByRole('radiogroup', { name: 'Theme' }).getByRole('radio', { name: 'Dark' }).check();
    const night = { colorScheme: 'normal', backgroundColor: 'rgb(11, 21, 38)', bars: 'rgb(11, 21, 38)' };
    await expect.poll(() => worn(page)).toEqual(night);
    await page.goto('/');
    await settled(page);
    await page.evaluate(() => navigator.serviceWorker.ready);
    await page.reload();
    await settled(page);
    expect(await grounds(page)).toEqual(['normal']);
    // The settings ask for the list of files for offline use, which a controlled page stores.
    await page.goto('/member/settings');
    await settled(page);
    await goOffline(page, 'visitor');
    await page.goto('/member/settings');
    await expect(page.getByRole('radio', { name: 'Dark' })).toBeChecked();
    expect(await grounds(page)).toEqual(['normal']);
    await page.getByRole('radiogroup', { name: 'Theme' }).getByRole('radio', { name: 'System' }).check();
    await expect.poll(() => worn(page)).toMatchObject(day);
    await page.emulateMedia({ colorScheme: 'dark' });
    await expect.poll(() => worn(page)).toEqual(night);
  });
});
