import type { Locator, Page } from 'playwright/test';
import type { Clock } from '#tests/network/clock.ts';
import { expect, test } from '#tests/network/test.ts';
import { violations } from '../support/axe.ts';
import { enter, settleIn } from '../support/perlas.ts';
import { limit, press, rgPage } from '../support/protecting.ts';
import { openSlot, over, play, reading, spin } from '../support/slot.ts';
import { sandbox, type NewPlayer } from '../support/sandbox.ts';
import { quiet } from '../support/rest.ts';

const peso = 100;
const minute = 60_000;
const second = 1_000;
const hour = 3_600;
/** The deposit. */
const deposit = 500 * peso;

const look = (page: Page) => page.getByRole('dialog', { name: 'Reality check' });
const calm = (page: Page) =>
  page.getByRole('heading', { level: 1, name: /^You (are taking a break|have excluded yourself)$/ });
const takeBreak = ({ token }: NewPlayer) =>
  sandbox.call('selfExclude', { type: 1, hours: 24, requestId: crypto.randomUUID() }, token);

/** Passes one second at a time, so that answers can arrive, until something is visible. */
const passUntil = (clock: Clock, seen: Locator) =>
  expect(async () => {
    await clock.pass(second);
    await expect(seen).toBeVisible({ timeout: 200 });
  }).toPass({ timeout: 40_000 });

/** Makes a page take itself for visible, or hidden. */
const see = (page: Page, state: DocumentVisibilityState) =>
  page.evaluate((value) => {
    Object.defineProperty(document, 'visibilityState', { value, configurable: true });
    document.dispatchEvent(new Event('visibilitychange'));
  }, state);

test.beforeEach(() => test.setTimeout(90_000));

test('a warning shows five minutes and one before the daily limit, then the game ends (SX-04)', async ({
  page,
  player,
  clock,
  faults,
}) => {
  await limit(player, 'session', 'day', 15);
  const said = { state: 0, realityMin: 60, playSec: 9 * 60, leftSec: 6 * 60, stop: false };
  faults.on('rgState', { body: { errcode: 0, ...said } });
  // The operator's clock doesn't advance in this test.
  faults.on('online', { status: 500 });
  await clock.start();
  await play(page, player);
  const notice = (text: string) => page.getByRole('status').filter({ hasText: text });
  await expect(notice('of play')).toHaveCount(0);
  await clock.pass(minute, 5 * second);
  await expect(notice('5 minutes of play left today.')).toBeVisible();
  await clock.pass(4 * minute, 5 * second);
  await expect(notice('1 minute of play left today.')).toBeVisible();
  await expect(spin(page)).toBeVisible();
  expect(await violations(page)).toEqual([]);
  await clock.pass(minute - 10 * second, 5 * second);
  await passUntil(clock, over(page));
  await expect(page.getByRole('alert')).toContainText(/Daily play time limit of 15 minutes reached.* again from/);
  await expect(page.locator('iframe')).toHaveCount(0);
  await expect.poll(async () => (await sandbox.received('exitGame')).length).toBeGreaterThan(0);
});

test('the reality check leads out of the game or to the history (SX-05)', async ({ page, player, clock }) => {
  await limit(player, 'reality', 'none', 15);
  await clock.start();
  await play(page, player);
  await clock.sleep(15 * minute + 10 * second);
  const since = Date.now();
  await look(page).getByRole('button', { name: 'Stop playing' }).click();
  await expect(page).toHaveURL(/\/$/);
  await expect.poll(async () => (await sandbox.received('exitGame', since)).length).toBe(1);
  expect(await sandbox.received('rgAck', since)).toHaveLength(1);

  await openSlot(page);
  await expect(look(page)).toHaveCount(0);
  await clock.sleep(15 * minute + 10 * second);
  await look(page).getByRole('button', { name: 'See history' }).click();
  await expect(page).toHaveURL(/\/member\/report/);
  await expect.poll(async () => (await sandbox.received('exitGame', since)).length).toBe(2);
});

test('a worker replaced in a game goes on counting, and another tab leaves that game alone (RG-13, SX-05)', async ({
  page,
  context,
  player,
  clock,
  worker,
}) => {
  await limit(player, 'reality', 'none', 15);
  await clock.start();
  await play(page, player);
  const since = Date.now();
  const left = async () => (await sandbox.received('exitGame', since)).length;
  await worker.kill();
  const other = await context.newPage();
  await other.goto('/');
  await expect(other.getByRole('status', { name: 'Balance' })).toBeVisible();
  for (const each of [other, page]) await quiet(each);
  expect(await left()).toBe(0);
  await clock.sleep(15 * minute + 10 * second);
  // A timer that the new worker set before its clock was planted keeps real time.
  await expect(look(page)).toBeVisible({ timeout: 30_000 });
  await look(page).getByRole('button', { name: 'Stop playing' }).click();
  await expect.poll(left).toBe(1);
});

