import * as codes from '#contract/codes.ts';
import type { IdType } from '#contract/typed/idNumber.ts';
import { lockPlayer } from '#sandbox/db/lockPlayer.ts';
import type { Db, Trx } from '#sandbox/db/tables.ts';
import { Refusal } from '../http/refusal.ts';
import { isOfAge } from '../identity/personalData.ts';
import { checkRef } from '../mail/letters.ts';
import { takeBackMail } from '../mail/sendMail.ts';
import { checkNotExcluded, isExcluded, restriction } from '../rg/exclusions.ts';
import { kycVerdicts } from '../context/staffRules.ts';
import type { Person } from './apart.ts';
import { checkValid, refuseTaken, taken, tellVerdict } from './checks.ts';
import { keepVerified } from './earlier.ts';
import { excludePerson } from './excludePerson.ts';
import { isOfAnother } from './former.ts';
import { checkLookedAt } from './lookedAt.ts';
import { exclusionOf, judgePerson, lockPersons } from './persons.ts';
import { checkApart, recordSamePerson } from './samePerson.ts';

interface Decision {
  verdict: keyof typeof kycVerdicts;
  reason?: string;
  fields?: string[];
  /** Other accounts of the same person, who is excluded by this one. */
  samePerson?: readonly number[];
  /** The version of the check that staff have looked at, as `checkLookedAt` has it. */
  version?: string | null;
}

/** Throws for a person who is excluded by another account, or may own one. */
async function checkOnlyAccount(trx: Trx, userId: number, row: Person & { idType: IdType }, time: number) {
  await checkNotExcluded(trx, row, userId, time);
  const exclusion = await exclusionOf(trx, row, userId, time);
  if (exclusion) throw restriction(exclusion);
  checkApart(await judgePerson(trx, row, userId, time));
}

/**
 * Records the staff's verdict on an existing check, effective now; resolves with whether there is one. Throws rather
 * than pass a document that has expired, is another player's or now an excluded person's, or a person who may own
 * another account, unless staff have distinguished the two, or this account is excluded and they say that it is the
 * same person: its money can leave, and the other account stops. Throws, too, if the check has changed since staff
 * looked at it.
 */
export async function decideCheck(
  db: Db,
  userId: number,
  { verdict, reason = '', fields = [], samePerson = [], version }: Decision,
  time: number,
): Promise<boolean> {
  const [passes, further] = [verdict === 'passed', samePerson.length > 0];
  if (further && !passes) throw new Refusal(codes.badParameter, 'Only a check that passes is of the same person');
  return db.transaction().execute(async (trx) => {
    const columns = ['idType', 'idNo', 'realName', 'birthday', 'expiry', 'decidedAt'] as const;
    const check = trx.selectFrom('kycChecks').select(columns).where('userId', '=', userId).where('freed', '=', false);
    // Locks in the same order as a submission: the player, the birthday, the row.
    await lockPlayer(trx, userId);
    const handedIn = await check.executeTakeFirst();
    if (!handedIn) return false;
    await checkLookedAt(trx, userId, version);
    await lockPersons(trx, userId);
    const row = await check.forUpdate().executeTakeFirstOrThrow();
    if (passes) {
      checkValid(row.expiry, time);
      if (!isOfAge(row.birthday, time)) throw new Refusal(codes.barred, 'Players are 21 or older');
      if (await isOfAnother(trx, row, userId)) throw taken();
      if (further) await recordSamePerson(trx, userId, row, samePerson, time);
      else await checkOnlyAccount(trx, userId, row, time);
    }
    const isOut = await isExcluded(trx, userId, time);
    if (isOut && !passes) await keepVerified(trx, userId, time);
    const decided = { verdict: kycVerdicts[verdict], reason, fields: JSON.stringify(fields), decidedAt: time };
    const change = { ...decided, further };
    await trx.updateTable('kycChecks').set(change).where('userId', '=', userId).execute().catch(refuseTaken);
    if (isOut && passes) await excludePerson(trx, userId, time);
    await takeBackMail(trx, checkRef({ userId, time: row.decidedAt }), time);
    await tellVerdict(trx, { ...decided, userId });
    return true;
  });
}
