import { awarded, moved } from '../awards.ts';
import { read, write } from '../endpoint.ts';
import { holdings } from '../entities.ts';
import { lotteryStates, lotteryTypes } from '../rewards/lottery.ts';
import { balance, count, id, line, list, oneOf, optional, page, record, text, time, type Infer } from '../schema.ts';
import { paging } from './bounds.ts';

const activityType = oneOf(...lotteryTypes);
const states = oneOf(...Object.values(lotteryStates));
/** The numbers of an entry or of a draw, in ascending order. */
const numbers = list(count);

/**
 * The prize for this many matched numbers: `prize` is missing for the jackpot, `ways` is how many combinations match.
 */
const prize = record({ matched: count, prize: optional(balance), ways: count });

/** A player's entry in a draw: its numbers, how many were drawn, and what it won. */
const entry = record({ numbers, matched: count, prize: balance });

/** The last draw: its numbers, the jackpot, how many entries won it, and the player's entries. */
const result = record({
  round: id,
  drawTime: time,
  numbers,
  pool: balance,
  winners: count,
  tickets: count,
  best: optional(entry),
  won: balance,
});

/**
 * A number of entries and its price in lottery tickets, or in money where `coin` says so; at most `limit` in a round.
 */
const product = record({
  id,
  activityType,
  name: text,
  price: count,
  coin: optional(balance),
  num: count,
  limit: count,
  bought: count,
});

/**
 * An order; `drawn` once its round is. Paid in lottery tickets, or in money where `coin` says so. A prize is the
 * player's own, unless `turnover` says how many times it must be staked; then it also waits for the first deposit.
 */
const order = record({
  orderNo: text,
  activityType,
  round: id,
  drawTime: time,
  time,
  numbers: list(numbers),
  price: count,
  coin: optional(balance),
  drawn: optional(numbers),
  prize: balance,
  turnover: optional(count),
  status: states,
});

/** A win: the winning entries of one order, the best of them, and their total, with its `turnover`. */
const win = record({
  orderNo: text,
  activityType,
  round: id,
  drawTime: time,
  drawn: numbers,
  entries: list(entry),
  matched: count,
  prize: balance,
  turnover: optional(count),
  status: oneOf(lotteryStates.won, lotteryStates.claimed),
});

/** A past draw, with the player's best entry. */
const draw = record({
  round: id,
  activityType,
  drawTime: time,
  numbers,
  pool: balance,
  winners: count,
  best: optional(entry),
});

export type LotteryEntry = Infer<typeof entry>;
export type LotteryResult = Infer<typeof result>;
export type LotteryProduct = Infer<typeof product>;
export type LotteryOrder = Infer<typeof order>;
export type LotteryWin = Infer<typeof win>;
export type LotteryDraw = Infer<typeof draw>;

const changed = ['lotteryInfo', 'lotteryProducts', 'lotteryOrders', 'lotteryRecords', ...moved];

/** Endpoints for the lottery (payloads K): amounts in hundredths, prices in lottery tickets. */
export const lottery = {
  lotteryInfo: read(
    'The round on sale: when sales end and it is drawn, its jackpot, price and odds, and what the player has in it',
    { activityType },
    {
      activityType,
      name: text,
      round: id,
      drawTime: time,
      salesEnd: time,
      nextSales: time,
      jackpot: balance,
      price: count,
      myTickets: count,
      lottery: optional(count),
      numbers: record({ pick: count, max: count }),
      most: count,
      left: count,
      combinations: count,
      prizes: list(prize),
      lastResult: optional(result),
      unclaimed: balance,
    },
    { wrapped: true, public: true, kept: 'user', extension: true, feature: 'lottery' },
  ),
  lotteryProducts: read(
    'What entries can be bought with besides single lottery tickets',
    {},
    { list: list(product) },
    { wrapped: true, public: true, kept: 'user', extension: true },
  ),
  lotteryOrder: write(
    'Buys entries of a round: `num` entries for lottery tickets, or `num` of a product; those without numbers are quick picks',
    { round: id, productId: id, num: count, numbers: optional(list(numbers)) },
    { orderNo: text, round: id, drawTime: time, tickets: list(numbers), ...holdings },
    { money: true, extension: true, spoils: changed, feature: 'lottery' },
  ),
  lotteryOrders: read(
    'The orders of the player, or those of one round, the latest first',
    { ...paging, round: optional(id) },
    page(order),
    { wrapped: true, kept: 'user', extension: true },
  ),
  lotteryRecords: read('What the player has won, the latest first', { ...paging, round: optional(id) }, page(win), {
    wrapped: true,
    kept: 'user',
    extension: true,
  }),
  lotteryHistory: read('Past draws of a lottery, the latest first', { ...paging, activityType }, page(draw), {
    wrapped: true,
    public: true,
    kept: 'user',
    extension: true,
  }),
  lotteryClaim: write('Claims what an order has won, once', { orderNo: line }, awarded, {
    money: true,
    extension: true,
    spoils: changed,
  }),
};
