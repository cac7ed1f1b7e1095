import { deliverOverheard } from '#tests/history/browser.ts';
import type { Page } from 'playwright/test';
import { expect, test } from '#tests/network/test.ts';
import { enter, enterAs, test as atHome } from '../support/perlas.ts';
import { sandbox } from '../support/sandbox.ts';
import { broughtAlong, offlineReady } from '../support/rest.ts';
import { originalResponse } from '../../support/originalResponse.ts';

const balance = (page: Page) => page.getByRole('status', { name: 'Balance' });
const like = (page: Page) =>
  page
    .getByRole('main')
    .getByRole('button', { name: /^Like / })
    .first();

/** Ways in which a device may lack a database, as seen by the worker. */
const devices = {
  'that has no database': {
    code: 'Object.defineProperty(self, "indexedDB", { value: undefined });',
    says: /can’t save data/,
  },
  'whose database can’t be opened': {
    code: 'indexedDB.open = () => { throw new DOMException("no", "SecurityError"); };',
    says: /can’t save data/,
  },
  'whose database never answers': {
    code: 'Object.defineProperty(self, "indexedDB", { value: { open: () => ({}) }, configurable: true });',
    says: /Games and deposits are off/,
  },
};

atHome.describe('a device without a database', () => {
  atHome.use({ serviceWorkers: 'block' });
  for (const [which, { code, says }] of Object.entries(devices))
    atHome(`on a device ${which} the app says so, and a player can log in (D1)`, async ({ page, player }) => {
      atHome.setTimeout(90_000);
      await page.route('**/assets/core-*.js', async (route) => {
        const response = await originalResponse(route);
        await route.fulfill({ response, body: code + (await response.text()) });
      });
      await enter(page);
      await expect(page.getByText(says)).toBeVisible({ timeout: 40_000 });
      await page.getByRole('button', { name: 'Log in' }).first().click();
      const dialog = page.getByRole('dialog', { name: 'Log in' });
      await dialog.getByRole('tab', { name: 'Username' }).click();
      await dialog.getByRole('textbox', { name: 'Username' }).fill(player.account);
      await dialog.getByRole('textbox', { name: 'Password' }).fill(player.password);
      await dialog.getByRole('button', { name: 'Log in', exact: true }).click();
      await expect(balance(page)).toBeVisible();
      // Code loaded late by the log-in may still be passing through this route.
      await page.unrouteAll({ behavior: 'ignoreErrors' });
    });
});

test('clearing storage under open tabs logs all of them out, once (D4)', async ({ page, context, player, storage }) => {
  await enterAs(page, player);
  const other = await context.newPage();
  await other.goto('/');
  await expect(balance(other)).toBeVisible();
  await storage.wipe();
  await other.goto('/member');
  for (const each of [other, page]) {
    await each.bringToFront();
    await expect(balance(each)).toHaveCount(0);
  }
  const since = Date.now();
  await expect(other).toHaveURL(/\/auth\/login/);
  expect((await sandbox.received('preLogin', since)).length).toBeLessThanOrEqual(1);
});

test('a tab whose database a newer build upgraded continues, and reloads at its next page (D6)', async ({ page }) => {
  await enter(page);
  await offlineReady(page);
  await page.reload();
  await expect(like(page)).toBeVisible();
  await page.evaluate(() => Object.assign(globalThis, { sameDocument: true }));
  await page.evaluate(
    () =>
      new Promise<void>((done, failed) => {
        const opening = indexedDB.open('perlas', 1_000);
        opening.addEventListener('success', () => (opening.result.close(), done()));
        opening.addEventListener('error', () => failed(opening.error as Error));
      }),
  );
  await like(page).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  expect(await page.evaluate(() => 'sameDocument' in globalThis)).toBe(true);
  await page.keyboard.press('Escape');
  await page.getByRole('link', { name: 'Search games' }).click();
  await expect(page).toHaveURL(/\/game\/search/);
  await expect.poll(() => page.evaluate(() => 'sameDocument' in globalThis).catch(() => 'unsure')).toBe(false);
});

test('without caches the app loads from the network, and then works offline again (D15)', async ({ page, network }) => {
  await enter(page);
  await offlineReady(page);
  await page.evaluate(async () => Promise.all((await caches.keys()).map((name) => caches.delete(name))));
  await page.reload();
  await expect(like(page)).toBeVisible();
  await broughtAlong(page, 'visitor');
  await network('offline');
  await page.reload();
  await expect(like(page)).toBeVisible();
});

test('events of two tabs are sent by one of them, each once (D16)', async ({ page, context, player, watch }) => {
  await enterAs(page, player);
  await broughtAlong(page, 'player');
  const other = await context.newPage();
  await other.goto('/');
  const since = Date.now();
  const before = watch.tracked('screen_view');
  for (const each of [page, other]) await each.getByRole('link', { name: 'Wallet', exact: true }).click();
  await expect.poll(() => watch.tracked('screen_view')).toBeGreaterThanOrEqual(before + 2);
  const came = async () => (await sandbox.receivedEvents(since)).map(({ eventId }) => eventId);
  await expect.poll(async () => (await came()).length).toBeGreaterThanOrEqual(2);
  const ids = await came();
  expect(new Set(ids).size).toBe(ids.length);
});

