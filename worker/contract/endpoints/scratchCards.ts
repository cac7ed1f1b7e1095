import { awarded, moved } from '../awards.ts';
import { read, write } from '../endpoint.ts';
import { holdings } from '../entities.ts';
import { count, id, int, list, oneOf, optional, page, record, text, time, type Infer } from '../schema.ts';
import { collectedStates } from '../rewards/shop.ts';
import { reward } from '../signInReply.ts';
import { paging } from './bounds.ts';

/** A prize of a card, and its chance in parts per million; prop 0 is no prize. */
const prize = record({ propId: id, count: int, chance: count });

/**
 * A kind of card: its price in diamonds, how many unscratched ones the player `have`s, and its odds (players B18).
 */
const card = record({
  id,
  name: text,
  price: count,
  img: optional(text),
  have: count,
  topPrize: reward,
  odds: list(prize),
});

export type ScratchCard = Infer<typeof card>;

/** The cards scratched so far, and the one-time rewards for totals of them. */
const addup = record({
  count,
  list: list(record({ id, need: count, awards: list(reward), status: oneOf(...Object.values(collectedStates)) })),
});

export type Collected = Infer<typeof addup>;

/** A field of a card. */
const cell = record({ propId: id, count: int });

/** A scratched card and its result. */
const scratched = record({ drawId: id, time, cardId: id, name: text, win: list(reward) });

export type Scratched = Infer<typeof scratched>;

/** Endpoints for scratch cards (spec §7). */
export const scratchCards = {
  getScratchCardInfo: read(
    'The cards with their prices and odds, and what there is for scratching many',
    {},
    { cards: list(card), addup, turnover: optional(count) },
    { wrapped: true, kept: 'user', feature: 'points' },
  ),
  diamondExchangeScratchcard: write(
    'Buys so many cards',
    { id, num: count },
    { have: count, ...holdings },
    {
      money: true,
      spoils: ['getScratchCardInfo', 'diamondShopData', 'diamondLog'],
      feature: 'points',
    },
  ),
  scratchCardLottery: write(
    'Scratches a card: what is under its nine fields, and what that wins, is fixed before the player sees any of it. Three equal fields win. The holdings aren’t told here, so that they give nothing away',
    { id, num: count },
    { drawId: id, cardId: optional(id), cells: list(cell), win: list(reward), have: count, addup },
    {
      money: true,
      wrapped: true,
      spoils: [
        'getScratchCardInfo',
        'searchScratchCardAwardLog',
        'diamondShopData',
        'diamondLog',
        'pointsInfo',
        'pointsLog',
        'couponList',
        'appUserCoinDetail',
        'getExchange',
      ],
      feature: 'points',
    },
  ),
  receiveAddupAwardById: write(
    'Claims a reward for scratched cards',
    { id },
    { ...awarded, addup },
    {
      money: true,
      spoils: [
        'getScratchCardInfo',
        'diamondShopData',
        'diamondLog',
        'pointsInfo',
        'pointsLog',
        'couponList',
        ...moved,
      ],
      feature: 'points',
    },
  ),
  searchScratchCardAwardLog: read('The cards scratched so far, latest first', paging, page(scratched), {
    kept: 'user',
  }),
};
