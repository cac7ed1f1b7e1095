import type { Page } from 'playwright/test';
import { violations } from '../support/axe.ts';
import { expect, test } from '../support/perlas.ts';
import { screens, type Who } from '../screens/screens.ts';
import { alikeStates, cutTexts, hiddenFocus, sideways, smallTargets } from '../support/sight.ts';
import { forget, goOn, leave, locales, open, settle, settled } from '../support/visits.ts';

/** A layout shift below this rounds to 0.00. */
const leastShift = 0.005;
const phone = { width: 390, height: 844 };
/** Widths of the narrowest phones, and of a page magnified four times. */
const narrow = [360, 320];
/** Maximum number of findings of one kind reported per screen. */
const most = 4;
/** Time allowed for one screen with all checks of a test, milliseconds. */
const screenTime = { seen: 7_000, twice: 4_000 };
const everybody = Object.keys(screens) as Who[];

const fontSize = (page: Page, size: string) =>
  page.evaluate((value) => void (document.documentElement.style.fontSize = value), size);

/** Records what moves without input: layout shifts with what shifted, and animations despite reduced motion. */
function watchMovement() {
  const told = Object.assign(globalThis, { shift: 0, shifted: [] as string[], moving: [] as string[] });
  type Shift = { value: number; hadRecentInput: boolean; sources: Source[] };
  type Source = { node?: Element; previousRect: DOMRect; currentRect: DOMRect };
  const asLine = ({ node, previousRect, currentRect }: Source) =>
    `${node?.nodeName} ${node?.className ?? ''} from ${previousRect.y} to ${currentRect.y}`;
  new PerformanceObserver((list) => {
    for (const { value, hadRecentInput, sources } of list.getEntries() as unknown as Shift[])
      if (!hadRecentInput) {
        told.shift += value;
        told.shifted.push(...sources.map(asLine));
      }
  }).observe({ type: 'layout-shift', buffered: true });
  const longest = 200;
  const look = () => {
    for (const animation of matchMedia('(prefers-reduced-motion: reduce)').matches ? document.getAnimations() : []) {
      const { duration, iterations } = animation.effect!.getComputedTiming();
      if (Number(duration) > longest || iterations === Infinity)
        told.moving.push((animation as CSSAnimation).animationName);
    }
    requestAnimationFrame(look);
  };
  look();
}

async function staysPut(page: Page, what: string) {
  type Told = { shift: number; shifted: string[] };
  const { sum, shifted } = await page.evaluate(() => {
    const told = globalThis as unknown as Told;
    return { sum: told.shift, shifted: told.shifted };
  });
  expect.soft(sum, `${what}: ${shifted.join(', ')}`).toBeLessThan(leastShift);
}
const moving = (page: Page) => page.evaluate(() => (globalThis as unknown as { moving: string[] }).moving);

const holds = (found: string[], what: string) => expect.soft(found.slice(0, most), what).toEqual([]);

/** Checks that depend on the language: accessibility, and room for the texts, also at twice the size. */
async function readable(page: Page, name: string) {
  holds(await violations(page), `${name}: axe`);
  for (const width of narrow) {
    await page.setViewportSize({ ...phone, width });
    expect.soft(await sideways(page), `${name}: sideways at ${width}`).toBeLessThanOrEqual(0);
  }
  await page.setViewportSize(phone);
  await fontSize(page, '200%');
  expect.soft(await sideways(page), `${name}: sideways with large text`).toBeLessThanOrEqual(0);
  holds(await cutTexts(page), `${name}: cut with large text`);
  holds(await hiddenFocus(page), `${name}: focused under something with large text`);
  await fontSize(page, '');
}

/** Checks that don't depend on the language. */
async function usable(page: Page, name: string) {
  holds(await moving(page), `${name}: in motion although less is wanted`);
  holds(await smallTargets(page), `${name}: too small to tap`);
  holds(await hiddenFocus(page), `${name}: focused under something`);
  await page.emulateMedia({ forcedColors: 'active' });
  holds(await alikeStates(page), `${name}: on and off alike in forced colours`);
  await page.emulateMedia({ forcedColors: 'none', colorScheme: 'light' });
  holds(await violations(page), `${name}: axe, in light colours`);
  await page.emulateMedia({ colorScheme: 'dark' });
}

for (const who of everybody) {
  for (const language of ['en', 'fil'] as const) {
    test.describe(`in ${language}`, () => {
      test.use({ locale: locales[language], contextOptions: { reducedMotion: 'reduce' } });

      test(`a ${who} finds every screen readable, and usable by finger and keys`, async ({ page, player, watch }) => {
        const shown = screens[who].filter(({ slow, fresh }) => !slow && !fresh);
        test.setTimeout(60_000 + shown.length * screenTime.seen);
        watch.expectLines(/Failed to load resource/);
        await page.addInitScript(watchMovement);
        const at = await settle(page, language, who, player);
        for (const screen of shown) {
          await test.step(screen.name, async () => {
            await open(at, screen);
            await goOn(at, screen);
            if (language === 'en') await usable(page, screen.name);
            await readable(page, screen.name);
            await leave(at, screen);
          });
        }
        // The last screen may have been that of an outage, during which events wait for the next start.
        await page.goto('/');
        await settled(page);
      });
    });
  }

  test.describe('in fil, with slow-loading texts', () => {
    test.use({ locale: locales.fil });

    test(`no screen of a ${who} shifts by itself, the first time or later`, async ({ page, player }) => {
      const shown = screens[who].filter(({ before, reach }) => !before && !reach);
      test.setTimeout(60_000 + shown.length * screenTime.twice);
      await page.addInitScript(watchMovement);
      const at = await settle(page, 'fil', who, player);
      for (const screen of shown) {
        await test.step(screen.name, async () => {
          await forget(at, 'service_workers,cache_storage');
          await open(at, screen);
          await staysPut(page, `${screen.name}: the first time`);
          await page.reload();
          await settled(page);
          await staysPut(page, `${screen.name}: again`);
        });
      }
    });
  });
}
