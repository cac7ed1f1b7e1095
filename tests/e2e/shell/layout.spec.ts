import type { Locator, Page } from 'playwright/test';
import sharp from 'sharp';
import { enter, expect, logIn, test } from '../support/perlas.ts';
import { settled } from '../support/visits.ts';
import { juan } from '../support/withdrawing.ts';
import { goOffline } from '../support/rest.ts';

/** Console lines about files that were loading when the network was cut. */
const cutOff = /net::ERR_/;

/** Maximum width of the app, pixels. */
const column = 480;
const wide = [
  { width: 820, height: 1180 },
  { width: 1280, height: 800 },
];

/** The column's position; the space on either side must be the same, except for a scroll bar. */
async function columnOf(page: Page) {
  const { x, width } = (await page.locator('#root > div').boundingBox())!;
  expect(width).toBe(column);
  const scrollBar = page.viewportSize()!.width - width - 2 * x;
  expect(scrollBar).toBeGreaterThanOrEqual(0);
  expect(scrollBar).toBeLessThan(20);
  return { left: x, right: x + width };
}

/** Hides what stands beside the column by design (`desktop.spec.ts`). */
const hideBackdrop = (page: Page) =>
  page.evaluate(() => {
    const backdrop = document.querySelector<HTMLElement>('aside[aria-label="Beside the app"]');
    if (backdrop) backdrop.style.display = 'none';
  });

/** Expects each side of the column to be of one colour. */
async function keepsItsSidesEmpty(page: Page, what: string) {
  const { width, height } = page.viewportSize()!;
  const { left, right } = await columnOf(page);
  for (const [from, to] of [
    [0, Math.floor(left)],
    [Math.ceil(right), width],
  ] as const) {
    const contrast = async () => {
      await hideBackdrop(page);
      const side = await page.screenshot({ clip: { x: from, y: 0, width: to - from, height } });
      const { channels } = await sharp(side).stats();
      return channels.map(({ min, max }) => max - min).join();
    };
    await expect.poll(contrast, what).toMatch(/^0(,0)*$/);
  }
}

/** Expects a part of the page, or of an overlay, to stay within the column. */
async function keepsToColumn(page: Page, part: Locator) {
  const { left, right } = await columnOf(page);
  await expect(part).toBeVisible();
  const { x, width } = (await part.boundingBox())!;
  expect(x).toBeGreaterThanOrEqual(left);
  expect(x + width).toBeLessThanOrEqual(right);
}

const refresh = (page: Page) => page.getByRole('button', { name: 'Refresh this page' });

/** The width of the page's scroll bar, as CSS names it. */
const scrollBarOf = (page: Page) => page.evaluate(() => getComputedStyle(document.documentElement).scrollbarWidth);

test('on touch screens the page has no scroll bar, which would fade over many frames', async ({ page }) => {
  await page.goto('/about-us');
  expect(await scrollBarOf(page)).toBe('none');
});

test.describe('on a wide screen', () => {
  test.use({ viewport: wide[0]!, isMobile: false, hasTouch: false });

  test('the page has a scroll bar for a mouse', async ({ page }) => {
    await page.goto('/about-us');
    expect(await scrollBarOf(page)).toBe('auto');
  });

  test('pages, bars, dialogs and toasts keep to a column in the middle (L-07)', async ({
    page,

    watch,
  }) => {
    watch.expectLines(cutOff);
    const look = async (...paths: string[]) => {
      for (const path of paths) {
        await page.goto(path);
        await settled(page);
        await expect(page.getByRole('progressbar', { name: 'Loading' })).toHaveCount(0);
        for (const size of wide) {
          await page.setViewportSize(size);
          await keepsItsSidesEmpty(page, `${path} at ${size.width}`);
        }
      }
    };
    const overColumn = async (...parts: Locator[]) => {
      for (const size of wide) {
        await page.setViewportSize(size);
        for (const part of parts) await keepsToColumn(page, part);
      }
    };
    await enter(page);
    await look('/auth/register', '/no/such/page');
    await logIn(page, juan);
    await look('/wallets', '/game/start?gameId=1001', '/');

    await overColumn(page.getByRole('banner').first(), page.getByRole('navigation', { name: 'Main' }));
    const sheet = page.getByRole('button', { name: /^About / });
    await sheet.first().click();
    await overColumn(page.getByRole('dialog'));
    await page.keyboard.press('Escape');

    await page.goto('/member');
    await page.getByRole('button', { name: 'Log out' }).click();
    await overColumn(page.getByRole('dialog'));
    await page.keyboard.press('Escape');
    await expect(refresh(page)).toBeAttached();
    await goOffline(page, 'player');
    await refresh(page).press('Enter');
    await overColumn(page.getByText('This needs a connection.'), page.getByText(/^Offline/));
  });
});

