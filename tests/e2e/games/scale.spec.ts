import type { Page } from 'playwright/test';
import { amend } from '../support/amend.ts';
import { enter, expect, test } from '../support/perlas.ts';

/** As many games as the largest operators have, and as many of them in one category. */
const games = 5_000;
const inCategory = 1_360;
/** How much slower a cheap phone is than this machine. */
const slowdown = 4;
/** The most elements of a document, however many cards its list has. */
const mostElements = 3_000;
/** From a key to the next frame that shows it, for three keys of four; milliseconds. */
const nextPaint = 50;

/** Has the operator offer so many games, of which none has a cover. */
const offerMany = (page: Page) =>
  amend<{ games?: object[]; gameListVersion?: string }>(page.context(), 'preLogin', (said) => ({
    ...said,
    gameListVersion: 'many',
    games: Array.from({ length: games }, (_, place) => ({
      id: place + 1,
      name: `Pearl ${place} of the Sea`,
      gameTypeId: place < inCategory ? 1 : 2,
      brandId: 1 + (place % 5),
    })),
  }));

const slow = async (page: Page) =>
  (await page.context().newCDPSession(page)).send('Emulation.setCPUThrottlingRate', { rate: slowdown });

const elements = (page: Page) => page.evaluate(() => document.querySelectorAll('*').length);
const cards = (page: Page) => page.locator('ul[data-cards] > li');

test.beforeEach(async ({ page, watch }) => {
  watch.expectLines(/404 .*\/games\/\d+\.svg/);
  await offerMany(page);
  await enter(page);
});

/** Scrolls to the end of a list that grows, to as many cards as it will have. */
async function toTheEnd(page: Page, all: number) {
  await expect(async () => {
    await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
    expect(await cards(page).count()).toBe(all);
  }).toPass({ timeout: 120_000, intervals: [50] });
}

test('a category of 1,360 games is read to its end in a document of at most 3,000 elements, and back where one was @long', async ({
  page,
}) => {
  test.setTimeout(180_000);
  await page
    .getByRole('radio', { name: 'Slots' })
    .or(page.getByRole('button', { name: 'Slots' }))
    .first()
    .click();
  await expect(page.getByText('1,360 games')).toBeVisible();
  await toTheEnd(page, inCategory);
  const last = page.getByRole('link', { name: /Pearl 1359 of the Sea/ });
  await last.scrollIntoViewIfNeeded();
  await expect(last).toBeVisible();
  expect(await elements(page)).toBeLessThanOrEqual(mostElements);

  // By keyboard from there, a row up after another.
  await last.focus();
  for (let row = 0; row < 12; row += 1) await page.keyboard.press('ArrowUp');
  await expect(page.getByRole('link', { name: /Pearl 1323 of the Sea/ })).toBeFocused();
  expect(await elements(page)).toBeLessThanOrEqual(mostElements);

  const before = await page.evaluate(() => scrollY);
  await page.getByRole('link', { name: /Pearl 1323 of the Sea/ }).press('Enter');
  await expect(page).toHaveURL(/game\/start/);
  await page.goBack();
  await expect(page.getByRole('link', { name: /Pearl 1323 of the Sea/ })).toBeVisible();
  expect(Math.abs((await page.evaluate(() => scrollY)) - before)).toBeLessThan(844);
  expect(await elements(page)).toBeLessThanOrEqual(mostElements);
});

/** Init script: the time from each key in a search box to the next frame behind it. */
function timeKeys() {
  const took: number[] = [];
  Object.assign(globalThis, { took });
  addEventListener(
    'keydown',
    ({ timeStamp }) =>
      requestAnimationFrame(() => {
        const { port1, port2 } = new MessageChannel();
        port1.addEventListener('message', () => took.push(performance.now() - timeStamp));
        port1.start();
        port2.postMessage(0);
      }),
    { capture: true },
  );
}

test('with 5,000 games and a slow processor a key in the search box shows within 50 ms, for three keys of four @long', async ({
  page,
}) => {
  await page.addInitScript(timeKeys);
  await page.goto('/game/search');
  await slow(page);
  const box = page.getByRole('searchbox', { name: 'Search games' });
  await box.click();
  for (let round = 0; round < 3; round += 1) {
    await box.pressSequentially('pearl 13', { delay: 180 });
    await box.fill('');
  }
  const took = await page.evaluate(() => (globalThis as unknown as { took: number[] }).took);
  const [p75 = Infinity] = took.toSorted((a, b) => a - b).slice(Math.floor(took.length * 0.75));
  test.info().annotations.push({ type: 'p75', description: `${p75} of ${took.length}` });
  expect(p75).toBeLessThanOrEqual(nextPaint);
});
