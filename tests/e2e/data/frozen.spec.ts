import { setTimeout as pause } from 'node:timers/promises';
import type { BrowserContext, Page } from 'playwright/test';
import { expect, test } from '#tests/network/test.ts';
import { enterAs } from '../support/perlas.ts';
import { openSlot, reading } from '../support/slot.ts';
import { sandbox, type NewPlayer } from '../support/sandbox.ts';

/**
 * Longer than a request may take, and shorter than a page waits for its worker, which the checker measures in real time
 * (I7); milliseconds.
 */
const heldStill = 45_000;

const balance = (page: Page) => page.getByRole('status', { name: 'Balance' });

/** Stops the processes of all pages and their workers for this long, as a system short of memory does. */
async function holdStill(context: BrowserContext) {
  const browser = await context.browser()!.newBrowserCDPSession();
  const { processInfo } = await browser.send('SystemInfo.getProcessInfo');
  const pages = processInfo.filter(({ type }) => type === 'renderer').map(({ id }) => id);
  for (const each of pages) process.kill(each, 'SIGSTOP');
  await pause(heldStill);
  for (const each of pages) process.kill(each, 'SIGCONT');
}

/** Opens a player's wallet and chooses the amount of a deposit. */
async function beforeDeposit(page: Page, player: NewPlayer) {
  await enterAs(page, player);
  await page.goto('/wallets');
  await page.getByRole('radio', { name: /₱500\.00/ }).check();
}

/** Taps "Deposit" while the operator hangs before or after processing it; resolves when it has the request. */
async function deposit(page: Page, hanging: 'before' | 'after') {
  const since = Date.now();
  await sandbox.hang('createRecharge', hanging, 1);
  await page.getByRole('button', { name: 'Deposit', exact: true }).click();
  await expect.poll(() => sandbox.received('createRecharge', since)).toHaveLength(1);
}

/** The seconds shown by a game's clock. */
async function inPlay(page: Page) {
  const [h, m, s] = (await reading(page, 'Session time').innerText()).split(':').map(Number);
  return h! * 3_600 + m! * 60 + s!;
}

/** The play time that the device counts towards the reality check, milliseconds. */
const counted = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<number>((done) => {
        const opening = indexedDB.open('keyval-store');
        opening.addEventListener('success', () => {
          const read = opening.result.transaction('keyval').objectStore('keyval').get('vault');
          read.addEventListener('success', () => {
            opening.result.close();
            done((read.result as { stint: { played: number } }).stint.played);
          });
        });
      }),
  );

test('after a long freeze money acts end with their true outcome, sent once, and play time counts (T10, I2, RG-12, RG-13) @long', async ({
  page,
  context,
  player,
  watch,
  baseURL,
}) => {
  test.setTimeout(heldStill + 90_000);
  const [never, done, playing] = [
    page,
    await watch.elsewhere({ baseURL: baseURL! }),
    await watch.elsewhere({ baseURL: baseURL! }),
  ];
  await enterAs(playing, await sandbox.newPlayer());
  await openSlot(playing);
  await beforeDeposit(done, await sandbox.newPlayer());
  await beforeDeposit(never, player);
  const playedBefore = await inPlay(playing);
  const since = Date.now();
  await deposit(done, 'after');
  await deposit(never, 'before');
  await holdStill(context);
  const thawed = Date.now();

  await expect(never.getByText('No order was created, and you were not charged.')).toBeVisible({ timeout: 30_000 });
  const order = done
    .getByText('Your ₱500.00 order was created.')
    .or(done.getByRole('button', { name: 'Pay', exact: true }));
  await expect(order.first()).toBeVisible({ timeout: 30_000 });
  expect(await sandbox.received('createRecharge', since)).toHaveLength(2);

  expect(await inPlay(playing)).toBeGreaterThanOrEqual(playedBefore + heldStill / 1_000);
  await expect.poll(() => counted(playing), { timeout: 15_000 }).toBeGreaterThanOrEqual(heldStill);
  for (const each of [never, playing]) await expect(balance(each).first()).toBeVisible();
  // At most one heartbeat per player, and none for the missed minute.
  const beats = async () => (await sandbox.received('online', thawed)).map(({ userId }) => userId);
  await expect.poll(beats, { timeout: 15_000 }).toContain(player.id);
  const beaten = await beats();
  expect(new Set(beaten).size).toBe(beaten.length);
});
