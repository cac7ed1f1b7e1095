import type { Page } from 'playwright/test';
import { expect, test } from '#tests/network/test.ts';
import { violations } from '../support/axe.ts';
import { accept, enterAs } from '../support/perlas.ts';
import { sandbox, type NewPlayer } from '../support/sandbox.ts';
import { goOffline } from '../support/rest.ts';

const address = '/activity/jackpot';
/** The deposit that granted chances wait for, hundredths. */
const deposit = 20_000;
/** Results of the wheel's table (`sandbox/operator/jackpot/awards.ts`): twenty pesos, fifty, and the Minor jackpot. */
const results = { twenty: 6, fifty: 8, minor: 50_003 };
/** Timeouts of a whole turn of the wheel, and of the tiers' wheel, milliseconds. */
const turn = { timeout: 20_000 };
const tiersTurn = { timeout: 25_000 };

const spin = (page: Page) => page.getByRole('button', { name: 'SPIN', exact: true });
const prize = (page: Page) => page.getByRole('dialog', { name: 'You got' });
const opened = async (page: Page) => {
  await page.goto(address);
  await expect(page.getByText('Your spin is ready')).toBeVisible();
};

/** Logs in a player with chances to draw, and sets the next results. */
async function ready(page: Page, player: NewPlayer, { chances = 1, next = [results.twenty] } = {}) {
  await sandbox.pay(player, deposit);
  await sandbox.giveDrawChances(player, chances);
  await sandbox.draw('jackpot', ...next);
  await enterAs(page, player);
  await opened(page);
}

/** The number of draws received since a time; copies of one act count once. */
const drawnSince = async (since: number) =>
  new Set((await sandbox.received('receiveDrawChance', since)).map(({ requestId }) => requestId)).size;

test('odds show before the draw, and one tap draws once, with its prize in record and ranking (JP-01, JP-11, S-08)', async ({
  page,
  player,
}) => {
  await ready(page, player);
  await expect(page.getByRole('table', { name: 'Odds' }).getByRole('row')).toHaveCount(14);
  await expect(page.getByRole('region', { name: 'Jackpots' }).getByRole('listitem')).toHaveCount(4);
  await expect(page.getByRole('region', { name: 'Prize wheel' }).getByRole('listitem')).toHaveCount(10);
  expect(await violations(page)).toEqual([]);
  const since = Date.now();
  await spin(page).dblclick();
  await expect(prize(page).getByText('₱20.00')).toBeVisible(turn);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('status', { name: 'Balance' })).toContainText('₱220.00');
  await expect(page.getByText('Unlock today’s spin below')).toBeVisible();
  expect(await drawnSince(since)).toBe(1);
  await page.getByRole('button', { name: 'Record', exact: true }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('columnheader')).toHaveText(['Rewards', 'Time']);
  await expect(dialog.getByRole('cell').first()).toHaveText('₱20.00');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Ranking', exact: true }).click();
  await expect(dialog.getByRole('columnheader').filter({ visible: true }).first()).toHaveText('Ranking');
  await expect(dialog.getByRole('table', { name: 'You' })).toContainText('₱20.00');
  expect(await violations(page)).toEqual([]);
});

test('without a chance SPIN draws nothing and shows what is missing, with links (S-05, JP-03)', async ({
  page,
  player,
}) => {
  await enterAs(page, player);
  await page.goto(address);
  const need = page.getByRole('region', { name: 'For today’s spin' });
  await expect(need).toContainText('Deposit ₱100.00 more');
  await expect(need.getByRole('link', { name: 'Deposit' })).toHaveAttribute('href', '/wallets');
  await expect(need.getByRole('link', { name: 'Games' })).toHaveAttribute('href', '/');
  const since = Date.now();
  await spin(page).click();
  await expect(page.getByRole('status').filter({ hasText: 'Deposit ₱100.00 more' })).toBeVisible();
  expect(await drawnSince(since)).toBe(0);
});

test('two winners take turns in “LUCKY GUY”, also after a tap on them (JP-05, K-04)', async ({ page, player }) => {
  for (const name of ['first', 'second']) {
    const other = name === 'first' ? player : await sandbox.newPlayer(Date.now());
    await sandbox.giveDrawChances(other, 1);
    await sandbox.call('receiveDrawChance', { requestId: crypto.randomUUID() }, other.token);
  }
  await enterAs(page, player);
  await page.goto(address);
  const winners = page.getByRole('region', { name: 'LUCKY GUY' }).getByRole('list');
  await expect(winners.getByRole('listitem')).not.toHaveCount(0);
  const placed = () => winners.evaluate((list) => Math.round(list.scrollTop));
  const places = new Set<number>();
  const turns = async (most: number) => {
    places.clear();
    await expect.poll(async () => places.add(await placed()).size, { timeout: 9_000 }).toBeGreaterThanOrEqual(most);
  };
  await turns(2);
  await winners.click();
  await page.mouse.move(0, 0);
  await turns(2);
});

test('a tier shows the second wheel, which closes by itself, and wins its whole pool (S-09, M-12)', async ({
  page,
  player,
}) => {
  await ready(page, player, { next: [results.minor] });
  await spin(page).click();
  const second = page.getByRole('dialog', { name: 'Jackpot!' });
  await expect(second).toBeVisible(turn);
  expect(await violations(page)).toEqual([]);
  await expect(second.getByRole('paragraph')).toHaveText(/^Minor jackpot: ₱/, turn);
  // The dialog of the prize has the same name.
  await expect(second.getByText(/^Minor jackpot: ₱/).first()).toBeHidden({ timeout: 4_000 });
  await expect(page.getByRole('dialog', { name: 'Jackpot!' }).getByText('Minor jackpot')).toBeVisible(tiersTurn);
});

