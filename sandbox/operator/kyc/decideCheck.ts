import * as codes from '#contract/codes.ts';
import { kycStates } from '#contract/kyc.ts';
import type { IdType } from '#contract/typed/idNumber.ts';
import { lockPlayer } from '#sandbox/db/lockPlayer.ts';
import type { Db, Trx } from '#sandbox/db/tables.ts';
import { Refusal } from '../http/refusal.ts';
import { isOfAge } from '../identity/personalData.ts';
import { checkRef } from '../mail/letters.ts';
import { takeBackMails } from '../mail/sendMail.ts';
import { checkNotExcluded, isExcluded, restriction } from '../rg/exclusions.ts';
import { kycVerdicts } from '../context/staffRules.ts';
import type { Person } from './apart.ts';
import { checkValid, refuseTaken, taken, tellVerdict } from './checks.ts';
import { keepVerified } from './earlier.ts';
import { excludePerson } from './excludePerson.ts';
import { isOfAnother } from './former.ts';
import { checkLookedAt } from './lookedAt.ts';
import { exclusionOf, judgePerson } from './persons.ts';
import { checkApart, recordSamePerson } from './samePerson.ts';
import { delayChecks, inTurnOfChecks, lockPersons } from './turns.ts';

interface Decision {
  verdict: keyof typeof kycVerdicts;
  reason?: string;
  fields?: string[];
  /** Other accounts of the same person, who is excluded by this one. */
  samePerson?: readonly number[];
  /** The version of the check that staff have looked at, as `checkLookedAt` has it. */
  version?: string | null;
}

const given = ['verdict', 'reason', 'fields', 'decidedAt'] as const;

/** A verdict on a check, effective at `decidedAt`. */
interface Given {
  verdict: number;
  reason: string;
  fields: string[];
  decidedAt: number;
}

/** Whether a verdict is in force already, for the same reason: a pass has none. */
const isInForce = (known: Given, { verdict, reason, fields, decidedAt }: Given) =>
  known.decidedAt <= decidedAt &&
  known.verdict === verdict &&
  (verdict === kycStates.passed ||
    (known.reason === reason && JSON.stringify(known.fields) === JSON.stringify(fields)));

/** Throws for a person who is excluded by another account, or may own one. */
async function checkOnlyAccount(trx: Trx, userId: number, row: Person & { idType: IdType }, time: number) {
  await checkNotExcluded(trx, row, userId, time);
  const exclusion = await exclusionOf(trx, row, userId, time);
  if (exclusion) throw restriction(exclusion);
  checkApart(await judgePerson(trx, row, userId, time));
}

/**
 * Records the staff's verdict on an existing check, effective now, and mails it unless it is in force already; resolves
 * with whether there is a check. Throws rather than pass a document that has expired, is another player's or now an
 * excluded person's, or a person who may own another account, unless staff have distinguished the two, or this account
 * is excluded and they say that it is the same person: its money can leave, and the other account stops. Throws, too,
 * if the check has changed since staff looked at it. Decisions take turns with submissions.
 */
export const decideCheck = (db: Db, userId: number, decision: Decision, time: number): Promise<boolean> =>
  inTurnOfChecks('staff', () => decide(db, userId, decision, time));

async function decide(
  db: Db,
  userId: number,
  { verdict, reason = '', fields = [], samePerson = [], version }: Decision,
  time: number,
): Promise<boolean> {
  const [passes, further] = [verdict === 'passed', samePerson.length > 0];
  if (further && !passes) throw new Refusal(codes.badParameter, 'Only a check that passes is of the same person');
  return db.transaction().execute(async (trx) => {
    const columns = ['idType', 'idNo', 'realName', 'birthday', 'expiry', ...given] as const;
    const check = trx.selectFrom('kycChecks').select(columns).where('userId', '=', userId).where('freed', '=', false);
    // Locks in the same order as a submission: the player, the birthday, the checks under way, the row.
    await lockPlayer(trx, userId);
    const handedIn = await check.executeTakeFirst();
    if (!handedIn) return false;
    await checkLookedAt(trx, userId, version);
    const isOut = await isExcluded(trx, userId, time);
    await lockPersons(trx, userId);
    if (isOut && passes) await delayChecks(trx);
    const row = await check.forUpdate().executeTakeFirstOrThrow();
    if (passes) {
      checkValid(row.expiry, time);
      if (!isOfAge(row.birthday, time)) throw new Refusal(codes.barred, 'Players are 21 or older');
      if (await isOfAnother(trx, row, userId)) throw taken();
      if (further) await recordSamePerson(trx, userId, row, samePerson, time);
      else await checkOnlyAccount(trx, userId, row, time);
    }
    if (isOut && !passes) await keepVerified(trx, userId, time);
    const now = { verdict: kycVerdicts[verdict], reason, fields, decidedAt: time };
    const isRepeated = isInForce(row, now);
    const decided = { ...now, decidedAt: isRepeated ? row.decidedAt : time };
    const change = { ...decided, fields: JSON.stringify(fields), further };
    await trx.updateTable('kycChecks').set(change).where('userId', '=', userId).execute().catch(refuseTaken);
    if (isOut && passes) await excludePerson(trx, userId, time);
    await takeBackMails(trx, [checkRef({ userId, time: row.decidedAt })], time);
    if (!isRepeated) await tellVerdict(trx, { ...decided, userId });
    return true;
  });
}
