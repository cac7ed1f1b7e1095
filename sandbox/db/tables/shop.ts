import type { Generated, GeneratedAlways } from 'kysely';
import type { Address, GoodsOrder } from '#contract/endpoints/diamonds.ts';
import type { Money } from '#contract/schema.ts';
import type { Json } from './json.ts';

/** A player's stakes in settled rounds, hundredths. */
export interface ValidBets {
  userId: number;
  bet: Money;
}

/** A state of an order, past or planned. */
export interface DeliveryStep {
  status: GoodsOrder['status'];
  time: number;
}

/** An order of goods; `settled` once it is final. Virtual goods aren't sent. */
export interface GoodsOrders {
  orderNo: string;
  userId: number;
  goodsId: number;
  num: number;
  cost: number;
  address: Json<Address> | null;
  plan: Json<DeliveryStep[]>;
  endsAt: number;
  createdAt: number;
  settled: Generated<boolean>;
  /** Whoever placed it has left the account to the owner of its number, who isn't told where it goes. */
  detached: Generated<boolean>;
}

export interface ShippingAddresses {
  userId: number;
  address: Json<Address>;
}

/** A scratched card and its result. */
export interface Scratches {
  id: GeneratedAlways<number>;
  userId: number;
  cardId: number;
  prizeId: number;
  propId: number;
  count: number;
  time: number;
}
