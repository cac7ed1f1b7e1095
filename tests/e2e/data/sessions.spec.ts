import { deliverOverheard } from '#tests/history/browser.ts';
import type { Page } from 'playwright/test';
import { expect, test } from '#tests/network/test.ts';
import { enterAs, logIn, logOut, settleIn, test as atHome } from '../support/perlas.ts';
import { sandbox } from '../support/sandbox.ts';
import { broughtAlong } from '../support/rest.ts';

const balance = (page: Page) => page.getByRole('status', { name: 'Balance' });
const received = async (call: string, since: number) => (await sandbox.received(call, since)).length;

/** The browser's client id of the leading tab; undefined while no tab leads. */
const leader = (page: Page) =>
  page.evaluate(async () => (await navigator.locks.query()).held?.find(({ name }) => name === 'lead')?.clientId);

/** Records the visible text of each document's first frames. */
function noteFrames() {
  addEventListener('pageshow', () => {
    const frames: string[] = [];
    const look = () => {
      frames.push(document.body.innerText);
      localStorage.setItem('frames', JSON.stringify(frames));
      if (frames.length < 20) requestAnimationFrame(look);
    };
    look();
  });
}

atHome(
  'a step back, here a fresh load, to a page of a player who has since logged out shows nothing of theirs (F2)',
  async ({ playwright, player, watch }) => {
    // The back/forward cache is on here, but Chromium evicts the page; returning.test.ts tests a page restored from it.
    const browser = await playwright.chromium.launch({ ignoreDefaultArgs: ['--disable-back-forward-cache'] });
    const page = await watch.elsewhere({}, browser);
    const context = page.context();
    await context.addInitScript(noteFrames);
    await settleIn(page, player, '/member');
    await expect(page.getByText(player.nickname).first()).toBeVisible();
    const other = await context.newPage();
    await other.goto('/member');
    await page.goto('/faq');
    await logOut(other);
    await expect(balance(other)).toHaveCount(0);
    await other.evaluate(() => localStorage.removeItem('frames'));
    await page.bringToFront();
    await page.evaluate(() => void setTimeout(() => history.back()));

    const frames = () => other.evaluate(() => JSON.parse(localStorage.getItem('frames') ?? '[]') as string[]);
    await expect.poll(async () => (await frames()).length, { timeout: 15_000 }).toBe(20);
    expect((await frames()).join()).not.toContain(player.nickname);
  },
);

test('a login elsewhere stops a pending deposit with a message, and takes over this tab (F3)', async ({
  page,
  context,
  player,
}) => {
  await enterAs(page, player);
  await page.goto('/wallets');
  await sandbox.hang('createRecharge', 'before');
  const since = Date.now();
  await page.getByRole('radio', { name: /₱500\.00/ }).check();
  await page.getByRole('button', { name: 'Deposit', exact: true }).click();
  await expect.poll(() => received('createRecharge', since)).toBe(1);

  // This tab learns nothing until the next player is logged in: its worker is blocked, which a hidden page tolerates.
  await page.evaluate(() => Object.defineProperty(document, 'visibilityState', { value: 'hidden' }));
  const next = await sandbox.newPlayer();
  let release = () => {};
  await page.route('**/held', (route) => new Promise<void>((done) => (release = () => done(route.abort()))));
  const [worker] = page.workers();
  void worker!
    .evaluate(() => {
      const waiting = new XMLHttpRequest();
      waiting.open('GET', '/held', false);
      waiting.send();
    })
    .catch(() => {});
  const other = await context.newPage();
  await other.goto('/member');
  await logOut(other);
  await logIn(other, next);
  release();
  await expect(page.getByText(/We stopped what was in progress/)).toBeVisible();
  await expect(page).toHaveURL(/\/$/);
  await page.goto('/member');
  await expect(page.getByText(next.nickname).first()).toBeVisible();
  expect(await received('createRecharge', since)).toBe(1);
});

test('a log-out interrupted by a crash completes before the next page shows anything (F6)', async ({
  page,
  player,
}) => {
  await enterAs(page, player);
  // The device's state when everything ends right after the first step of a log-out.
  await page.evaluate(async () => {
    localStorage.setItem('player.search.history', '["secret"]');
    const vault = await new Promise<IDBDatabase>((done) => {
      const opening = indexedDB.open('keyval-store');
      opening.addEventListener('success', () => done(opening.result));
    });
    const store = vault.transaction('keyval', 'readwrite').objectStore('keyval');
    const reading = store.get('vault');
    reading.addEventListener('success', () =>
      store.put({ ...(reading.result as object), token: '', userId: 0, wiping: true }, 'vault'),
    );
    await new Promise((done) => store.transaction.addEventListener('complete', done));
    vault.close();
  });
  await page.goto('/');
  await expect(page.getByRole('button', { name: 'Log in' }).first()).toBeVisible();
  const left = () =>
    page.evaluate(async () => [
      ...(await indexedDB.databases()).map(({ name }) => name!).filter((name) => name.includes('player')),
      ...Object.keys(localStorage).filter((name) => name.startsWith('player.')),
    ]);
  await expect.poll(left).toEqual([]);
});

test('when the leading tab crashes another leads within 2 s (F8)', async ({ page, context, player }) => {
  await enterAs(page, player);
  await broughtAlong(page, 'player');
  const other = await context.newPage();
  await other.goto('/');
  await expect(balance(other)).toBeVisible();
  // A crash may also end the service worker, and lose the files and pictures that it was about to answer with.
  await broughtAlong(other, 'player');
  const first = await leader(other);
  await deliverOverheard(page);
  const crashed = page.waitForEvent('crash');
  const debuggers = await context.newCDPSession(page);
  void debuggers.send('Page.crash').catch(() => {});
  await crashed;
  await expect.poll(async () => [undefined, first].includes(await leader(other)), { timeout: 2_000 }).toBe(false);
  await page.close();
});
