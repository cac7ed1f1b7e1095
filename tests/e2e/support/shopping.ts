import type { Page } from 'playwright/test';
import { props } from '#contract/props.ts';
import { samples } from '#sandbox/testing/samples.ts';
import { sandbox, type NewPlayer } from './sandbox.ts';

/** What a shopper begins with. */
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

/** Has a player say where goods are sent. */
export const sayAddress = (player: NewPlayer) => as(player, 'updateAddress', samples.updateAddress);

/** Has a player buy so many pearl cards. */
export const buyCards = (player: NewPlayer, num: number) =>
  as(player, 'diamondExchangeScratchcard', { id: pearlCard, num });

/** Has a player scratch so many pearl cards of theirs, none of which wins. */
export async function scratchCards(player: NewPlayer, many: number): Promise<void> {
  await sandbox.draw(`card:${pearlCard}`, ...Array.from({ length: many }, () => noPrize));
  for (let each = 0; each < many; each++) await as(player, 'scratchCardLottery', { id: pearlCard, num: 1 });
}

/** What a player has, and how many cards were scratched. */
export async function standingOf(player: NewPlayer) {
  const { points, diamond } = await as<{ points: number; diamond: number }>(player, 'refreshData', {});
  const { data } = await as<{ data: { cards: { have: number }[]; addup: { count: number } } }>(
    player,
    'getScratchCardInfo',
    {},
  );
  return { points, diamond, cards: data.cards[0]!.have, scratched: data.addup.count };
}

/** Within the round corners of a card, pixels. */
const inset = 16;

/** Rubs the foil of a card with a mouse, from side to side, down to such a share of its height. */
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
