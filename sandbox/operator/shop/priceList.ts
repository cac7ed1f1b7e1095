import * as activityTypes from '#contract/activityTypes.ts';
import type { Goods } from '#contract/endpoints/diamonds.ts';
import { props } from '#contract/props.ts';
import { goodsTypes } from '#contract/rewards/shop.ts';
import type { Reward } from '#contract/signInReply.ts';
import type { Chance } from '../draws/odds.ts';
import type { Context, OperatorContext } from '../context/handlers.ts';
import { pesos } from '#sandbox/hundredths.ts';
import { openActivity } from '../rewards/openActivity.ts';
import { checkOffered } from '../kyc/mayPlay.ts';
import { turnoverTimes } from '../money/turnover.ts';

/** Refuses to show a shop that isn't open, or is closed to this player (players RG-20). */
export async function checkOpen(operator: OperatorContext, { userId, time }: Pick<Context, 'userId' | 'time'>) {
  await checkOffered(operator.db, userId, time);
  openActivity(operator, activityTypes.points, time);
}

/** One point for this many hundredths of valid bets (PT-01). */
export const earning = { bet: pesos(100), num: 1 };

/** Whole numbers; unlimited without a stock or a limit. */
interface Stocked {
  id: number;
  price: number;
  stock?: number;
  /** For one player. */
  limit?: number;
}

export interface PointsItem extends Stocked {
  propId: number;
  count: number;
}

/** The items that points are exchanged for (PT-01). */
export const pointsItems: readonly PointsItem[] = [
  { id: 1, propId: props.diamond, count: 10, price: 20 },
  { id: 2, propId: props.coin, count: pesos(5), price: 100 },
  { id: 3, propId: 80_001, count: 1, price: 50, limit: 20 },
  { id: 4, propId: 1001, count: 1, price: 200, stock: 5_000, limit: 3 },
  { id: 5, propId: 1201, count: 1, price: 400, stock: 1_000, limit: 1 },
];

/** The exchange rate of diamonds into money, and the daily maximum (DI-01). */
export const coinRate = {
  diamond: 10,
  coin: pesos(1),
  min: 100,
  max: 5_000,
  step: 100,
  turnover: turnoverTimes.reward,
};

const picture = (name: string) => `/icons/goods/${name}.svg`;

/** Goods; `awards` are what virtual ones give at once. */
export interface Ware extends Stocked {
  type: Goods['type'];
  name: string;
  img: string;
  desc: string;
  awards?: Reward[];
}

/** The goods for diamonds (DI-02). */
export const goodsList: readonly Ware[] = [
  {
    id: 1,
    type: goodsTypes.virtual,
    name: 'Silver lottery ticket (5-in-1)',
    img: '/icons/props/lotteryMiddle.svg',
    price: 200,
    limit: 10,
    desc: 'Yours instantly. For the daily and weekend draws.',
    awards: [{ id: 80_002, count: 1 }],
  },
  {
    id: 2,
    type: goodsTypes.virtual,
    name: '₱20 gift coupon',
    img: '/icons/props/couponGive.svg',
    price: 300,
    stock: 2_000,
    limit: 2,
    desc: 'A coupon that needs no deposit. Use it in your wallet within 30 days.',
    awards: [{ id: 1301, count: 1 }],
  },
  {
    id: 3,
    type: goodsTypes.physical,
    name: 'Perlas tumbler',
    img: picture('tumbler'),
    price: 2_500,
    stock: 120,
    limit: 2,
    desc: 'Keeps 600 ml cold for a day. Steel, sea blue.',
  },
  {
    id: 4,
    type: goodsTypes.physical,
    name: 'Perlas umbrella',
    img: picture('umbrella'),
    price: 1_500,
    stock: 200,
    limit: 1,
    desc: 'For sun and rain. Opens with one press, folds to 28 cm.',
  },
  {
    id: 5,
    type: goodsTypes.physical,
    name: 'Power bank 10,000 mAh',
    img: picture('powerBank'),
    price: 6_000,
    stock: 40,
    limit: 1,
    desc: 'Charges two phones. With a USB-C cable.',
  },
];

export interface Prize extends Chance {
  /** 0 for no prize. */
  propId: number;
  count: number;
}

/** A kind of scratch card: its price in diamonds, and its possible prizes, the highest first. */
export interface CardKind {
  /** Its prop: in the ledger, players have a number of each. */
  id: number;
  name: string;
  price: number;
  img: string;
  prizes: readonly [Prize, ...Prize[]];
}

/** Scratch cards, with chances in parts per million (DI-09). */
export const scratchCards: readonly CardKind[] = [
  {
    id: 70_001,
    name: 'Perlas',
    price: 20,
    img: picture('scratchPearl'),
    prizes: [
      { id: 1, propId: props.coin, count: pesos(100), chance: 2_000 },
      { id: 2, propId: props.coin, count: pesos(20), chance: 20_000 },
      { id: 3, propId: props.coin, count: pesos(5), chance: 80_000 },
      { id: 4, propId: props.diamond, count: 20, chance: 120_000 },
      { id: 5, propId: props.points, count: 10, chance: 180_000 },
      { id: 6, propId: 0, count: 0, chance: 598_000 },
    ],
  },
  {
    id: 70_002,
    name: 'Gintong Perlas',
    price: 100,
    img: picture('scratchGold'),
    prizes: [
      { id: 1, propId: props.coin, count: pesos(1_000), chance: 1_000 },
      { id: 2, propId: props.coin, count: pesos(200), chance: 5_000 },
      { id: 3, propId: props.coin, count: pesos(50), chance: 40_000 },
      { id: 4, propId: props.diamond, count: 100, chance: 150_000 },
      { id: 5, propId: 80_002, count: 1, chance: 150_000 },
      { id: 6, propId: 0, count: 0, chance: 654_000 },
    ],
  },
];

/** The one-time awards for numbers of scratched cards (DI-07). */
export const collectedAwards: readonly { id: number; need: number; awards: Reward[] }[] = [
  { id: 1, need: 10, awards: [{ id: props.diamond, count: 50 }] },
  { id: 2, need: 50, awards: [{ id: 1201, count: 1 }] },
  { id: 3, need: 100, awards: [{ id: props.coin, count: pesos(50) }] },
];
