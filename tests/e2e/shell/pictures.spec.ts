import { writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Page } from 'playwright/test';
import { contactSheet } from '../support/contactSheet.ts';
import { expect, test } from '../support/perlas.ts';
import { screens, type Screen, type Who } from '../screens/screens.ts';
import { goOn, leave, locales, open, settle } from '../support/visits.ts';

/** Viewports from the narrowest common phone to a desktop. */
const sizes = [
  { width: 360, height: 640 },
  { width: 390, height: 844 },
  { width: 820, height: 1180 },
  { width: 1280, height: 800 },
];
/** Very long pages are cut here, in pixels. */
const highest = 6_000;
const folder = path.resolve('test-results/screens');
const languages = ['en', 'fil'] as const;
const schemes = ['dark', 'light'] as const;
const everybody = Object.keys(screens) as Who[];

/** Timeout of a page's footer, which loads a moment after the first screen, if it can, milliseconds. */
const longest = 2_000;

/** Settles when a page with a header also has its footer, or at the timeout. */
async function footed(page: Page) {
  if ((await page.locator('main > header[class*="_head"]').count()) === 0) return;
  await page
    .locator('main > footer')
    .waitFor({ timeout: longest })
    .catch(() => {});
}

/** Settles when every frame, a game's too, is drawn in its current size and colour scheme. */
async function drawn(page: Page, scheme: string) {
  const wears = () =>
    page.waitForFunction((worn) => document.documentElement.dataset['scheme'] === worn, scheme, { timeout: longest });
  // A page without the app only adopts the system's scheme when it loads.
  await wears().catch(() => page.evaluate((worn) => void (document.documentElement.dataset['scheme'] = worn), scheme));
  for (const frame of page.frames())
    await frame.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
}

/** Captures a screen in every size and colour scheme: whole, or just the viewport if a dialog is open. */
async function picture(page: Page, language: string, name: string) {
  const whole = (await page.getByRole('dialog').count()) === 0;
  for (const size of sizes) {
    await page.setViewportSize(size);
    const height = whole ? await page.evaluate(() => document.documentElement.scrollHeight) : 0;
    await page.setViewportSize({ ...size, height: Math.min(Math.max(height, size.height), highest) });
    for (const colorScheme of schemes) {
      await page.emulateMedia({ colorScheme });
      await drawn(page, colorScheme);
      const file = path.join(folder, language, colorScheme, `${size.width}x${size.height}`, `${name}.png`);
      await page.screenshot({ path: file, animations: 'disabled' });
    }
  }
}

for (const language of languages) {
  for (const who of everybody) {
    test.describe(`in ${language}`, () => {
      test.use({ locale: locales[language], contextOptions: { reducedMotion: 'reduce' } });

      test(`every screen of a ${who} is captured`, async ({ page, player, watch }) => {
        test.setTimeout(900_000);
        watch.expectLines(/Failed to load resource/);
        // Screens of a first visit clear the device's storage, waiting events included.
        if (screens[who].some(({ fresh }: Screen) => fresh)) watch.wiped();
        const at = await settle(page, language, who, player);
        for (const screen of screens[who]) {
          await test.step(screen.name, async () => {
            const shown = async () => {
              await open(at, screen);
              await goOn(at, screen);
              await footed(page);
              await picture(page, language, screen.name);
            };
            await shown().catch((error: unknown) => expect.soft(String(error), screen.name).toBe(''));
            await leave(at, screen);
          });
        }
      });
    });
  }
}

test('all screenshots are on one contact sheet', () => {
  const names = everybody.flatMap((who) => screens[who].map(({ name }) => name));
  const columns = languages.flatMap((language) =>
    schemes.flatMap((scheme) => sizes.map(({ width, height }) => `${language}/${scheme}/${width}x${height}`)),
  );
  writeFileSync(path.join(folder, 'index.html'), contactSheet(names, columns));
});
