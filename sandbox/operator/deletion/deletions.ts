import * as codes from '#contract/codes.ts';
import type { Db, Trx } from '#sandbox/db/tables.ts';
import { dayOf } from '#sandbox/manila.ts';
import { attemptEach, throwError, type Report } from '../context/attemptEach.ts';
import { Refusal } from '../http/refusal.ts';
import { playerOf } from '../identity/players.ts';
import { keptAccount, notify, notifyIfLeft } from '../identity/smsNotices.ts';
import { forfeitBonus } from '../money/bonusMoney.ts';
import { settlePayouts } from '../money/payouts.ts';
import { rgRestrictionOf } from '../rg/exclusions.ts';
import { isInGame } from '../rg/usage.ts';
import { lockPlayer } from '#sandbox/db/lockPlayer.ts';
import { eraseAccount, erasePerson } from './erase.ts';
import { heldBack } from './heldBack.ts';

/** The days from a request to the deletion, in which the player can cancel it. */
export const daysToDeletion = 14;

const day = 24 * 60 * 60 * 1_000;

const deletionOf = (db: Db, userId: number) =>
  db.selectFrom('deletions').selectAll().where('userId', '=', userId).executeTakeFirst();

/** Where the deletion of a player's account stands, as the contract has it. */
export async function describeDeletion(db: Db, userId: number, time: number) {
  const known = await deletionOf(db, userId);
  return {
    days: daysToDeletion,
    ...(await heldBack(db, userId, time)),
    ...(known && { requestedAt: known.requestedAt, deletesAt: known.deletesAt }),
  };
}

/** Requests the deletion of a locked player's account, once; refused while money is left in it, or on its way. */
export async function requestDeletion(trx: Trx, userId: number, time: number): Promise<void> {
  if (await deletionOf(trx, userId)) return;
  const { toWithdraw, inProgress } = await heldBack(trx, userId, time);
  if (toWithdraw > 0) throw new Refusal(codes.conditionUnmet, 'Withdraw the balance first', { need: 'withdraw' });
  if (inProgress) throw new Refusal(codes.conditionUnmet, 'A payment or a round is in progress', { need: 'payment' });
  const deletesAt = time + daysToDeletion * day;
  await trx.insertInto('deletions').values({ userId, requestedAt: time, deletesAt }).execute();
  const change = `Your account will be deleted on ${dayOf(deletesAt)}. Until then you can keep it, in the app.`;
  await notify(trx, (await playerOf(trx, userId)).mobile, change, time);
}

/** Cancels the deletion of a locked player's account, if one is requested. */
export async function cancelDeletion(trx: Trx, userId: number, time: number): Promise<void> {
  const open = trx.deleteFrom('deletions').where('userId', '=', userId).where('closedAt', 'is', null);
  const { numDeletedRows } = await open.executeTakeFirstOrThrow();
  if (numDeletedRows) await notifyIfLeft(trx, (await playerOf(trx, userId)).mobile, keptAccount, time);
}

/** Whether a player has requested the deletion of their account, and not cancelled it: they get no offers from then on. */
export const isToBeDeleted = async (db: Db, userId: number): Promise<boolean> =>
  (await deletionOf(db, userId)) !== undefined;

/** Whether a player's account is closed already. */
export const isClosed = async (db: Db, userId: number): Promise<boolean> =>
  ((await deletionOf(db, userId))?.closedAt ?? null) !== null;

/** Throws for a player whose account is deleted, or is due to be. */
export async function checkNotDeleted(db: Db, userId: number, time: number): Promise<void> {
  if (await isDeleted(db, userId, time)) throw new Refusal(codes.accountDeleted, 'This account was deleted');
}

/** Whether a player's account is deleted; one that is due is closed now, after withdrawals whose end has come. */
export async function isDeleted(db: Db, userId: number, time: number): Promise<boolean> {
  const known = await deletionOf(db, userId);
  if (!known || known.deletesAt > time) return false;
  if (known.closedAt !== null) return true;
  await settlePayouts(db, time, userId);
  return db.transaction().execute((trx) => close(trx, userId, time));
}

/**
 * Closes an account that is due, unless there is money in it or on its way, or its player is in a game; returns whether
 * it is closed.
 */
async function close(trx: Trx, userId: number, time: number): Promise<boolean> {
  await lockPlayer(trx, userId);
  const known = await deletionOf(trx, userId);
  if (!known || known.closedAt !== null) return known !== undefined;
  const { toWithdraw, inProgress } = await heldBack(trx, userId, time);
  if (toWithdraw > 0 || inProgress) return false;
  if (await isInGame(trx, userId, time)) return false;
  await forfeitBonus(trx, userId, time);
  await eraseAccount(trx, userId, time);
  await trx.updateTable('deletions').set({ closedAt: time }).where('userId', '=', userId).execute();
  return true;
}

/**
 * Closes all accounts that are due, and erases what recognised the persons among them once no break or exclusion of
 * theirs is in force; `time` in epoch milliseconds. With a report, what fails for one account holds up no other.
 */
export async function deleteDue(db: Db, time: number, report: Report = throwError): Promise<void> {
  const open = db.selectFrom('deletions').select('userId').where('deletesAt', '<=', time);
  const due = await open.where('closedAt', 'is', null).execute();
  await attemptEach(due, ({ userId }) => isDeleted(db, userId, time), report);
  const restricted = db.selectFrom('exclusions').select('userId').where('until', '>', time);
  const closed = open.where('closedAt', 'is not', null).where('erasedAt', 'is', null);
  const rest = closed.where('userId', 'not in', restricted);
  const forget = ({ userId }: { userId: number }) =>
    db.transaction().execute(async (trx) => {
      await lockPlayer(trx, userId);
      if (await rgRestrictionOf(trx, userId, time)) return;
      await erasePerson(trx, userId);
      await trx.updateTable('deletions').set({ erasedAt: time }).where('userId', '=', userId).execute();
    });
  await attemptEach(await rest.execute(), forget, report);
}