test('when the leading tab crashes during a batch, another sends the rest, each event once (D16)', async ({
  page,
  context,
  player,
  watch,
  faults,
}) => {
  // Requests that the crashed tab had not finished.
  watch.expectLines(/preload CSS/);
  await enterAs(page, player);
  await page.goto('/');
  await broughtAlong(page, 'player');
  const other = await context.newPage();
  await other.goto('/');
  await expect(balance(other)).toBeVisible();
  const since = Date.now();
  const before = watch.tracked('screen_view');
  const held = faults.on('anonymous/appEventLogClient', { hang: 'unsent' });
  for (const each of [page, other]) await each.getByRole('link', { name: 'Wallet', exact: true }).click();
  await expect.poll(() => watch.tracked('screen_view')).toBeGreaterThanOrEqual(before + 2);
  await held.met();
  await deliverOverheard(page);
  const crashed = page.waitForEvent('crash');
  const debuggers = await context.newCDPSession(page);
  void debuggers.send('Page.crash').catch(() => {});
  await crashed;
  held.end();
  const came = async () => (await sandbox.receivedEvents(since)).map(({ eventId }) => eventId);
  await expect.poll(async () => (await came()).length).toBeGreaterThanOrEqual(2);
  const ids = await came();
  expect(new Set(ids).size).toBe(ids.length);
  await page.close();
});

/** Everything that this site stores on the device, as text: databases, web storage, and addresses of cached files. */
const stored = (page: Page) =>
  page.evaluate(async () => {
    const read = <T>(request: IDBRequest<T>) =>
      new Promise<T>((done, failed) => {
        request.addEventListener('success', () => done(request.result));
        request.addEventListener('error', () => failed(request.error as Error));
      });
    const found: unknown[] = [Object.entries(localStorage), Object.entries(sessionStorage)];
    for (const { name } of await indexedDB.databases()) {
      const db = await read(indexedDB.open(name!));
      for (const rows of db.objectStoreNames)
        found.push(name, rows, await read(db.transaction(rows).objectStore(rows).getAll()));
      db.close();
    }
    for (const name of await caches.keys()) found.push((await (await caches.open(name)).keys()).map(({ url }) => url));
    return JSON.stringify(found);
  });

test('codes, full numbers, passwords and game addresses are never stored, not even while sending (O-03)', async ({
  page,
  faults,
}) => {
  const [number, code] = ['915360280471', '735190'];
  const among = async (...secrets: string[]) => {
    const all = await stored(page);
    return { intent: all.includes('"call":"addBankInfo"'), secrets: secrets.filter((each) => all.includes(each)) };
  };
  await enterAs(page, { account: 'juan88', password: 'perlas88' });
  await page.goto('/wallets/card/edit');
  await page.getByRole('combobox', { name: 'E-wallet or bank' }).selectOption('Maya');
  await page.getByRole('textbox', { name: 'Account number' }).fill(number);
  await page.getByRole('textbox', { name: 'Account name' }).fill('Juan Dela Cruz');
  await page.getByRole('textbox', { name: 'Code' }).fill(code);
  const sending = faults.on('addBankInfo', { hang: 'unsent' });
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await sending.met();
  expect(await among(number, code, 'perlas88')).toEqual({ intent: true, secrets: [] });

  await page.goto('/game/start?gameId=1001');
  const launch = new URL((await page.locator('iframe').getAttribute('src'))!).searchParams.get('launch')!;
  expect(launch).not.toBe('');
  expect((await among(number, code, launch)).secrets).toEqual([]);
});

test.describe('killed browser', () => {
  test.use({ ownBrowser: true });

  test('a stored event is delivered at the next start (D10)', async ({ page, restart, watch }) => {
    await enter(page);
    await page.getByRole('link', { name: 'Search games' }).click();
    await expect.poll(() => watch.tracked('screen_view')).toBeGreaterThanOrEqual(2);
    const again = await restart();
    await again.goto('/');
    await expect(like(again)).toBeVisible();
  });

  test('a pending deposit is uncertain at the next start, looked up, and never resent (D11)', async ({
    page,
    player,
    restart,
  }) => {
    await enterAs(page, player);
    await page.goto('/wallets');
    await sandbox.hang('createRecharge', 'before');
    const since = Date.now();
    await page.getByRole('radio', { name: /₱500\.00/ }).check();
    await page.getByRole('button', { name: 'Deposit', exact: true }).click();
    await expect.poll(() => sandbox.received('createRecharge', since)).toHaveLength(1);
    const again = await restart();
    await again.goto('/wallets');
    await expect(again.getByText(/Checking your deposit/i).first()).toBeVisible();
    await expect.poll(() => sandbox.received('operationStatus', since)).not.toEqual([]);
    expect(await sandbox.received('createRecharge', since)).toHaveLength(1);
  });
});
