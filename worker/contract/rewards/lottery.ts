import * as activityTypes from '../activityTypes.ts';

/** The lotteries by their activity (spec §3); by default the first running one is shown. */
export const lotteryTypes = [activityTypes.Lottery, activityTypes.WeekendLottery] as const;
export type LotteryType = (typeof lotteryTypes)[number];

/** The state of an order: waiting for its draw, lost, won and unclaimed, claimed. */
export const lotteryStates = { waiting: 0, lost: 1, won: 2, claimed: 3 } as const;

/** How many numbers an entry has, each from 1 to `max`. */
export interface LotteryNumbers {
  pick: number;
  max: number;
}

/** Whether numbers are an entry: the right count of different whole numbers within the range (V-29). */
export const areEntry = (numbers: readonly number[], { pick, max }: LotteryNumbers): boolean =>
  numbers.length === pick &&
  new Set(numbers).size === pick &&
  numbers.every((each) => Number.isInteger(each) && each >= 1 && each <= max);

/** How many numbers of an entry were drawn. */
export const matchedOf = (numbers: readonly number[], drawn: readonly number[]): number =>
  numbers.filter((each) => drawn.includes(each)).length;
