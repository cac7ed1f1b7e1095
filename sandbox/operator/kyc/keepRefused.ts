import type { Input } from '#contract/endpoints.ts';
import { kycStates } from '#contract/kyc.ts';
import { readIdNo, type IdType } from '#contract/typed/idNumber.ts';
import { plain } from '#contract/typed/plain.ts';
import { plainName } from '#contract/typed/realName.ts';
import type { Trx } from '#sandbox/db/tables.ts';
import type { Refusal } from '../http/refusal.ts';
import { isExcluded } from '../rg/exclusions.ts';
import { personsOf, type Person } from './apart.ts';
import { checkBefore, isIdentical, keepEarlier } from './earlier.ts';
import { isSamePerson } from './former.ts';
import { holdNumber } from './planned.ts';
import { delayExclusions, lockNumber } from './turns.ts';

/** The person that an application gives. */
const personIn = ({ idType, idNo, realName, birthday }: Input<'addKyc'>): Person => ({
  realName: plainName(realName),
  birthday: plain(birthday),
  idNo: readIdNo(idType as IdType, idNo)!,
});

/** Whether a refused check of a locked player is kept already, or another one has passed since. */
export async function isSettled(trx: Trx, userId: number, input: Input<'addKyc'>, time: number): Promise<boolean> {
  const checks = trx.selectFrom('kycChecks').select(['verdict', 'decidedAt', 'barred']).where('userId', '=', userId);
  const latest = await checks.executeTakeFirst();
  if (!latest) return false;
  if (latest.verdict === kycStates.passed && latest.decidedAt <= time) return true;
  const refused = personIn(input);
  return latest.barred && (await personsOf(trx, userId)).some((person) => isIdentical(person, refused));
}

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
  const row = {
    ...personIn(input),
    idType: input.idType as IdType,
    expiry: null,
    address: JSON.stringify(input.address),
    submittedAt: time,
    decidedAt: time,
    verdict: kycStates.rejected,
    reason: message,
    fields: JSON.stringify([]),
    barred: true,
    further: false,
  };
  await lockNumber(trx, row.idNo);
  await delayExclusions(trx);
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
