import type { Page } from 'playwright/test';
import { expect, test } from '#tests/network/test.ts';
import { enterAs } from '../support/perlas.ts';
import { sandbox } from '../support/sandbox.ts';
import { see } from '../support/visibility.ts';

/** How often an event may leave the device on a good network, on average over a visit. */
const maxCopies = 1.2;

const balance = (page: Page) => page.getByRole('status', { name: 'Balance' });
const tab = (page: Page, name: string) => page.getByRole('link', { name, exact: true }).first();

/** The number of events waiting on the device. */
const waiting = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<number>((done, failed) => {
        const opening = indexedDB.open('perlas');
        opening.addEventListener('error', () => failed(opening.error as Error));
        opening.addEventListener('success', () => {
          const db = opening.result;
          const count =
            db.objectStoreNames.contains('events') && db.transaction('events').objectStore('events').count();
          if (!count) return (db.close(), done(1));
          count.addEventListener('success', () => (db.close(), done(count.result)));
        });
      }),
  );
const delivered = (page: Page) => expect.poll(() => waiting(page), { timeout: 20_000 }).toBe(0);

test('over a visit an event leaves the device at most 1.2 times on average (spec §9) @long', async ({
  page,
  context,
  player,
}) => {
  test.setTimeout(90_000);
  const started = Date.now();
  await enterAs(page, player);
  await delivered(page);
  for (const name of ['Wallet', 'Home', 'Me']) await tab(page, name).click();
  await delivered(page);
  for (const [path, next] of [
    ['/member', 'Wallet'],
    ['/wallets', 'Home'],
    ['/', 'Me'],
  ] as const) {
    await page.goto(path);
    await expect(balance(page).first()).toBeVisible();
    await see(page, 'hidden');
    await delivered(page);
    await see(page, 'visible');
    await tab(page, next).click();
    await delivered(page);
  }
  await tab(page, 'Home').click();
  await page.reload();
  await expect(balance(page).first()).toBeVisible();
  await delivered(page);
  await tab(page, 'Wallet').click();
  const next = await context.newPage();
  await page.close({ runBeforeUnload: true });
  await next.goto('/');
  await expect(balance(next).first()).toBeVisible();
  await delivered(next);
  const copies = (await sandbox.receivedEvents(started)).map(({ eventId }) => eventId);
  const events = new Set(copies).size;
  expect(events).toBeGreaterThan(50);
  expect(copies.length / events, `${copies.length} copies`).toBeLessThanOrEqual(maxCopies);
});

test('a closed tab sends its last events, without another visit (I4) @long', async ({ page, context, player }) => {
  await enterAs(page, player);
  await delivered(page);
  const since = Date.now();
  await tab(page, 'Wallet').click();
  await expect(page).toHaveURL('/wallets');
  const other = await context.newPage();
  await page.close({ runBeforeUnload: true });
  await expect.poll(async () => (await sandbox.receivedEvents(since)).length).toBeGreaterThan(0);
  await other.goto('/');
  await delivered(other);
});
