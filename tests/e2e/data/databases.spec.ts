import type { BrowserContext, Page } from 'playwright/test';
import { expect, test } from '#tests/network/test.ts';
import { enter, settleIn } from '../support/perlas.ts';
import { quiet } from '../support/rest.ts';
import { sandbox } from '../support/sandbox.ts';
import { see } from '../support/visibility.ts';

const banner = (page: Page) => page.getByText(/can’t save data/);
const like = (page: Page) =>
  page
    .getByRole('main')
    .getByRole('button', { name: /^Like / })
    .first();

/** A page of the app's origin without the app in it. */
const bare = '/builds/latest.json';
/** The file that the browser doesn't find for it. */
const ofBare = /favicon\.ico/;

/** Writes a row to a database of the test's own; resolves with the error's name, or ''. */
const write = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<string>((done) => {
        const opening = indexedDB.open('qa', 1);
        opening.addEventListener('upgradeneeded', () =>
          opening.result.createObjectStore('rows', { autoIncrement: true }),
        );
        opening.addEventListener('error', () => done(opening.error!.name));
        opening.addEventListener('success', () => {
          const writing = opening.result.transaction('rows', 'readwrite');
          writing.objectStore('rows').put('row');
          writing.addEventListener('abort', () => (opening.result.close(), done(writing.error!.name)));
          writing.addEventListener('complete', () => (opening.result.close(), done('')));
        });
      }),
  );

/** Longer than the 30 s after which Chromium checks the free space again, milliseconds. */
const heedless = 40_000;

/** The app's quota on a full device, bytes. */
const full = 300_000;

test('a full device is reported once and refuses a deposit before sending, until there is space (D2)', async ({
  page,
  player,
  storage,
}) => {
  test.setTimeout(90_000);
  await settleIn(page, player, '/wallets');
  await storage.full(full);
  await expect.poll(() => write(page), { timeout: heedless }).toBe('QuotaExceededError');
  await page.getByRole('link', { name: 'Home', exact: true }).first().click();
  await like(page).click();
  await expect(like(page)).toHaveAttribute('aria-pressed', 'true');
  const deposit = async () => {
    await page.goto('/wallets');
    await page.getByRole('radio', { name: /₱500\.00/ }).check();
    await page.getByRole('button', { name: 'Deposit', exact: true }).click();
  };
  const since = Date.now();
  await deposit();
  await expect(
    page.getByText('We can’t save to this device. Free up space or restart the browser, then try again.'),
  ).toBeVisible();
  await expect(banner(page)).toHaveCount(1);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  expect(await sandbox.received('createRecharge', since)).toEqual([]);

  await storage.roomy();
  await deposit();
  await expect(page.getByRole('button', { name: 'Pay', exact: true })).toBeVisible();
  expect(await sandbox.received('createRecharge', since)).toHaveLength(1);
});

/** Counts the beacons that the browser accepts from now on. */
function countBeacons() {
  const page = Object.assign(globalThis, { beacons: 0 });
  const send = navigator.sendBeacon.bind(navigator);
  navigator.sendBeacon = (...given) => {
    const isTaken = send(...given);
    if (isTaken) page.beacons++;
    return isTaken;
  };
}
const beacons = (page: Page) => page.evaluate(() => (globalThis as unknown as { beacons: number }).beacons);

/** Opens the app on another page while this one, until it is closed, blocks its database. */
async function enterBeside(page: Page, context: BrowserContext): Promise<Page> {
  await page.goto(bare);
  await page.evaluate(
    () =>
      new Promise<void>((done) => {
        const opening = indexedDB.open('perlas', 1);
        opening.addEventListener('success', () => {
          Object.assign(globalThis, { holding: opening.result });
          done();
        });
      }),
  );
  const app = await context.newPage();
  await enter(app);
  await expect(banner(app)).toBeVisible();
  return app;
}

test('a start blocked by another page’s database runs in memory and says so, the next one stores (D7)', async ({
  page,
  context,
  watch,
}) => {
  watch.expectLines(ofBare);
  const app = await enterBeside(page, context);
  await expect(like(app)).toBeVisible();
  await page.close();
  await app.reload();
  await expect(like(app)).toBeVisible();
  await expect.poll(() => rows(app, 'kept')).toContain('games:first');
  await expect(banner(app)).toHaveCount(0);
});

test('events in memory are sent once, despite an offline beacon and a dead worker (D12)', async ({
  page,
  context,
  network,
  worker,
  watch,
}) => {
  watch.expectLines(ofBare);
  const app = await enterBeside(page, context);
  await quiet(app);
  await network('offline');
  const before = watch.tracked('like');
  await like(app).click();
  await expect.poll(() => watch.tracked('like')).toBe(before + 1);
  await app.evaluate(countBeacons);
  await see(app, 'hidden');
  // The worker tries first, in vain without a network.
  await expect.poll(() => beacons(app), { timeout: 15_000 }).toBeGreaterThan(0);
  await see(app, 'visible');
  const revived = app.waitForEvent('worker');
  await worker.kill(app);
  await revived;
  await network('free');
  await expect(like(app)).toBeVisible();
  // The checks after each test verify that every reported event arrived.
});

test('a newer build’s data opens, known parts are read, and the rest is kept (D8)', async ({
  page,
  player,
  network,
  watch,
}) => {
  watch.expectLines(ofBare);
  await settleIn(page, player, '/');
  await page.goto(bare);
  await page.evaluate(
    () =>
      new Promise<void>((done, failed) => {
        const opening = indexedDB.open('perlas', 1_000);
        opening.addEventListener('upgradeneeded', () => {
          opening.result.createObjectStore('later', { keyPath: 'key' });
          opening.transaction!.objectStore('kept').put({ key: 'odd', v: 9, more: { at: 'x' } });
        });
        opening.addEventListener('success', () => (opening.result.close(), done()));
        opening.addEventListener('error', () => failed(opening.error as Error));
      }),
  );
  await quiet(page);
  await network('offline');
  await page.goto('/');
  await expect(like(page)).toBeVisible();
  await expect(page.getByRole('status', { name: 'Balance' })).toHaveText(/₱0\.00/);
  await expect(banner(page)).toHaveCount(0);
  const names = await rows(page, 'kept');
  expect(names).toEqual(expect.arrayContaining(['odd', 'games', 'games:first']));
});

/** The keys of a table shared by all players; none until the app has created it. */
const rows = (page: Page, table: string) =>
  page.evaluate(async (name) => {
    const made = (await indexedDB.databases()).some((each) => each.name === 'perlas' && each.version! > 1);
    if (!made) return [];
    const read = <T>(request: IDBRequest<T>) =>
      new Promise<T>((done, failed) => {
        request.addEventListener('success', () => done(request.result));
        request.addEventListener('error', () => failed(request.error as Error));
      });
    const db = await read(indexedDB.open('perlas'));
    const keys = await read(db.transaction(name).objectStore(name).getAllKeys());
    db.close();
    return keys.map(String);
  }, table);
