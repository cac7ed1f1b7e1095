import type { ColumnType, Generated, GeneratedAlways } from 'kysely';
import type { LotteryType } from '#contract/rewards/lottery.ts';
import type { Money } from '#contract/schema.ts';

/** Whole numbers in one column, in PostgreSQL's array notation: `{1,2,3}`. */
type Numbers = ColumnType<number[], string, string>;
type DrawnNumbers = ColumnType<number[] | null, null, string>;

/**
 * A lottery round: on sale until `salesEnd`, drawn at `drawTime`, and drawn once it has numbers. `pool` is the
 * jackpot at that time, `winners` the number of entries that won it.
 */
export interface LotteryRounds {
  id: GeneratedAlways<number>;
  activityType: LotteryType;
  drawTime: number;
  salesEnd: number;
  numbers: DrawnNumbers;
  pool: Generated<Money>;
  winners: Generated<number>;
}

/** An order of entries, for lottery tickets or for money; `prize` is the total its entries won. */
export interface LotteryOrders {
  id: GeneratedAlways<number>;
  orderNo: string;
  userId: number;
  roundId: number;
  productId: number;
  /** Lottery tickets; 0 if it cost money. */
  price: number;
  coin: Money;
  time: number;
  prize: Generated<Money>;
  claimedAt: Generated<number | null>;
}

/** One entry: different numbers in ascending order; the number of matches and the prize, once its round is drawn. */
export interface LotteryEntries {
  id: GeneratedAlways<number>;
  orderId: number;
  roundId: number;
  numbers: Numbers;
  matched: Generated<number>;
  prize: Generated<Money>;
}
