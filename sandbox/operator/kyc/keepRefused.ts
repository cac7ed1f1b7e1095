import type { Input } from '#contract/endpoints.ts';
import { kycStates } from '#contract/kyc.ts';
import { readIdNo, type IdType } from '#contract/typed/idNumber.ts';
import { plain } from '#contract/typed/plain.ts';
import { plainName } from '#contract/typed/realName.ts';
import type { Trx } from '#sandbox/db/tables.ts';
import type { Refusal } from '../http/refusal.ts';
import { isExcluded } from '../rg/exclusions.ts';
import type { Person } from './apart.ts';
import { checkBefore, isIdentical, keepEarlier } from './earlier.ts';
import { isSamePerson } from './former.ts';
import { delayExclusions, lockNumber } from './persons.ts';
import { holdNumber } from './planned.ts';

/**
 * Keeps a check whose person may not play, or whose document is another player's, as a rejected one, unless another is
 * under review or has passed, or is an excluded player's of another person: the account is recognised by both. The
 * player is locked before, and an exclusion that has begun is waited for.
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
    further: false,
  };
  await delayExclusions(trx);
  await lockNumber(trx, idNo);
  const before = await checkBefore(trx, userId);
  const stays = before && (await isKept(trx, userId, before, row, time));
  if (before && !isIdentical(before, row)) await keepEarlier(trx, userId, stays ? row : before);
  if (!stays)
    await trx
      .insertInto('kycChecks')
      .values({ ...row, userId })
      .onConflict((conflict) => conflict.column('userId').doUpdateSet(row))
      .execute();
  // Another check, sent at the same time, may be under review.
  await trx.updateTable('kycChecks').set({ barred: true }).where('userId', '=', userId).execute();
  await holdNumber(trx, userId, row, time);
}

/** Whether a check stays as it is when another is refused. */
async function isKept(
  trx: Trx,
  userId: number,
  before: NonNullable<Awaited<ReturnType<typeof checkBefore>>>,
  refused: Person,
  time: number,
): Promise<boolean> {
  if (before.verdict !== kycStates.rejected || before.decidedAt > time) return true;
  return !isSamePerson(before, refused) && (await isExcluded(trx, userId, time));
}
