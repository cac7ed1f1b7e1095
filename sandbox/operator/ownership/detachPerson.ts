import { kycStates } from '#contract/kyc.ts';
import type { Trx } from '#sandbox/db/tables.ts';
import { deletedName, eraseTraces } from '../deletion/erase.ts';
import { createPlayer, playerOf } from '../identity/players.ts';
import { checkRef } from '../mail/letters.ts';
import { takeBackMails } from '../mail/sendMail.ts';

/**
 * Takes its person off a locked account that isn't excluded, so that somebody else can own it. What they have submitted
 * is kept as that of a deleted account, by which their document is recognised; what they have stated is erased. Goods
 * that they have ordered are sent on, but the account doesn't tell where.
 */
export async function detachPerson(trx: Trx, userId: number, time: number): Promise<void> {
  const checks = trx.selectFrom('kycChecks').select('decidedAt').where('userId', '=', userId);
  const check = await checks.forUpdate().executeTakeFirst();
  if (check && check.decidedAt > time) await rejectUndecided(trx, userId, check.decidedAt, time);
  if (check) await moveCheck(trx, userId, await createClosed(trx, userId, time));
  await trx.deleteFrom('kycImages').where('userId', '=', userId).execute();
  await trx.deleteFrom('shippingAddresses').where('userId', '=', userId).execute();
  await trx.updateTable('goodsOrders').set({ detached: true }).where('userId', '=', userId).execute();
  await eraseTraces(trx, userId);
}

/** Rejects a check that nobody will decide, without a word to the account's owner. */
async function rejectUndecided(trx: Trx, userId: number, decidedAt: number, time: number): Promise<void> {
  const rejected = { verdict: kycStates.rejected, decidedAt: time };
  await trx.updateTable('kycChecks').set(rejected).where('userId', '=', userId).execute();
  await takeBackMails(trx, [checkRef({ userId, time: decidedAt })], time);
}

/** Creates an account that nobody can enter, as one deleted now, with the terms that another one has accepted. */
async function createClosed(trx: Trx, userId: number, time: number): Promise<number> {
  const { termsVersion } = await playerOf(trx, userId);
  const closed = await createPlayer(trx, { nickname: deletedName, termsVersion, time });
  const deletion = { userId: closed, requestedAt: time, deletesAt: time, closedAt: time, erasedAt: time };
  await trx.insertInto('deletions').values(deletion).execute();
  return closed;
}

/** Moves a check, its pictures and the persons before it to a closed account: its document is free for its person. */
async function moveCheck(trx: Trx, userId: number, closed: number): Promise<void> {
  const moved = { userId: closed, formerId: userId, freed: true };
  await trx.updateTable('kycChecks').set(moved).where('userId', '=', userId).execute();
  await trx.updateTable('kycImages').set({ userId: closed }).where('userId', '=', userId).execute();
  await trx.updateTable('earlierPersons').set({ userId: closed }).where('userId', '=', userId).execute();
}
