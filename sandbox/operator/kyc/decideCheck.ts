import * as codes from '#contract/codes.ts';
import { lockPlayer } from '#sandbox/db/lockPlayer.ts';
import type { Db } from '#sandbox/db/tables.ts';
import { Refusal } from '../http/refusal.ts';
import { isOfAge } from '../identity/personalData.ts';
import { checkRef } from '../mail/letters.ts';
import { takeBackMail } from '../mail/sendMail.ts';
import { checkNotExcluded, isExcluded, restriction } from '../rg/exclusions.ts';
import { kycVerdicts } from '../context/staffRules.ts';
import { checkValid, refuseTaken, taken, tellVerdict } from './checks.ts';
import { keepVerified } from './earlier.ts';
import { isOfAnother } from './former.ts';
import { exclusionOf, judgePerson, lockBirthday, type Doubt } from './persons.ts';

/** Throws while staff haven't distinguished a person from the owners of possibly matching accounts. */
function checkApart(doubts: Doubt[]) {
  const accounts = doubts.flatMap((doubt) => (doubt.why === 'person' ? [doubt.userId] : []));
  if (accounts.length > 0)
    throw new Refusal(codes.taken, `May be the person of ${accounts.join(', ')}: tell them apart first`);
}

interface Decision {
  verdict: keyof typeof kycVerdicts;
  reason?: string;
  fields?: string[];
}

/**
 * Records the staff's verdict on an existing check, effective now; resolves with whether there is one. Throws rather
 * than pass a document that has expired, is another player's or now an excluded person's, or a person who may own
 * another account, unless staff have distinguished the two.
 */
export async function decideCheck(
  db: Db,
  userId: number,
  { verdict, reason = '', fields = [] }: Decision,
  time: number,
): Promise<boolean> {
  return db.transaction().execute(async (trx) => {
    const columns = ['idType', 'idNo', 'realName', 'birthday', 'expiry', 'decidedAt'] as const;
    const check = trx.selectFrom('kycChecks').select(columns).where('userId', '=', userId).where('freed', '=', false);
    // Locks in the same order as a submission: the player, the birthday, the row.
    await lockPlayer(trx, userId);
    const handedIn = await check.executeTakeFirst();
    if (!handedIn) return false;
    await lockBirthday(trx, handedIn.birthday);
    const row = await check.forUpdate().executeTakeFirstOrThrow();
    if (verdict === 'passed') {
      checkValid(row.expiry, time);
      if (!isOfAge(row.birthday, time)) throw new Refusal(codes.barred, 'Players are 21 or older');
      await checkNotExcluded(trx, row, userId, time);
      if (await isOfAnother(trx, row, userId)) throw taken();
      const exclusion = await exclusionOf(trx, row, userId, time);
      if (exclusion) throw restriction(exclusion);
      checkApart(await judgePerson(trx, row, userId, time));
    }
    if (verdict !== 'passed' && (await isExcluded(trx, userId, time))) await keepVerified(trx, userId, time);
    const decided = { verdict: kycVerdicts[verdict], reason, fields: JSON.stringify(fields), decidedAt: time };
    await trx.updateTable('kycChecks').set(decided).where('userId', '=', userId).execute().catch(refuseTaken);
    await takeBackMail(trx, checkRef({ userId, time: row.decidedAt }), time);
    await tellVerdict(trx, { ...decided, userId });
    return true;
  });
}
