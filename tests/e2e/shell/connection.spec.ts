import type { Page } from 'playwright/test';
import { expect, test } from '#tests/network/test.ts';
import { leastOf, lobbyAfter, markLobby, tapTook, watchTap } from '../support/pageClock.ts';
import { enter, settleIn } from '../support/perlas.ts';
import { sandbox } from '../support/sandbox.ts';
import { broughtAlong } from '../support/rest.ts';

const balance = (page: Page) => page.getByRole('status', { name: 'Balance' });
const link = (page: Page, name: string) => page.getByRole('link', { name, exact: true });
const like = (page: Page) =>
  page
    .getByRole('main')
    .getByRole('button', { name: /^Like / })
    .first();

/** The dialogs opened so far, and the toasts with their times. */
interface PatchMessage {
  dialogs: string[];
  toasts: { text: string; at: number }[];
}

test('a flapping network causes no dialog and no flood of toasts, and every event arrives (A15)', async ({
  page,
  player,
  network,
  watch,
}) => {
  // A player who has deposited isn't asked for limits before depositing.
  await sandbox.pay(player, 50_000);
  await settleIn(page, player, '/');
  await page.evaluate(() => {
    const dialogs: string[] = [];
    const toasts: { text: string; at: number }[] = [];
    let toast = '';
    Object.assign(globalThis, { told: { dialogs, toasts } });
    const look = () => {
      for (const dialog of document.querySelectorAll('dialog[open]')) dialogs.push(dialog.textContent ?? '');
      const text = document.querySelector('output[popover]')?.textContent ?? '';
      if (text && text !== toast) toasts.push({ text, at: Date.now() });
      toast = text;
    };
    new MutationObserver(look).observe(document.body, {
      subtree: true,
      childList: true,
      attributes: true,
      characterData: true,
    });
  });
  const before = watch.tracked('screen_view');
  await network('flapping');
  for (const name of ['Wallet', 'Home', 'Me', 'Home', 'Wallet', 'Home']) {
    const from = page.url();
    await link(page, name).first().click();
    await expect.poll(() => page.url()).not.toBe(from);
  }
  await network('free');
  const { dialogs, toasts } = await page.evaluate(() => (globalThis as unknown as { told: PatchMessage }).told);
  expect(dialogs).toEqual([]);
  for (const [i, { at }] of toasts.entries()) expect(at - (toasts[i - 1]?.at ?? 0)).toBeGreaterThanOrEqual(10_000);
  expect(watch.tracked('screen_view')).toBeGreaterThan(before);
});

test('offline events are sent within 2 s of a network return that only the page detects (A17)', async ({
  page,
  player,
  network,
  watch,
}) => {
  await settleIn(page, player, '/');
  await network('offline');
  const before = watch.tracked('screen_view');
  await link(page, 'Me').first().click();
  await expect.poll(() => watch.tracked('screen_view')).toBeGreaterThan(before);
  const since = Date.now();
  await network('free');
  const events = async () => (await sandbox.received('anonymous/appEventLogClient', since))[0]?.time;
  await expect.poll(events).toBeDefined();
  // A round begins every 2 s; half a second more is for the machine.
  expect((await events())! - since).toBeLessThan(2_500);
});

test('a request that takes longer than two seconds is shown as slow until it is answered (I6)', async ({
  page,
  player,
  faults,
}) => {
  await settleIn(page, player, '/member');
  const slowly = faults.on('betRecordReport', { delay: 4_000 });
  const word = page.getByText('Slow connection. Still loading…');
  await page.goto('/member/report');
  await slowly.met();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(word).toBeVisible();
  await expect(word).toHaveCount(0);
  await expect(page.getByRole('region', { name: 'Your play' })).toBeVisible();
});

/** Sums up all layout shifts of the page, earlier ones and those after a tap included. */
const watchMoves = (page: Page) =>
  page.evaluate(() => {
    const moved = { by: 0 };
    Object.assign(globalThis, { moved });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) moved.by += (entry as PerformanceEntry & { value: number }).value;
    }).observe({ type: 'layout-shift', buffered: true });
  });
const moved = (page: Page) => page.evaluate(() => (globalThis as unknown as { moved: { by: number } }).moved.by);

/** Time from a tap until a page with stored code is shown, even while waiting for data, milliseconds. */
const skeleton = 100;

test.describe('measured alone', () => {
  test.use({ alone: true });

  test('on slow-2g an installed app opens the lobby, and the wallet in 100 ms, without shifts (A18)', async ({
    page,
    player,
    network,
  }) => {
    test.setTimeout(90_000);
    await settleIn(page, player, '/wallets');
    await network('slow-2g');
    const tap = async () => {
      await page.goto('/');
      await expect(like(page)).toBeVisible();
      await watchMoves(page);
      await watchTap(page, 'Wallet');
      await link(page, 'Wallet').first().click();
      await expect(page.getByRole('heading', { level: 1, name: 'Wallet' })).toBeVisible();
      expect(await moved(page)).toBeLessThan(0.1);
      return tapTook(page);
    };
    expect(await leastOf(3, tap)).toBeLessThanOrEqual(skeleton);
  });
});

test('a captive portal is named as such and costs neither session nor data (A19)', async ({
  page,
  player,
  network,
}) => {
  await settleIn(page, player, '/');
  await expect(balance(page)).toHaveText('₱0.00');
  await network('captive');
  await page.reload();
  await expect(page.getByText('Sign in to this Wi-Fi first.')).toBeVisible();
  await expect(like(page)).toBeVisible();
  await expect(balance(page)).toHaveText('₱0.00');
  await network('free');
  await page.reload();
  await expect(page.getByText('Sign in to this Wi-Fi first.')).toHaveCount(0);
  await expect(balance(page)).toHaveText('₱0.00');
});

test.describe('measured alone', () => {
  test.use({ alone: true });

  test('without responses an installed app shows its data at once, then a notice, no dialog (O-06)', async ({
    page,
    player,
    network,
  }) => {
    await page.addInitScript(markLobby);
    await settleIn(page, player, '/');
    await network('blackhole');
    const start = async () => {
      await page.reload({ waitUntil: 'commit' });
      return lobbyAfter(page);
    };
    expect(await leastOf(3, start)).toBeLessThan(1_000);
    await expect(balance(page)).toHaveText(/₱0\.00/);
    await expect(page.getByText(/^Our server isn’t responding, as of /)).toBeVisible({ timeout: 20_000 });
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });
});

test('without responses a log-in shows one dialog after 10 s, and no other appears (A10)', async ({
  page,
  player,
  network,
}) => {
  await enter(page);
  await page.goto('/auth/login?type=account');
  await broughtAlong(page, 'visitor');
  await page.getByRole('textbox', { name: 'Username' }).fill(player.account);
  await page.getByRole('textbox', { name: 'Password' }).fill(player.password);
  await network('blackhole');
  const since = Date.now();
  await page.getByRole('button', { name: 'Log in', exact: true }).click();
  await expect(page.getByRole('dialog', { name: 'Tips' })).toBeVisible({ timeout: 20_000 });
  expect(Date.now() - since).toBeGreaterThanOrEqual(10_000);
  await expect(page.getByRole('dialog')).toHaveCount(1);
});
