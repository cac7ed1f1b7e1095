import type { Input } from '#contract/endpoints.ts';
import { kycStates } from '#contract/kyc.ts';
import { readIdNo, type IdType } from '#contract/typed/idNumber.ts';
import { plain } from '#contract/typed/plain.ts';
import { plainName } from '#contract/typed/realName.ts';
import type { Trx } from '#sandbox/db/tables.ts';
import type { Refusal } from '../http/refusal.ts';
import { lockNumber } from './persons.ts';
import { holdNumber } from './planned.ts';

/**
 * Keeps a check whose person may not play, or whose document is another player's, as a rejected one, unless another is
 * under review or has passed: the account is recognised by it until then. The player is locked before.
 */
export async function keepRefused(
  trx: Trx,
  userId: number,
  input: Input<'addKyc'>,
  { message }: Refusal,
  time: number,
): Promise<void> {
  const [idType, idNo] = [input.idType as IdType, readIdNo(input.idType as IdType, input.idNo)!];
  const row = {
    idType,
    idNo,
    expiry: null,
    realName: plainName(input.realName),
    birthday: plain(input.birthday),
    address: JSON.stringify(input.address),
    submittedAt: time,
    decidedAt: time,
    verdict: kycStates.rejected,
    reason: message,
    fields: JSON.stringify([]),
    barred: true,
  };
  await lockNumber(trx, idNo);
  await trx
    .insertInto('kycChecks')
    .values({ ...row, userId })
    .onConflict((conflict) =>
      conflict
        .column('userId')
        .doUpdateSet(row)
        .where('kycChecks.verdict', '=', kycStates.rejected)
        .where('kycChecks.decidedAt', '<=', time),
    )
    .execute();
  // Another check, sent at the same time, may be under review.
  await trx.updateTable('kycChecks').set({ barred: true }).where('userId', '=', userId).execute();
  await holdNumber(trx, userId, row, time);
}
