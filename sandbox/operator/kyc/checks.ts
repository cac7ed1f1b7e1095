import * as codes from '#contract/codes.ts';
import { idTypes, readIdNo, type IdType } from '#contract/typed/idNumber.ts';
import { kycStates } from '#contract/kyc.ts';
import type { Input, Output } from '#contract/endpoints.ts';
import type { Db, Trx } from '#sandbox/db/tables.ts';
import { isUniqueViolation } from '#sandbox/db/uniqueViolation.ts';
import { Refusal } from '../http/refusal.ts';
import { checkLetter } from '../mail/letters.ts';
import { sendMail } from '../mail/sendMail.ts';
import { isExcluded } from '../rg/exclusions.ts';
import { checkBefore, isIdentical, keepEarlier } from './earlier.ts';
import { isOfAnother } from './former.ts';
import { checkImages } from './images.ts';
import { isBarred } from './mayPlay.ts';
import { judgePerson } from './persons.ts';
import { holdNumber, never } from './planned.ts';
import { delayExclusions, lockBirthday, lockNumber } from './turns.ts';
import { dayOf } from '#sandbox/manila.ts';
import { checkPersonalData, isDay, personalDataOf, savePersonalData } from '../identity/personalData.ts';
import { kycVerdicts, type StaffRules } from '../context/staffRules.ts';

const bad = (field: string, message: string) => new Refusal(codes.badParameter, message, { field });

/** The state of a player's identity check at a time: the verdict takes effect when it is decided. */
export async function checkOf(db: Db, userId: number, time: number): Promise<Output<'kyc'>> {
  const row = await db.selectFrom('kycChecks').selectAll().where('userId', '=', userId).executeTakeFirst();
  if (!row) return { status: kycStates.none };
  const { idType, idNo, realName, submittedAt, decidedAt, reason, fields } = row;
  const details = {
    idType,
    idNoMasked: `${'*'.repeat(idNo.length - 4)}${idNo.slice(-4)}`,
    realName,
    submitTime: submittedAt,
  };
  if (decidedAt > time) return { ...details, status: kycStates.pending };
  const status = row.verdict as 2 | 3;
  const known = { ...details, status, reviewTime: decidedAt };
  return status === kycStates.rejected ? { ...known, reason, fields } : known;
}

/** Throws while the identity check is under review, and once it has passed. */
export async function checkOpen(db: Db, userId: number, time: number): Promise<void> {
  const { status } = await checkOf(db, userId, time);
  if (status === kycStates.pending || status === kycStates.passed)
    throw new Refusal(codes.alreadyDone, 'Your identity is with the staff, or known already');
}

/**
 * Throws if the name or birthday differs from the identity document, while it is under review and once it has passed. The
 * player is locked before.
 */
export async function checkUnlocked(trx: Trx, userId: number, changes: Changes, time: number): Promise<void> {
  const field = (['realName', 'birthday'] as const).find((each) => changes[each] !== undefined);
  if (!field) return;
  const { status } = await checkOf(trx, userId, time);
  if (status === kycStates.pending || status === kycStates.passed)
    throw new Refusal(codes.alreadyDone, 'As on your paper', { field });
  await checkStated(trx, userId, changes, time);
}

/**
 * Throws if an excluded player gives another name or birthday than they have stated, or else submitted, by which a
 * further account of theirs is recognised.
 */
async function checkStated(trx: Trx, userId: number, changes: Changes, time: number): Promise<void> {
  if (!(await isExcluded(trx, userId, time))) return;
  const stated = await personalDataOf(trx, userId);
  const submitted = await checkBefore(trx, userId);
  const field = (['realName', 'birthday'] as const).find((each) => {
    if (changes[each] === undefined) return false;
    return stated[each]
      ? changes[each] !== stated[each]
      : submitted && changes[each] && changes[each] !== submitted[each];
  });
  if (field) throw new Refusal(codes.alreadyDone, 'As you have stated before', { field });
}

