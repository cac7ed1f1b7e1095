import { expect, type Page } from 'playwright/test';
import { props } from '#contract/props.ts';
import { enterAs } from './perlas.ts';
import { sandbox, type NewPlayer } from './sandbox.ts';

const hour = 3_600_000;

export const daily = 55;
export const drawn = [3, 8, 15, 21, 33, 42];
/** Matches three of the drawn numbers, which wins ₱25. */
export const winning = [1, 2, 4, 3, 8, 15];

export const number = (page: Page, n: number) => page.getByRole('button', { name: `Number ${n}`, exact: true });
export const quickPick = (page: Page) => page.getByRole('button', { name: 'Quick pick', exact: true });
export const buyOne = (page: Page) => page.getByRole('button', { name: 'Buy 1 entry · 1 ticket', exact: true });
export const inTheDraw = (page: Page) => page.getByRole('region', { name: 'You’re in the draw' });
export const checking = (page: Page) => page.getByRole('heading', { name: 'Checking status' });
export const claim = (page: Page) => page.getByRole('main').getByRole('button', { name: 'Claim: ₱25.00', exact: true });

/** Makes the daily lottery sell for another hour, at any time of day. */
export const sell = () => sandbox.lottery(daily, hour, hour);

export async function give(player: NewPlayer, tickets: number) {
  await sell();
  await sandbox.give(player, { id: 80_001, count: tickets });
}

/** Matches none of the drawn numbers. */
const losing = [1, 2, 4, 5, 6, 7];

/** The numbers of orders or claims requested, by their ids, and of copies received. */
export async function asked(call: 'lotteryOrder' | 'lotteryClaim', since: number) {
  const copies = await sandbox.received(call, since);
  return { acts: new Set(copies.map(({ requestId }) => requestId)).size, copies: copies.length };
}
export const one = { acts: 1, copies: 1 };

interface Stand {
  data: { round: number; myTickets: number; lottery: number };
}
export const stand = async ({ token }: NewPlayer) =>
  (await sandbox.call<Stand>('lotteryInfo', { activityType: daily }, token)).data;

/** Logs in a player with tickets, on the lottery's page. */
export async function open(page: Page, player: NewPlayer, tickets = 3) {
  await give(player, tickets);
  await enterAs(page, player);
  await page.goto('/activity/lottery');
  await expect(quickPick(page)).toBeVisible();
}

/** A bundle of entries that costs money. */
const bundle = { productId: 2, price: 5_000 };

/** Makes a player win ₱25 in a round drawn at once, with paid entries, so that the prize is their own money. */
export async function win(player: NewPlayer) {
  await sell();
  await sandbox.give(player, { id: props.coin, count: bundle.price });
  const { round } = await stand(player);
  const numbers = [winning, ...Array.from({ length: 4 }, () => losing)];
  const order = { round, productId: bundle.productId, num: 1, numbers, requestId: crypto.randomUUID() };
  await sandbox.call('lotteryOrder', order, player.token);
  await sandbox.draw('lottery', ...drawn);
  await sandbox.lottery(daily);
}
