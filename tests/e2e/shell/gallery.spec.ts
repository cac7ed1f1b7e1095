import { execFileSync } from 'node:child_process';
import path from 'node:path';
import type { Page } from 'playwright/test';
import { startServer, type RunningServer } from '#sandbox/server.ts';
import { violations } from '../support/axe.ts';
import { accept, expect, test } from '../support/perlas.ts';
import { ownAppPort } from '../support/ports.ts';

const dist = 'dist-gallery';
const sizes = [
  { width: 360, height: 640 },
  { width: 390, height: 844 },
  { width: 820, height: 1180 },
  { width: 1280, height: 800 },
];
const vipThemes = ['0', '1', '2', '3', '4', '5'];

// Dialogs are opened here on purpose and must not be declined.
test.use({ popups: true });

let server: RunningServer;

test.beforeAll(async () => {
  test.setTimeout(120_000);
  const env = { ...process.env, NODE_ENV: 'production', DIST: dist };
  execFileSync(process.execPath, [path.resolve('node_modules/vite/bin/vite.js'), 'build', '--mode', 'gallery'], {
    env,
  });
  server = await startServer({ port: ownAppPort, data: 'memory://', dist });
});
test.afterAll(() => server.close());

async function open(page: Page) {
  await page.goto(`${server.origins.app}/gallery`);
  await accept(page);
  await expect(page.getByRole('heading', { name: 'Gallery' })).toBeVisible();
}

const overflow = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

test('every component is accessible, in the house’s look and in every VIP theme', async ({ page }) => {
  test.setTimeout(90_000);
  await open(page);
  expect(await violations(page)).toEqual([]);
  for (const theme of vipThemes) {
    await page.getByLabel('The page wears').selectOption({ value: theme });
    await expect(page.locator('html')).toHaveAttribute('data-vip', theme);
    expect(await violations(page), `VIP theme ${theme}`).toEqual([]);
  }
});

test('the kit’s dialogs are accessible, close by Escape and return the focus', async ({ page }) => {
  await open(page);
  for (const name of ['Dialog', 'Sheet']) {
    const opener = page.getByRole('button', { name, exact: true });
    await opener.click();
    await expect(page.getByRole('dialog')).toBeVisible();
    expect(await violations(page), name).toEqual([]);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toBeHidden();
    await expect(opener).toBeFocused();
  }
});

test('every dialog and every state in place of a screen is accessible', async ({ page }) => {
  test.setTimeout(240_000);
  await open(page);
  const buttons = (name: string) =>
    page.getByRole('heading', { level: 3, name, exact: true }).locator('..').getByRole('button');
  const dialog = page.getByRole('dialog');
  // `care` waits for a player's data, and doesn't close before it arrives.
  const names = (await buttons('Dialogs of the app').allTextContents()).filter((name) => name !== 'care');
  for (const name of names) {
    await buttons('Dialogs of the app').getByText(name, { exact: true }).click();
    await expect(dialog, name).toBeVisible();
    expect(await violations(page, 'dialog'), name).toEqual([]);
    // A welcome is answered, not dismissed, and so is a refused request.
    if (name === 'welcome') await page.reload();
    else if (name === 'refused') await dialog.getByRole('button', { name: 'OK', exact: true }).click();
    else await page.keyboard.press('Escape');
    await expect(dialog, name).toHaveCount(0);
  }
  for (const name of await buttons('States in the place of a screen').allTextContents()) {
    await buttons('States in the place of a screen').getByText(name, { exact: true }).click();
    expect(await violations(page, '#root'), name).toEqual([]);
    await page.getByRole('button', { name: 'Back to the gallery' }).click();
  }
});

test('the floating bubble and the toast are accessible', async ({ page }) => {
  await open(page);
  await page.getByRole('button', { name: 'Let it float' }).click();
  await page.getByRole('button', { name: 'Lose the network' }).click();
  await page.getByRole('button', { name: 'Keep nothing' }).click();
  await page.getByRole('button', { name: /toast/i }).first().click();
  expect(await violations(page)).toEqual([]);
});

test('nothing scrolls sideways at 320 pixels or with text twice as large', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await open(page);
  expect(await overflow(page)).toBe(0);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.evaluate(() => (document.documentElement.style.fontSize = '200%'));
  expect(await overflow(page)).toBe(0);
});

test('tap targets are 44 pixels high and wide', async ({ page }) => {
  await open(page);
  const small = await page.evaluate(() =>
    [...document.querySelectorAll('main :is(button, a, select)')]
      .filter((control) => getComputedStyle(control).clipPath === 'none')
      .map((control) => ({ html: control.outerHTML.slice(0, 80), ...control.getBoundingClientRect().toJSON() }))
      .filter(({ width, height }) => width < 44 || height < 44),
  );
  expect(small).toEqual([]);
});

test('text fields have at least 16 pixels, below which iOS zooms the page', async ({ page }) => {
  await open(page);
  await page.evaluate(() => (document.querySelector('main')!.style.fontSize = '12px'));
  const sizesOfText = await page
    .locator('main :is(input, select, textarea):not([type=checkbox], [type=radio], [type=range])')
    .evaluateAll((fields) => fields.map((field) => Number.parseFloat(getComputedStyle(field).fontSize)));
  expect(sizesOfText.length).toBeGreaterThan(3);
  expect(Math.min(...sizesOfText)).toBeGreaterThanOrEqual(16);
});

test('the gallery is captured in every size and in forced colours', async ({ page }, info) => {
  test.setTimeout(90_000);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await open(page);
  for (const size of sizes) {
    await page.setViewportSize(size);
    const name = `gallery-${size.width}x${size.height}.png`;
    await info.attach(name, { body: await page.screenshot({ fullPage: true }), contentType: 'image/png' });
  }
  await page.emulateMedia({ forcedColors: 'active' });
  await info.attach('gallery-forced.png', {
    body: await page.screenshot({ fullPage: true }),
    contentType: 'image/png',
  });
});