test('after a long day of play breaks are suggested, one tap away (RG-27)', async ({ page, player, clock, faults }) => {
  await limit(player, 'reality', 'none', 15);
  await clock.start();
  await play(page, player);
  await clock.sleep(15 * minute + 10 * second);
  await expect(look(page)).toBeVisible();
  await expect(look(page).getByRole('button', { name: 'Take a break' })).toHaveCount(0);
  await look(page).getByRole('button', { name: 'Continue playing' }).click();

  const told = await sandbox.call<{ today: object }>('rgSession', {}, player.token);
  faults.on('rgSession', { body: { ...told, today: { ...told.today, playSec: 3 * hour + 60 } } });
  await clock.sleep(15 * minute + 10 * second);
  await expect(look(page).getByText('You’ve played for 3 hours today.')).toBeVisible();
  expect(await violations(page)).toEqual([]);
  await look(page).getByRole('button', { name: 'Take a break' }).click();
  await expect(page).toHaveURL(`${rgPage}?part=break`);
  await expect(page.getByRole('button', { name: 'Start the break' })).toBeVisible();
});

test('a break begun on another device ends play here with the next heartbeat (SX-06, RG-20)', async ({
  page,
  player,
  clock,
  watch,
}) => {
  await clock.start();
  await play(page, player);
  const other = await watch.elsewhere();
  await settleIn(other, player, `${rgPage}?part=break`);
  await press(other, 'Start the break');
  await expect(other.getByRole('heading', { name: 'Your break has started' })).toBeVisible();
  await clock.pass(minute - 15 * second, 5 * second);
  await passUntil(clock, calm(page));
  await expect(page.locator('iframe')).toHaveCount(0);
  await expect(page.getByText('Your limits don’t allow this now.')).toHaveCount(0);
});

test('a break begun on another device closes the lobby once the player returns to it (SX-06, RG-20)', async ({
  page,
  player,
  watch,
}) => {
  // A bet that is not accepted.
  watch.expectLines(/409 \(Conflict\)/);
  await settleIn(page, player, '/');
  await see(page, 'hidden');
  await takeBreak(player);
  await see(page, 'visible');
  await expect(calm(page)).toBeVisible();
  await expect(page.getByRole('navigation', { name: 'Main' })).toHaveCount(0);
});

test('a deposit made during a game does not count as a win (GA-16, RG-11)', async ({ page, player }) => {
  await play(page, player);
  await expect(reading(page, 'Session result')).toHaveText('₱0.00');
  const { payUrl } = await sandbox.order(player, deposit);
  await sandbox.settleOrder(payUrl);
  await see(page, 'hidden');
  await see(page, 'visible');
  await expect(page.getByRole('status', { name: 'Balance' }).first()).toHaveText('₱525.00');
  await expect(reading(page, 'Session result')).toHaveText('₱0.00');
  await sandbox.rule({ luck: 'none' });
  await spin(page).click();
  await expect(reading(page, 'Session result')).toHaveText('−\u2060₱1.00');
});

test.describe('with all popups enabled', () => {
  test.use({ popups: true });

  test('a player on a break sees no popup, dot, bubble or offer, and no view is reported (SX-08)', async ({
    page,
    player,
    clock,
    watch,
  }) => {
    await takeBreak(player);
    await clock.start();
    await enter(page, '/auth/login?type=account');
    const before = ['banner_view', 'popup_shown', 'game_card_view'].map(watch.tracked);
    await page.getByRole('textbox', { name: 'Username' }).fill(player.account);
    await page.getByRole('textbox', { name: 'Password' }).fill(player.password);
    await page.getByRole('button', { name: 'Log in', exact: true }).click();
    await expect(calm(page)).toBeVisible();
    for (const path of ['/', '/bonus', '/wallets?name=withdraw']) {
      await page.goto(path);
      await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
      await quiet(page);
      await clock.pass(10 * second, 2 * second);
      await expect(page.getByRole('dialog')).toHaveCount(0);
      await expect(page.getByRole('navigation')).toHaveCount(0);
      await expect(page.getByRole('complementary')).toHaveCount(0);
      await expect(page.getByText(/waits for you|bonus/i).filter({ visible: true })).toHaveCount(0);
    }
    // The wallet, which still allows withdrawals, has a Back button.
    await page.getByRole('button', { name: 'Back', exact: true }).click();
    await expect(calm(page)).toBeVisible();
    expect(['banner_view', 'popup_shown', 'game_card_view'].map(watch.tracked)).toEqual(before);
  });
});
