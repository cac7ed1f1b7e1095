import { awarded, moved } from '../awards.ts';
import { read, write } from '../endpoint.ts';
import { balance, count, id, int, list, optional, page, record, text, time, type Infer } from '../schema.ts';
import { paging } from './bounds.ts';

/**
 * How a currency is earned: `num` for every `bet` of valid bets, hundredths, of which `left` are missing for the
 * next.
 */
const earning = record({ bet: balance, num: count, left: balance });

/**
 * An item to exchange points for: `count` of a prop for `price` points; without `stock` or `limit` it is unlimited.
 */
const item = record({
  id,
  propId: id,
  count: int,
  price: count,
  stock: optional(count),
  limit: optional(count),
  bought: optional(count),
});

export type PointsItem = Infer<typeof item>;

/** A change of points or diamonds, and the total after it; `type` as in the coin ledger. */
export const change = record({ id, time, type: int, typeName: text, change: int, balance: int });
export type Change = Infer<typeof change>;

/** Endpoints for points (payloads K). */
export const points = {
  pointsInfo: read(
    'The player’s points, how they are earned, and what they are exchanged for',
    {},
    { points: count, earn: optional(earning), items: list(item), turnover: optional(count) },
    { wrapped: true, kept: 'user', extension: true, feature: 'points' },
  ),
  pointsExchange: write('Exchanges points for so many of an item', { id, num: count }, awarded, {
    money: true,
    extension: true,
    spoils: ['pointsInfo', 'pointsLog', 'diamondLog', 'diamondShopData', 'couponList', ...moved],
    feature: 'points',
  }),
  pointsLog: read('The changes of the points, latest first', { ...paging, type: optional(count) }, page(change), {
    kept: 'user',
    extension: true,
  }),
};
