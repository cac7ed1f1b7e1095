import * as codes from '#contract/codes.ts';
import { rechargeStates } from '#contract/deposits.ts';
import type { Trx } from '#sandbox/db/tables.ts';
import { Refusal } from '../http/refusal.ts';

const second = 1_000;

/** Throws while a locked player has the maximum number of unpaid orders. */
export async function checkWaiting(trx: Trx, userId: number, most: number, time: number): Promise<void> {
  const { waiting, first } = await trx
    .selectFrom('recharges')
    .select(({ fn }) => [fn.countAll<number | string>().as('waiting'), fn.min('expiresAt').as('first')])
    .where('userId', '=', userId)
    .where('status', '=', rechargeStates.waiting)
    .where('expiresAt', '>', time)
    .executeTakeFirstOrThrow();
  if (Number(waiting) < most) return;
  const retryAfter = Math.ceil((first - time) / second);
  throw new Refusal(codes.conditionUnmet, 'Too many unpaid orders', { need: 'payment', retryAfter });
}