test('a draw with a lost response is looked up by itself, lands, and is never repeated (JP-07)', async ({
  page,
  player,
  faults,
}) => {
  test.setTimeout(90_000);
  await ready(page, player, { chances: 2, next: [results.twenty, results.fifty] });
  const since = Date.now();
  const lost = faults.on({ call: 'receiveDrawChance' }, { reset: 'unanswered' });
  const outage = faults.on({ call: 'operationStatus' }, { status: 502 });
  await spin(page).click();
  await expect(page.getByRole('heading', { name: 'Checking status' })).toBeVisible(turn);
  await expect(page.locator('[data-lit]')).toHaveCount(0);
  expect(await violations(page)).toEqual([]);
  lost.end();
  outage.end();
  await expect(prize(page).getByText('₱20.00')).toBeVisible({ timeout: 30_000 });
  expect(await drawnSince(since)).toBe(1);
});

test('after a reload during the spin the record shows the prize, and nothing is drawn again (H6, S-10)', async ({
  page,
  player,
}) => {
  await ready(page, player, { chances: 2, next: [results.twenty, results.fifty] });
  const since = Date.now();
  await spin(page).click();
  await expect.poll(() => drawnSince(since)).toBe(1);
  await page.reload();
  await expect(prize(page).getByText('₱20.00')).toBeVisible(turn);
  await page.keyboard.press('Escape');
  await page.reload();
  await expect(spin(page)).toBeVisible();
  await expect(prize(page)).toHaveCount(0);
  expect(await drawnSince(since)).toBe(1);
});

test('after leaving during the spin the prize shows when the wheel is opened next (H6)', async ({ page, player }) => {
  await ready(page, player, { chances: 2 });
  const since = Date.now();
  await spin(page).click();
  await expect.poll(() => drawnSince(since)).toBe(1);
  await page.getByRole('button', { name: 'Back' }).click();
  await expect(page).not.toHaveURL(address);
  await page.goto(address);
  await expect(prize(page).getByText('₱20.00')).toBeVisible(turn);
  expect(await drawnSince(since)).toBe(1);
});

test('a worker killed during the spin leaves one draw, whose prize is shown (JP-07)', async ({
  page,
  player,
  faults,
  worker,
}) => {
  test.setTimeout(90_000);
  await ready(page, player, { chances: 2, next: [results.twenty, results.fifty] });
  const since = Date.now();
  const held = faults.on({ call: 'receiveDrawChance' }, { hang: 'unanswered' });
  await spin(page).click();
  await held.met();
  await worker.kill();
  held.end();
  await expect(prize(page).getByText('₱20.00')).toBeVisible({ timeout: 30_000 });
  expect(await drawnSince(since)).toBe(1);
});

test('two tabs with one chance: one draws, the other shows why it can’t (JP-08)', async ({ page, context, player }) => {
  await ready(page, player);
  const other = await context.newPage();
  await opened(other);
  const since = Date.now();
  await page.bringToFront();
  await spin(page).click();
  await expect.poll(() => drawnSince(since)).toBe(1);
  await other.bringToFront();
  await expect(spin(other)).not.toHaveAttribute('aria-busy', 'true');
  await spin(other).click();
  await expect(other.getByRole('status').filter({ hasText: /\(1004\)|Bet ₱500\.00 more/ })).toBeVisible();
  await page.bringToFront();
  await expect(prize(page).getByText('₱20.00')).toBeVisible(turn);
});

test('a refusal stops the wheel without a mark, with its code, and a break closes it (JP-06)', async ({
  page,
  player,
}) => {
  await ready(page, player);
  for (const [code, text] of [
    [1002, 'The jackpot is closed (1002)'],
    [429, 'The spin failed with code 429'],
  ] as const) {
    await sandbox.error('receiveDrawChance', { code, times: 1 });
    await spin(page).click();
    await expect(page.getByRole('status').filter({ hasText: text })).toBeVisible();
    await expect(page.locator('[data-lit]')).toHaveCount(0);
    await expect(spin(page)).not.toHaveAttribute('aria-busy', 'true');
    await opened(page);
  }
  await sandbox.error('getJackpotDrawInfo', { code: 5001 });
  await page.reload();
  await expect(page.getByText('Play is paused for now')).toBeVisible();
});

test('with reduced motion the result shows at once (players B12)', async ({ page, player }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await ready(page, player);
  await spin(page).click();
  await expect(prize(page).getByText('₱20.00')).toBeVisible({ timeout: 3_000 });
});

test('offline the figures show with their age, and SPIN says what it needs (JP-04)', async ({
  page,
  context,
  player,
}) => {
  await ready(page, player);
  await goOffline(page, 'player');
  await expect(page.getByText('Some buttons here need a connection.')).toBeVisible();
  await expect(page.getByText(/^Offline, as of/)).toBeVisible();
  await expect(spin(page)).toHaveAccessibleDescription('This needs a connection.');
  await spin(page).click();
  await expect(page.getByText('This needs a connection.', { exact: true })).toHaveCount(2);
  expect(await violations(page)).toEqual([]);
  await context.setOffline(false);
});

test('a visitor sees wheel and odds, and can log in (Q-20)', async ({ page }) => {
  await page.goto(address);
  await accept(page);
  await expect(page.getByRole('table', { name: 'Odds' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Log in' })).toHaveAttribute('href', '/auth/login');
  await expect(spin(page)).toHaveCount(0);
});
