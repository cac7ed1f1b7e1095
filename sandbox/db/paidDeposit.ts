import { hundredths } from '../hundredths.ts';
import { placeOrder, settle } from '../operator/money/recharges.ts';
import { documents } from './seed/documents.ts';
import type { Trx } from './tables.ts';

interface Paid {
  userId: number;
  /** Hundredths. */
  amount: number;
  bonus?: number;
  orderedAt: number;
  paidAt: number;
}

/** Books a player's deposit with its times of ordering and payment. */
export async function payDeposit(trx: Trx, { userId, amount, bonus = 0, orderedAt, paidAt }: Paid): Promise<void> {
  const channel = documents.config.rechargeTypes![0]!;
  const wanted = {
    userId,
    channel,
    itemId: 0,
    couponId: 0,
    amount: hundredths(amount),
    bonus,
    firstBonus: 0,
    time: orderedAt,
  };
  const { orderNo } = await placeOrder(trx, wanted);
  await settle(trx, { orderNo, status: 'paid', amount: wanted.amount }, paidAt);
}
