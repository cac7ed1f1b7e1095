import type { Page } from 'playwright/test';
import { expect, test } from '#tests/network/test.ts';
import { violations } from '../support/axe.ts';
import { keptOfPlayers } from '../support/kycSteps.ts';
import { enter, enterAs } from '../support/perlas.ts';
import { sandbox, type NewPlayer } from '../support/sandbox.ts';
import {
  begun,
  buyCards,
  endow,
  noPrize,
  pearlCard,
  sayAddress,
  scratchCards,
  standingOf,
} from '../support/shopping.ts';
import { goOffline } from '../support/rest.ts';

test.setTimeout(90_000);

const { points, diamond } = begun;
const standing = { points, diamond, cards: 0, scratched: 0 };

/** Each act of the shop: its page, its button, and what a player has after it took effect once. */
const acts = [
  {
    id: 'PT-01',
    call: 'pointsExchange',
    path: '/points',
    button: 'Exchange: 10 diamonds',
    after: { ...standing, points: points - 20, diamond: diamond + 10 },
  },
  {
    id: 'DI-01',
    call: 'diamondExchangeCoin',
    path: '/points?tab=diamond',
    button: 'Exchange',
    after: { ...standing, diamond: diamond - 100 },
  },
  {
    id: 'DI-02',
    call: 'diamondExchangeGoods',
    path: '/points?tab=diamond&goods=1',
    button: 'Order for 200 diamonds: Silver lottery ticket (5-in-1) × 1',
    after: { ...standing, diamond: diamond - 200 },
  },
  {
    id: 'DI-05',
    call: 'diamondExchangeScratchcard',
    path: '/points?tab=scratch',
    button: 'Buy · 20 diamonds: Perlas × 1',
    after: { ...standing, diamond: diamond - 20, cards: 1 },
  },
  {
    id: 'DI-06',
    call: 'scratchCardLottery',
    path: '/points?tab=scratch',
    button: 'Scratch: Perlas',
    before: async (player: NewPlayer) => {
      await buyCards(player, 2);
      await sandbox.draw(`card:${pearlCard}`, noPrize, noPrize);
    },
    after: { ...standing, diamond: diamond - 40, cards: 1, scratched: 1 },
  },
  {
    id: 'DI-07',
    call: 'receiveAddupAwardById',
    path: '/points?tab=scratch',
    button: 'Claim: For 10 cards: 50 diamonds',
    before: async (player: NewPlayer) => {
      await buyCards(player, 10);
      await scratchCards(player, 10);
    },
    after: { ...standing, diamond: diamond - 200 + 50, scratched: 10 },
  },
] as const;
type Act = (typeof acts)[number];

const press = (page: Page, { button }: Act) => page.getByRole('button', { name: button, exact: true }).click();
const idsOf = async ({ call }: Act, since: number) =>
  new Set((await sandbox.received(call, since)).map(({ requestId }) => requestId)).size;

/** Logs in a shopper and opens the page of an act. */
async function begin(page: Page, player: NewPlayer, act: Act) {
  await endow(player);
  if ('before' in act) await act.before(player);
  await enterAs(page, player);
  await page.goto(act.path);
  await expect(page.getByRole('button', { name: act.button, exact: true })).toBeEnabled();
}

for (const act of acts) {
  test(`${act.call} whose response is lost is looked up and takes effect once (${act.id})`, async ({
    page,
    player,
    faults,
  }) => {
    await begin(page, player, act);
    const since = Date.now();
    const lost = faults.on({ call: act.call }, { reset: 'unanswered' });
    await press(page, act);
    await lost.met();
    await expect(page.getByRole('heading', { name: 'Checking status' })).toBeVisible();
    lost.end();
    await expect(page.getByRole('heading', { name: 'Checking status' })).toHaveCount(0, { timeout: 40_000 });
    expect(await idsOf(act, since)).toBe(1);
    expect(await standingOf(player)).toEqual(act.after);
    if (act.call === 'scratchCardLottery') {
      await page.getByRole('button', { name: 'Reveal' }).click();
      await expect(page.getByText('No match this time')).toBeVisible();
    }
  });

  test(`${act.call} whose tab closes midway is found by the next and takes effect once (${act.id})`, async ({
    page,
    context,
    player,
  }) => {
    await begin(page, player, act);
    const other = await context.newPage();
    await other.goto(act.path);
    await expect(other.getByRole('button', { name: act.button, exact: true })).toBeEnabled();
    await sandbox.hang(act.call, 'after', 1);
    const since = Date.now();
    await press(page, act);
    await expect.poll(() => idsOf(act, since)).toBe(1);
    await expect(other.getByRole('button', { name: act.button, exact: true })).toBeDisabled();
    await page.close();
    await expect(other.getByRole('heading', { name: 'Checking status' })).toHaveCount(0, {
      timeout: 40_000,
    });
    await expect.poll(() => standingOf(player)).toEqual(act.after);
    expect(await idsOf(act, since)).toBe(1);
  });
}

