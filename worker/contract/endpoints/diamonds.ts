import { awarded, moved } from '../awards.ts';
import { read, write } from '../endpoint.ts';
import { holdings } from '../entities.ts';
import {
  balance,
  count,
  flag,
  id,
  line,
  list,
  oneOf,
  optional,
  page,
  record,
  text,
  time,
  type Infer,
} from '../schema.ts';
import { deliveryStates, goodsTypes } from '../rewards/shop.ts';
import { reward } from '../signInReply.ts';
import { paging } from './bounds.ts';
import { change } from './points.ts';

/**
 * The value of diamonds: `diamond` of them are `coin` hundredths. From `min` to `max` a day are exchanged, in steps;
 * `left` today, until `resetAt`. The cash must be staked `turnover` times before withdrawal.
 */
const coinRate = record({
  diamond: count,
  coin: balance,
  min: count,
  max: count,
  step: count,
  left: optional(count),
  resetAt: optional(time),
  turnover: optional(count),
});

export type CoinRate = Infer<typeof coinRate>;

/** Goods for diamonds; `awards` are what virtual goods give at once. */
const goods = record({
  id,
  type: oneOf(...Object.values(goodsTypes)),
  name: text,
  img: optional(text),
  price: count,
  stock: optional(count),
  limit: optional(count),
  bought: optional(count),
  needAddress: flag,
  desc: optional(text),
  awards: optional(list(reward)),
});

export type Goods = Infer<typeof goods>;

/** A delivery address (checklist V-26): personal data, kept in memory only. */
const address = {
  name: line,
  mobile: line,
  region: line,
  province: line,
  city: line,
  barangay: line,
  street: line,
  zip: line,
};
const addressed = record(address);

export type Address = Infer<typeof addressed>;

/** An order of goods: its price in diamonds, its state, and its delivery address. */
const order = record({
  orderNo: text,
  time,
  goodsId: id,
  name: text,
  num: count,
  cost: count,
  status: oneOf(...Object.values(deliveryStates)),
  courier: optional(text),
  trackNo: optional(text),
  address: optional(addressed),
});

export type GoodsOrder = Infer<typeof order>;

/**
 * Endpoints for the diamond shop (spec §7). An address in `diamondShopData` isn't read, as it would be stored on the
 * device.
 */
export const diamonds = {
  diamondShopData: read(
    'The player’s diamonds, what they are worth, and the goods',
    {},
    { diamond: count, coinRate, goods: list(goods) },
    { wrapped: true, kept: 'user', feature: 'points' },
  ),
  diamondExchangeCoin: write('Exchanges diamonds for money', { diamond: count }, awarded, {
    money: true,
    spoils: ['diamondShopData', 'diamondLog', ...moved],
    feature: 'points',
  }),
  diamondExchangeGoods: write(
    'Orders so many goods; 4002 with `need: "address"` where nobody knows where to send them',
    { id, num: count, addressId: optional(id) },
    { orderNo: text, stock: optional(count), rewards: optional(list(reward)), ...holdings },
    {
      money: true,
      spoils: [
        'diamondShopData',
        'diamondLog',
        'diamondGoodsExchangeOrderLog',
        'couponList',
        'pointsInfo',
        'pointsLog',
        'getScratchCardInfo',
        ...moved,
      ],
      feature: 'points',
    },
  ),
  shippingAddress: read(
    'Where goods are sent, if the player has said so',
    {},
    { address: optional(addressed) },
    { wrapped: true, kept: 'memory', extension: true },
  ),
  addressAreas: read(
    'The regions of the Philippines, or what lies in an area: provinces and independent cities, cities and municipalities, barangays, which have no id',
    { parent: optional(id) },
    { list: list(record({ id: optional(id), name: text })) },
    { wrapped: true, kept: 'memory', extension: true },
  ),
  updateAddress: write(
    'Says where goods are sent from now on',
    address,
    { address: addressed },
    { spoils: ['shippingAddress'] },
  ),
  diamondGoodsExchangeOrderLog: read('The orders, latest first', paging, page(order), { kept: 'memory' }),
  diamondLog: read('The changes of the diamonds, latest first', { ...paging, type: optional(count) }, page(change), {
    kept: 'user',
  }),
};