/** A phone's viewport, and what its keyboard leaves of it with `interactive-widget=resizes-content`. */
const phone = { width: 360, height: 640 };
const aboveKeyboard = [300, 400].map((height) => ({ ...phone, height }));

/** Whether a field is completely on screen and uncovered. */
const isSeen = (field: Locator) =>
  field.evaluate((element) => {
    const { x, top, bottom, width } = element.getBoundingClientRect();
    const shows = (y: number) => document.elementFromPoint(x + width / 2, y) === element;
    return top >= 0 && bottom <= innerHeight && shows(top + 1) && shows(bottom - 1);
  });

/** Opens a page and waits for the late parts of the shell. */
async function openWhole(page: Page, path: string) {
  await page.goto(path);
  await expect(page.getByRole('main').getByText('21+').last()).toBeAttached();
}

/** Expects the first and the last field to be visible with the keyboard open. */
async function seesWhatIsTyped(page: Page, part: Locator) {
  const fields = part.locator('input:not([type=radio], [type=checkbox], [type=file], [type=search]):visible');
  await expect(fields.first()).toBeVisible();
  for (const field of [fields.first(), fields.last()]) {
    for (const rest of aboveKeyboard) {
      await page.setViewportSize(phone);
      await field.tap();
      await expect(field).toBeFocused();
      await page.setViewportSize(rest);
      await expect.poll(() => isSeen(field), `${await field.getAttribute('name')} at ${rest.height}`).toBe(true);
      await field.blur();
    }
  }
  await page.setViewportSize(phone);
}

test.describe('with a keyboard', () => {
  test.use({ viewport: phone });

  test('the field being typed into stays visible, clear of the bars, on pages and in dialogs (L-08)', async ({
    page,
  }) => {
    await enter(page);
    await openWhole(page, '/auth/register');
    await seesWhatIsTyped(page, page.getByRole('main'));
    await page.goto('/');
    await expect(refresh(page)).toBeAttached();
    await page.getByRole('button', { name: 'Register' }).click();
    await page.getByRole('dialog').getByRole('tab', { name: 'Username' }).click();
    await seesWhatIsTyped(page, page.getByRole('dialog'));

    await logIn(page, juan);
    await openWhole(page, '/wallets/card/edit');
    await seesWhatIsTyped(page, page.getByRole('main'));
    await openWhole(page, '/wallets');
    await page.getByRole('radio', { name: /^Maya/ }).check();
    await page.getByRole('radio', { name: 'Other amount' }).check();
    await seesWhatIsTyped(page, page.getByRole('main'));
  });
});

/** The safe-area insets for a phone's camera and home bar, pixels. */
const unsafe = { top: 47, bottom: 34 };

test('nothing to read or tap lies under the camera or the home bar (L-08)', async ({ page, context, watch }) => {
  watch.expectLines(cutOff);
  const device = await context.newCDPSession(page);
  await device.send('Emulation.setSafeAreaInsetsOverride', { insets: unsafe });
  const bottom = page.viewportSize()!.height - unsafe.bottom;
  const isSafe = async (part: Locator) => {
    await expect(part).toBeVisible();
    const { y, height } = (await part.boundingBox())!;
    expect(y).toBeGreaterThanOrEqual(unsafe.top);
    expect(y + height).toBeLessThanOrEqual(bottom);
  };
  const toEnd = () => page.evaluate(() => scrollTo(0, document.body.scrollHeight));

  await enter(page);
  await isSafe(page.getByRole('link', { name: 'Perlas' }));
  await isSafe(page.getByRole('navigation', { name: 'Main' }).getByText('Home'));
  await page
    .getByRole('button', { name: /^About / })
    .first()
    .click();
  await isSafe(page.getByRole('dialog').getByRole('button').last());

  await openWhole(page, '/auth/register');
  await isSafe(page.getByRole('heading', { level: 1 }));
  await toEnd();
  await isSafe(page.locator('main footer').getByRole('link').last());
  await goOffline(page, 'visitor');
  await isSafe(page.getByText(/^Offline/));
});
