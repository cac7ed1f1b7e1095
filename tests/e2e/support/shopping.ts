import type { Page } from 'playwright/test';
import { props } from '#contract/props.ts';
import { samples } from '#sandbox/testing/samples.ts';
import { sandbox, type NewPlayer } from './sandbox.ts';

/** The amounts that a shopper starts with. */
export const begun = { points: 260, diamond: 3_000 };

/** The pearl card and its result without a prize. */
export const pearlCard = 70_001;
export const noPrize = 6;

const as = <T>({ token }: NewPlayer, call: string, body: object) =>
  sandbox.call<T>(call, { requestId: crypto.randomUUID(), ...body }, token);

/** Gives a player points and diamonds, with the first deposit paid. */
export async function endow(player: NewPlayer): Promise<void> {
  await sandbox.pay(player, 20_000);
  await sandbox.give(player, { id: props.points, count: begun.points }, { id: props.diamond, count: begun.diamond });
}

/** Sets a player's address for goods. */
export const sayAddress = (player: NewPlayer) => as(player, 'updateAddress', samples.updateAddress);

/** Buys pearl cards for a player. */
export const buyCards = (player: NewPlayer, num: number) =>
  as(player, 'diamondExchangeScratchcard', { id: pearlCard, num });

/** Scratches `many` of a player's pearl cards, none of which wins. */
export async function scratchCards(player: NewPlayer, many: number): Promise<void> {
  await sandbox.draw(`card:${pearlCard}`, ...Array.from({ length: many }, () => noPrize));
  for (let each = 0; each < many; each++) await as(player, 'scratchCardLottery', { id: pearlCard, num: 1 });
}

/** A player's amounts and cards, and the number of cards scratched. */
export async function standingOf(player: NewPlayer) {
  const { points, diamond } = await as<{ points: number; diamond: number }>(player, 'refreshData', {});
  const { data } = await as<{ data: { cards: { have: number }[]; addup: { count: number } } }>(
    player,
    'getScratchCardInfo',
    {},
  );
  return { points, diamond, cards: data.cards[0]!.have, scratched: data.addup.count };
}

/** An inset that avoids a card's rounded corners, pixels. */
const inset = 16;

/** Rubs a card's foil with the mouse, from side to side, down to this share of its height. */
export async function rub(page: Page, share: number): Promise<void> {
  const { x, y, width, height } = (await page.locator('canvas').boundingBox())!;
  await page.mouse.move(x + inset, y + inset);
  await page.mouse.down();
  for (let down = 0; down <= share; down += 0.1) {
    await page.mouse.move(x + 2, y + height * down, { steps: 3 });
    await page.mouse.move(x + width - 2, y + height * down, { steps: 3 });
  }
  await page.mouse.up();
}
