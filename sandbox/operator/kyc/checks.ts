import * as codes from '#contract/codes.ts';
import { idTypes, kycStates, plainIdNo, plainName, type IdType } from '#contract/kyc.ts';
import { comparedName } from '#contract/payouts.ts';
import type { Input, Output } from '#contract/endpoints.ts';
import type { Db, Trx } from '#sandbox/db/tables.ts';
import { Refusal } from '../http/refusal.ts';
import { checkNotExcluded } from '../rg/exclusions.ts';
import { checkImages } from './images.ts';
import { dayOf } from '#sandbox/manila.ts';
import { checkPersonalData, isDay, savePersonalData } from '../identity/personalData.ts';
import { kycVerdicts, type StaffRules } from '../staffRules.ts';

/** Decision time of an identity check without a planned verdict, milliseconds. */
const never = Number.MAX_SAFE_INTEGER;

/** Names on the sandbox's list of restricted persons (payloads M). */
const restricted = new Set(['Restricted Person', 'Bawal Maglaro', 'Juan dela Bawal'].map(comparedName));

const bad = (field: string, message: string) => new Refusal(codes.badParameter, message, { field });

/** The state of a player's identity check at a time: the verdict takes effect when it is decided. */
export async function checkOf(db: Db, userId: number, time: number): Promise<Output<'kyc'>> {
  const row = await db.selectFrom('kycChecks').selectAll().where('userId', '=', userId).executeTakeFirst();
  if (!row) return { status: kycStates.none };
  const { idType, idNo, realName, submittedAt, decidedAt, reason, fields } = row;
  const said = {
    idType,
    idNoMasked: `${'*'.repeat(idNo.length - 4)}${idNo.slice(-4)}`,
    realName,
    submitTime: submittedAt,
  };
  if (decidedAt > time) return { ...said, status: kycStates.pending };
  const status = row.verdict as 2 | 3;
  const known = { ...said, status, reviewTime: decidedAt };
  return status === kycStates.rejected ? { ...known, reason, fields } : known;
}

/** Throws while the identity check is under review, and once it has passed. */
export async function checkOpen(db: Db, userId: number, time: number): Promise<void> {
  const { status } = await checkOf(db, userId, time);
  if (status === kycStates.pending || status === kycStates.passed)
    throw new Refusal(codes.alreadyDone, 'Your identity is with the staff, or known already');
}

/** Throws if the name or birthday differs from the identity document, while it is under review and once it has passed. */
export async function checkUnlocked(
  db: Db,
  userId: number,
  said: { realName?: string | null; birthday?: string | null },
  time: number,
): Promise<void> {
  const field = (['realName', 'birthday'] as const).find((each) => said[each] !== undefined);
  if (!field) return;
  const { status } = await checkOf(db, userId, time);
  if (status === kycStates.pending || status === kycStates.passed)
    throw new Refusal(codes.alreadyDone, 'As on your paper', { field });
}

const isIdType = (name: string): name is IdType => Object.hasOwn(idTypes, name);

/** Submits an identity check with its pictures for review. */
export async function submitCheck(trx: Trx, userId: number, input: Input<'addKyc'>, rules: StaffRules, time: number) {
  if (!input.consent) throw bad('consent', 'Your consent is needed');
  if (!isIdType(input.idType)) throw bad('idType', 'No such paper');
  const idNo = plainIdNo(input.idNo);
  const { pattern, back } = idTypes[input.idType];
  if (!pattern.test(idNo)) throw bad('idNo', 'Not a number of this paper');
  const { realName, birthday } = input;
  const said = checkPersonalData({ realName, birthday, ...input.address }, time);
  for (const field of ['realName', 'birthday', ...Object.keys(input.address)] as const)
    if (!said[field as keyof typeof said]) throw bad(field, 'Needed');
  if (restricted.has(comparedName(realName))) throw new Refusal(codes.barred, 'This person may not play');
  const { expiry } = input;
  if (expiry && !(isDay(expiry) && expiry > dayOf(time))) throw bad('expiry', 'A paper that is still valid');
  await checkImages(trx, userId, {
    frontId: input.frontId,
    selfieId: input.selfieId,
    ...(back && { backId: input.backId ?? '' }),
  });
  await checkNumberIsFree(trx, userId, idNo, time);

  const verdict = rules.kyc.verdict === 'never' ? kycVerdicts.passed : kycVerdicts[rules.kyc.verdict];
  const row = {
    idType: input.idType,
    idNo,
    realName: plainName(realName),
    birthday,
    expiry: expiry || null,
    address: JSON.stringify(input.address),
    submittedAt: time,
    decidedAt: rules.kyc.verdict === 'never' ? never : time + rules.kyc.after,
    verdict,
    reason: rules.kyc.reason,
    fields: JSON.stringify(rules.kyc.fields),
  };
  await trx
    .insertInto('kycChecks')
    .values({ ...row, userId })
    .onConflict((conflict) => conflict.column('userId').doUpdateSet(row))
    .execute();
  await savePersonalData(trx, userId, said);
}

/** Throws if another player has the document number: one document is one player, and an excluded person can't return under another account. */
async function checkNumberIsFree(trx: Trx, userId: number, idNo: string, time: number) {
  await checkNotExcluded(trx, { idNo }, userId, time);
  const other = await trx
    .selectFrom('kycChecks')
    .select('userId')
    .where('idNo', '=', idNo)
    .where('userId', '!=', userId)
    .where('verdict', '=', kycStates.passed)
    .limit(1)
    .executeTakeFirst();
  if (other) throw new Refusal(codes.taken, 'This paper is known for another player', { field: 'idNo' });
}

/** Records the staff's verdict on an existing check, effective now. */
export async function decideCheck(
  db: Db,
  userId: number,
  { verdict, reason = '', fields = [] }: { verdict: keyof typeof kycVerdicts; reason?: string; fields?: string[] },
  time: number,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('kycChecks')
    .set({ verdict: kycVerdicts[verdict], reason, fields: JSON.stringify(fields), decidedAt: time })
    .where('userId', '=', userId)
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
}
