import * as activityTypes from '#contract/activityTypes.ts';
import type { LotteryNumbers, LotteryType } from '#contract/rewards/lottery.ts';
import type { Money } from '#contract/schema.ts';
import { combinations } from '#sandbox/combinations.ts';
import { pesos } from '#sandbox/hundredths.ts';

/** A lottery, by the type of its activity. */
export interface Lottery {
  type: LotteryType;
  name: string;
  /** The name of its draws for QA. */
  draw: string;
  /** The days on which it is drawn, 0 for Sunday. */
  days: readonly number[];
  /** Lottery tickets for one entry. */
  price: number;
}

/** A product besides single entries: a number of them, at a price in tickets or, with `coin`, in money. */
export interface Product {
  id: number;
  type: LotteryType;
  name: string;
  num: number;
  price: number;
  coin?: Money;
  /** How many a player may buy for one round. */
  limit: number;
}

const everyDay = [0, 1, 2, 3, 4, 5, 6];
const { Lottery: daily, WeekendLottery: weekend } = activityTypes;

/** The lotteries: six of 42, every day and at weekends (LO-01). */
export const lotteries: readonly Lottery[] = [
  { type: daily, name: 'Daily 6/42', draw: 'lottery', days: everyDay, price: 1 },
  { type: weekend, name: 'Weekend 6/42', draw: 'weekendLottery', days: [0, 6], price: 2 },
];

export const lotteryOf = (type: LotteryType): Lottery => lotteries.find((each) => each.type === type)!;

/** An entry: this many different numbers, each from 1. */
export const entryNumbers: LotteryNumbers = { pick: 6, max: 42 };

/** The prizes for matched numbers, per entry; all of them win the jackpot, in equal shares. */
export const fixedPrizes: readonly { matched: number; prize: Money }[] = [
  { matched: 5, prize: pesos(25_000) },
  { matched: 4, prize: pesos(800) },
  { matched: 3, prize: pesos(25) },
];

/** A jackpot's initial amount, and the increase per entry, hundredths. */
export const jackpotStart = pesos(500_000);
export const jackpotShare = pesos(1);

/** How long before its draw a round's sales end, milliseconds. */
export const salesEndBefore = 15 * 60_000;
/** The hour of a draw in Manila. */
export const drawHour = 21;

/** The maximum entries of one order, and of one player in a round. */
export const mostOfOrder = 20;
export const mostOfRound = 100;

export const products: readonly Product[] = [
  { id: 1, type: daily, name: 'Bundle of 6', num: 6, price: 5, limit: 5 },
  { id: 2, type: daily, name: 'Bundle of 5', num: 5, price: 0, coin: pesos(50), limit: 4 },
  { id: 3, type: weekend, name: 'Bundle of 6', num: 6, price: 10, limit: 5 },
];

/** The number of possible draws that match exactly this many numbers of an entry. */
export const waysOf = (matched: number, { pick, max } = entryNumbers): number =>
  combinations(pick, matched) * combinations(max - pick, pick - matched);

/** The prizes as shown, with the number of ways each can occur (players B18). */
export const shownPrizes = [
  { matched: entryNumbers.pick, ways: waysOf(entryNumbers.pick) },
  ...fixedPrizes.map((each) => ({ ...each, ways: waysOf(each.matched) })),
];
