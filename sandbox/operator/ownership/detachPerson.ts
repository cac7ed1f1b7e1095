import { kycStates } from '#contract/kyc.ts';
import { rgStates } from '#contract/protection.ts';
import type { Trx } from '#sandbox/db/tables.ts';
import { deletedName, eraseTraces } from '../deletion/erase.ts';
import { createPlayer, playerOf } from '../identity/players.ts';
import { keepPersons } from '../kyc/earlier.ts';
import { isExcludedElsewhere } from '../kyc/mayPlay.ts';
import { checkRef, checkRefs } from '../mail/letters.ts';
import { takeBackMails } from '../mail/sendMail.ts';
import { rgRestrictionOf } from '../rg/exclusions.ts';

/**
 * Takes its person off a locked account, so that somebody else can own it. What they have submitted is kept as that of
 * a deleted account, by which their document is recognised; what they have stated is erased, and the profile picture
 * that they have uploaded. An excluded account stays recognised by the persons given, though it shows none of them, and
 * a closed one by the devices, until the exclusion ends; one whose person is excluded by another, or may be, is played
 * with once a check has passed there. It tells nobody where the goods go that they have ordered, what they have written
 * to staff, and what became of their check.
 */
export async function detachPerson(trx: Trx, userId: number, time: number): Promise<void> {
  const exclusion = await rgRestrictionOf(trx, userId, time);
  const isOut = exclusion?.state === rgStates.excluded;
  const isBarred = await isExcludedElsewhere(trx, userId, time);
  if (isOut) await keepPersons(trx, userId, exclusion.until, time);
  if (isOut) await moveDevices(trx, userId, exclusion, time);
  const checks = trx.selectFrom('kycChecks').select('decidedAt').where('userId', '=', userId);
  const check = await checks.forUpdate().executeTakeFirst();
  if (check && check.decidedAt > time) await rejectUndecided(trx, userId, check.decidedAt, time);
  const closed = check && (await createClosed(trx, userId, time));
  if (closed) await moveCheck(trx, userId, closed, isBarred);
  if (closed && !isOut) await moveEarlier(trx, userId, closed);
  await trx.deleteFrom('kycImages').where('userId', '=', userId).execute();
  await trx.deleteFrom('shippingAddresses').where('userId', '=', userId).execute();
  await trx.updateTable('users').set({ avatarOther: '' }).where('id', '=', userId).execute();
  await trx.updateTable('goodsOrders').set({ detached: true }).where('userId', '=', userId).execute();
  await trx.updateTable('feedback').set({ detached: true }).where('userId', '=', userId).execute();
  const told = trx.updateTable('mails').set({ deleted: true }).where('userId', '=', userId);
  await told.where('ref', 'like', `${checkRefs(userId)}%`).execute();
  if (isOut) await trx.deleteFrom('userOthers').where('userId', '=', userId).execute();
  else await eraseTraces(trx, userId);
}

/** Rejects a check that nobody will decide, without a word to the account's owner. */
async function rejectUndecided(trx: Trx, userId: number, decidedAt: number, time: number): Promise<void> {
  const rejected = { verdict: kycStates.rejected, decidedAt: time };
  await trx.updateTable('kycChecks').set(rejected).where('userId', '=', userId).execute();
  await takeBackMails(trx, [checkRef({ userId, time: decidedAt })], time);
}

/**
 * Creates an account that nobody can enter, as one deleted now, with the terms that another one has accepted; what
 * recognises its person is erased once its exclusion is over, if it has one (`deleteDue`).
 */
export async function createClosed(trx: Trx, userId: number, time: number, isExcluded = false): Promise<number> {
  const { termsVersion } = await playerOf(trx, userId);
  const closed = await createPlayer(trx, { nickname: deletedName, termsVersion, time });
  const deletion = { userId: closed, requestedAt: time, deletesAt: time, closedAt: time };
  await trx
    .insertInto('deletions')
    .values({ ...deletion, erasedAt: isExcluded ? null : time })
    .execute();
  return closed;
}

/** Moves a check and its pictures to a closed account: its document is free for its person. */
async function moveCheck(trx: Trx, userId: number, closed: number, isBarred: boolean): Promise<void> {
  const moved = { userId: closed, formerId: userId, freed: true, ...(isBarred && { barred: true }) };
  await trx.updateTable('kycChecks').set(moved).where('userId', '=', userId).execute();
  await trx.updateTable('kycImages').set({ userId: closed }).where('userId', '=', userId).execute();
}

type Exclusion = NonNullable<Awaited<ReturnType<typeof rgRestrictionOf>>>;

/** Moves the devices of an excluded person to a closed account that is excluded until the same end. */
async function moveDevices(trx: Trx, userId: number, exclusion: Exclusion, time: number): Promise<void> {
  const closed = await createClosed(trx, userId, time, true);
  await trx
    .insertInto('exclusions')
    .values({ ...exclusion, userId: closed })
    .execute();
  await trx.updateTable('devices').set({ userId: closed }).where('userId', '=', userId).execute();
}

/** Moves the persons before a check to the closed account that keeps it. */
async function moveEarlier(trx: Trx, userId: number, closed: number): Promise<void> {
  await trx.updateTable('earlierPersons').set({ userId: closed }).where('userId', '=', userId).execute();
}