test('goods need a full address, are ordered once and can be tracked (DI-02, DI-03, DI-04, V-26)', async ({
  page,
  player,
}) => {
  await endow(player);
  await enterAs(page, player);
  await page.goto('/points?tab=diamond&goods=4');
  const order = page.getByRole('button', { name: 'Order for 1,500 diamonds: Perlas umbrella × 1' });
  await expect(order).toHaveAccessibleDescription('Add a delivery address first.');
  await page.getByRole('link', { name: 'Add address' }).click();
  await page.getByRole('textbox', { name: 'Full name' }).fill('María Santos');
  await page.getByRole('textbox', { name: 'Mobile number' }).fill('+63 917 555 0101');
  const choose = (field: string, name: string) => page.getByRole('combobox', { name: field }).selectOption(name);
  await choose('Region', 'Region VII (Central Visayas)');
  await choose('Province or city', 'Bohol');
  await choose('City or municipality', 'Dauis');
  await choose('Barangay', 'Totolan');
  await page.getByRole('textbox', { name: 'House no., street' }).fill('7 Baybayin Road');
  await page.getByRole('textbox', { name: 'ZIP code' }).fill('633');
  await page.getByRole('button', { name: 'Save address' }).click();
  await expect(page.getByText('Enter 4 digits')).toBeVisible();
  expect(await violations(page)).toEqual([]);
  await page.getByRole('textbox', { name: 'ZIP code' }).fill('6339');
  await page.getByRole('button', { name: 'Save address' }).click();
  await expect(page.getByText('7 Baybayin Road, Totolan, Dauis, Bohol')).toBeVisible();
  const since = Date.now();
  await order.dblclick();
  await expect(page).toHaveURL('/points?tab=diamond&view=orders');
  const placed = page.getByRole('region', { name: /^Perlas umbrella/ });
  await expect(placed).toContainText('Placed');
  await sandbox.aheadBy(40_000);
  await page.reload();
  await expect(placed).toContainText('Shipped');
  await expect(placed).toContainText(/Isla Express IX/);
  expect(await sandbox.received('diamondExchangeGoods', since)).toHaveLength(1);
  expect((await standingOf(player)).diamond).toBe(diamond - 1_500);
  await page.goto('/points?tab=diamond&goods=4');
  await expect(order).toHaveAccessibleDescription('You’ve reached the limit');

  await test.step('the address is nowhere on the device', async () => {
    const kept =
      (await keptOfPlayers(page)) + (await page.evaluate(() => JSON.stringify([localStorage, sessionStorage])));
    expect(kept).toContain('Perlas umbrella');
    for (const part of ['Baybayin', 'Totolan', 'Dauis', '09175550101', 'Santos']) expect(kept).not.toContain(part);
  });
});

test('a cancelled order says that the diamonds are back, and they are (DI-03)', async ({ page, player }) => {
  await endow(player);
  await sayAddress(player);
  await sandbox.rule({ delivery: { packAfter: 0, sendAfter: 0, endAfter: 0, end: 'refused' } });
  await enterAs(page, player);
  await page.goto('/points?tab=diamond&goods=4');
  await page.getByRole('button', { name: /^Order for 1,500 diamonds/ }).click();
  await expect(page.getByRole('region', { name: 'Perlas umbrella, Canceled' })).toContainText(
    'Your diamonds were returned.',
  );
  await sandbox.rule({});
  expect(await standingOf(player)).toEqual(standing);
  await page.goto('/points?tab=diamond');
  await expect(page.getByRole('status', { name: 'Diamonds' })).toContainText('3,000');
});

test('the card and diamond logs load page by page (DI-08)', async ({ page, player }) => {
  await endow(player);
  for (let each = 0; each < 3; each++) await buyCards(player, 10);
  await scratchCards(player, 25);
  await enterAs(page, player);
  await page.goto('/points?tab=log');
  await page.getByRole('combobox', { name: 'Show history of' }).selectOption('Scratch cards');
  await expect(page.getByText('25 records')).toBeVisible();
  const rows = page.getByRole('listitem');
  await expect
    .poll(async () => {
      await rows.last().scrollIntoViewIfNeeded();
      return rows.count();
    })
    .toBe(25);
  await page.getByRole('combobox', { name: 'Show history of' }).selectOption('Diamonds');
  await expect(page.getByText('Purchase')).toHaveCount(3);
});

test('a visitor sees what the shop is and is led to log in (Q-20)', async ({ page }) => {
  await enter(page, '/points?tab=scratch');
  await expect(page.getByText('Earn points as you play.')).toBeVisible();
  expect(await violations(page)).toEqual([]);
  await page.getByRole('main').getByRole('link', { name: 'Log in' }).click();
  await expect(page).toHaveURL(/\/auth\/login/);
});

test('a card is revealed by keyboard with reduced motion; offline the page asks for a connection (DI-06, players B12)', async ({
  page,
  context,
  player,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await endow(player);
  await buyCards(player, 1);
  await sandbox.draw(`card:${pearlCard}`, noPrize);
  await enterAs(page, player);
  await page.goto('/points?tab=scratch');
  await page.getByRole('button', { name: 'Scratch: Perlas' }).focus();
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Reveal' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByText('No match this time')).toBeVisible();
  await page.getByRole('button', { name: 'Back to cards' }).click();
  await goOffline(page, 'player');
  await expect(page.getByText('Some buttons here need a connection.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Buy · 20 diamonds: Perlas × 1' })).toBeDisabled();
  expect(await violations(page)).toEqual([]);
  await context.setOffline(false);
});