interface Changes {
  realName?: string | null;
  birthday?: string | null;
}

const isIdType = (name: string): name is IdType => Object.hasOwn(idTypes, name);

/** Submits an identity check with its pictures for review; doubtful persons wait for staff. */
export async function submitCheck(trx: Trx, userId: number, input: Input<'addKyc'>, rules: StaffRules, time: number) {
  if (!input.consent) throw bad('consent', 'Your consent is needed');
  if (!isIdType(input.idType)) throw bad('idType', 'No such paper');
  const idNo = readIdNo(input.idType, input.idNo);
  const { back } = idTypes[input.idType];
  if (idNo === null) throw bad('idNo', 'Not a number of this paper');
  const changes = checkPersonalData({ realName: input.realName, birthday: input.birthday, ...input.address }, time);
  for (const field of ['realName', 'birthday', ...Object.keys(input.address)] as const)
    if (!changes[field as keyof typeof changes]) throw bad(field, 'Needed');
  const [realName, birthday] = [changes.realName!, changes.birthday!];
  const expiry = input.expiry || null;
  if (expiry && !isDay(expiry)) throw bad('expiry', 'A day, as 2030-12-31');
  checkValid(expiry, time);
  await checkImages(trx, userId, {
    frontId: input.frontId,
    selfieId: input.selfieId,
    ...(back && { backId: input.backId ?? '' }),
  });
  await lockBirthday(trx, birthday);
  await lockNumber(trx, idNo);
  await delayExclusions(trx);
  await checkStated(trx, userId, changes, time);
  const doubts = await judgePerson(trx, { realName, birthday, idNo }, userId, time);
  if (await isOfAnother(trx, { realName, birthday, idNo, idType: input.idType }, userId)) throw taken();

  const waits = rules.kyc.verdict === 'never' || doubts.length > 0;
  const verdict = rules.kyc.verdict === 'never' ? kycVerdicts.passed : kycVerdicts[rules.kyc.verdict];
  const row = {
    idType: input.idType,
    idNo,
    realName,
    birthday,
    expiry,
    address: JSON.stringify(input.address),
    submittedAt: time,
    decidedAt: waits ? never : time + rules.kyc.after,
    verdict,
    reason: rules.kyc.reason,
    fields: JSON.stringify(rules.kyc.fields),
    barred: await isBarred(trx, userId, time),
    further: false,
  };
  const before = await checkBefore(trx, userId);
  if (before && !isIdentical(before, row)) await keepEarlier(trx, userId, before);
  const kept = trx
    .insertInto('kycChecks')
    .values({ ...row, userId })
    .onConflict((conflict) => conflict.column('userId').doUpdateSet(row));
  await kept.execute().catch(refuseTaken);
  await savePersonalData(trx, userId, changes);
  await holdNumber(trx, userId, { realName, birthday, idNo }, time);
  if (!waits) await tellVerdict(trx, { ...row, userId });
}

/** The mail with the verdict, which arrives when that takes effect. */
export const tellVerdict = (
  trx: Trx,
  { userId, verdict, reason, decidedAt }: { userId: number; verdict: number; reason: string; decidedAt: number },
) => sendMail(trx, checkLetter({ userId, time: decidedAt, passed: verdict === kycStates.passed, reason }));

/** Throws for a document that has expired or expires today. */
export function checkValid(expiry: string | null, time: number) {
  if (expiry && expiry <= dayOf(time)) throw bad('expiry', 'A paper that is still valid');
}

/** The refusal of a document of another player's. */
export const taken = () => new Refusal(codes.taken, 'This paper is known for another player', { field: 'idNo' });

/** Throws the refusal for a document of another player's: the database keeps each to one, also concurrently. */
export function refuseTaken(error: unknown): never {
  if (isUniqueViolation(error)) throw taken();
  throw error;
}
