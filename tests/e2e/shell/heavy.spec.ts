import type { Page } from 'playwright/test';
import { amend } from '../support/amend.ts';
import { leastOf, longestTask, markIntl, noteTasks } from '../support/pageClock.ts';
import { enter, expect, test } from '../support/perlas.ts';

/** Maximum duration of a task of the page, however busy the worker is, milliseconds. */
const longest = 200;

const found = (page: Page) => page.getByRole('main').getByRole('link');
const searchBox = (page: Page) => page.getByRole('searchbox', { name: 'Search games' });

/** Loads the lobby and the operator's answer, searches, scrolls to the results' end; returns the longest task, ms. */
async function lookAround(page: Page) {
  const told = page.waitForResponse('**/app/v1/preLogin');
  await page.goto('/');
  await expect(found(page).nth(6)).toBeVisible();
  await told;
  await page.getByRole('link', { name: 'Search games' }).click();
  await searchBox(page).fill('g');
  await expect(page.getByText(/^[\d,]+ games?$/)).toBeVisible();
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
  return longestTask(page);
}

test('a first visit shows the lobby without the slow parts of `Intl`', async ({ page }) => {
  await page.addInitScript(markIntl);
  await page.goto('/');
  const said = await page.waitForFunction(() => {
    const [data] = performance.getEntriesByName('app:data');
    return data && performance.getEntriesByName('intl').map(({ startTime }) => startTime < data.startTime);
  });
  expect(await said.jsonValue()).not.toContain(true);
  // Verifies that the marks work.
  await page.evaluate(() => new Intl.NumberFormat('en').format(1));
  expect(await page.evaluate(() => performance.getEntriesByName('intl').length)).toBeGreaterThan(0);
});

test.describe('measured alone', () => {
  test.use({ alone: true });

  test('with 100,000 games no task of the page takes longer than 200 ms (B5)', async ({ page, context, watch }) => {
    test.setTimeout(120_000);
    // Most of these games have no cover.
    watch.expectLines(/404 .*\/games\/\d+\.svg/);
    let version = 0;
    await amend<{ games?: object[]; gameListVersion?: string }>(context, 'preLogin', (said) => ({
      ...said,
      gameListVersion: `many ${++version}`,
      games: Array.from({ length: 100_000 }, (_, i) => ({ id: i + 1, name: `Game ${i}`, gameTypeId: 1, brandId: 1 })),
    }));
    await page.addInitScript(noteTasks);
    await enter(page);
    expect(await leastOf(3, () => lookAround(page))).toBeLessThanOrEqual(longest);
    await expect(page.getByText('5,000 games')).toBeVisible();
  });
});

/** The maximum of waiting events on a device, less room for those of the test itself. */
const left = 9_900;

/** Stores waiting events on the device that are older than any other, or removes them again. */
const leaveEvents = (page: Page, many: number) =>
  page.evaluate(async (count) => {
    const database = await new Promise<IDBDatabase>((done, failed) => {
      const opening = indexedDB.open('perlas');
      opening.addEventListener('success', () => done(opening.result));
      opening.addEventListener('error', () => failed(opening.error as Error));
    });
    const events = database.transaction('events', 'readwrite').objectStore('events');
    const beginning = '0'.repeat(14);
    events.delete(IDBKeyRange.bound(beginning, `${beginning}~`));
    const sent = { channel: 'WEB', appId: 'perlas', version: '1', eventInterfaceId: '/', eventShowType: 1 };
    for (let seq = 1; seq <= count; seq++) {
      const eventId = `left ${seq}`;
      const told = {
        eventId,
        eventName: 'screen_view',
        eventTime: 0,
        eventUserId: 0,
        deviceId: 'qa',
        // Each has a worker of its own, because a full queue evicts the oldest.
        sessionId: `left ${seq}`,
        seq: 1,
      };
      events.put({ key: `${beginning} ${String(seq).padStart(6, '0')} ${eventId}`, event: { ...sent, ...told } });
    }
    await new Promise((done) => events.transaction.addEventListener('complete', done));
    database.close();
  }, many);

/** The number of events on the device that the operator hasn't acknowledged; twenty are sent every two seconds. */
const waitingEvents = (page: Page) =>
  page.evaluate(async () => {
    const database = await new Promise<IDBDatabase>((done, failed) => {
      const opening = indexedDB.open('perlas');
      opening.addEventListener('success', () => done(opening.result));
      opening.addEventListener('error', () => failed(opening.error as Error));
    });
    const counting = database.transaction('events').objectStore('events').count();
    await new Promise((done) => counting.addEventListener('success', done));
    database.close();
    return counting.result;
  });

test.describe('measured alone', () => {
  test.use({ alone: true });

  test('with 10,000 events waiting no task of the page takes longer than 200 ms (D13)', async ({ page }) => {
    test.setTimeout(120_000);
    await page.addInitScript(noteTasks);
    await enter(page);
    await page.waitForFunction(async () =>
      (await indexedDB.databases()).some(({ name, version }) => name === 'perlas' && version! > 1),
    );
    await leaveEvents(page, left);
    expect(await leastOf(3, () => lookAround(page))).toBeLessThanOrEqual(longest);
    await leaveEvents(page, 0);
    await expect.poll(() => waitingEvents(page), { timeout: 60_000 }).toBe(0);
  });
});
