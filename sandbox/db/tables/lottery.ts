import type { ColumnType, Generated, GeneratedAlways } from 'kysely';
import type { LotteryType } from '#contract/rewards/lottery.ts';
import type { Money } from '#contract/schema.ts';

/** Whole numbers in a column of their own, written as PostgreSQL writes an array: `{1,2,3}`. */
type Numbers = ColumnType<number[], string, string>;
type DrawnNumbers = ColumnType<number[] | null, null, string>;

/**
 * A round of a lottery: on sale until `salesEnd`, drawn at `drawTime`, and drawn as soon as it has numbers. `pool` is
 * what the jackpot was then, `winners` how many entries won it.
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

/** An order of entries, for lottery tickets or for money; `prize` is what its entries won together. */
export interface LotteryOrders {
  id: GeneratedAlways<number>;
  orderNo: string;
  userId: number;
  roundId: number;
  productId: number;
  /** Lottery tickets; 0 where it cost money. */
  price: number;
  coin: Money;
  time: number;
  prize: Generated<Money>;
  claimedAt: Generated<number | null>;
}

/** One entry: different numbers in ascending order; how many were drawn and what that won, once its round is drawn. */
export interface LotteryEntries {
  id: GeneratedAlways<number>;
  orderId: number;
  roundId: number;
  numbers: Numbers;
  matched: Generated<number>;
  prize: Generated<Money>;
}
