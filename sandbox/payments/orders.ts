import type { PaymentNotice } from './notice.ts';
import { openOrder, type Order, type OrderStatus } from './order.ts';

/** An order and the player's decision, if there is one. */
export interface Entry {
  order: Order;
  decided?: PaymentNotice['status'];
}

/** Max stored orders. */
export const mostOrders = 10_000;

/**
 * The gateway's orders. They are in memory: beyond `mostOrders` the oldest is dropped, and a signed link restores it.
 */
export function createOrders(linkKey: string, now: () => number) {
  const entries = new Map<string, Entry>();

  function add(order: Order): Entry {
    const entry = entries.get(order.orderNo) ?? { order };
    entries.set(order.orderNo, entry);
    if (entries.size > mostOrders) entries.delete(entries.keys().next().value!);
    return entry;
  }

  return {
    add,
    get: (orderNo: string) => entries.get(orderNo),
    /**
     * The order of a signed link: the stored one, else the one encoded in the link itself; none without the
     * signature.
     */
    find(orderNo: string, sealed: string): Entry | undefined {
      const order = openOrder(sealed, linkKey, now());
      return order?.orderNo === orderNo ? add(order) : undefined;
    },
    status: ({ order, decided }: Entry): OrderStatus => decided ?? (now() < order.expireTime ? 'waiting' : 'expired'),
  };
}
