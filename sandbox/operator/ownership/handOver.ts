import { lockPlayer } from '#sandbox/db/lockPlayer.ts';
import type { Trx } from '#sandbox/db/tables.ts';
import { isKnownDevice } from '../identity/devices.ts';
import { unbindAll } from '../identity/loginMethods.ts';
import { markProven, playerByMobile } from '../identity/players.ts';
import { keptAccount, notifyIfLeft } from '../identity/smsNotices.ts';
import { revoke } from '../identity/tokens.ts';
import { isExcluded, rgRestrictionOf } from '../rg/exclusions.ts';
import { paidSince, waitingDeposits } from '../rg/usage.ts';
import { detachPerson } from './detachPerson.ts';
import { leaveInviter } from './leaveInviter.ts';

/** A number that a code has just proven, and the device it was given on; `time` in epoch milliseconds. */
interface ProvenNumber {
  mobile: string;
  deviceId: string | null | undefined;
  time: number;
}

/**
 * Hands the account of a number to its owner, who has just given a code, and returns it; undefined if nobody has the
 * number. If none had proven it before, whoever registered it loses the password, all sessions, the known devices (not
 * on one of an excluded account's), the providers' identities, a consent to offers and a requested deletion, and, unless
 * the device is one of the account's, the person and the inviter, who keeps what was earned; an account on a break or
 * excluded that is closed, or into which nothing was ever deposited, loses the number instead on such a device.
 */
export async function handToOwner(trx: Trx, { mobile, deviceId, time }: ProvenNumber) {
  const before = await playerByMobile(trx, mobile);
  if (!before) return undefined;
  await lockPlayer(trx, before.id);
  const holder = await playerByMobile(trx, mobile);
  if (!holder || holder.mobileProvenAt !== null) return holder;
  const { id } = holder;
  const isKnown = await isKnownDevice(trx, id, deviceId);
  if (!isKnown && (await rgRestrictionOf(trx, id, time)) && !(await holdsDeposit(trx, id, time))) {
    await trx.updateTable('users').set({ mobile: null }).where('id', '=', id).execute();
    return undefined;
  }
  await markProven(trx, id, mobile, time);
  await trx.updateTable('users').set({ passwordHash: null }).where('id', '=', id).execute();
  await revoke(trx, { userId: id });
  await unbindAll(trx, id);
  await trx.deleteFrom('optOuts').where('userId', '=', id).execute();
  await endDeletion(trx, id, mobile, time);
  if (!isKnown) await detachPerson(trx, id, time);
  if (!isKnown) await leaveInviter(trx, id, time);
  if (await isExcluded(trx, id, time)) return holder;
  await trx.deleteFrom('devices').where('userId', '=', id).execute();
  return holder;
}

/** Whether an account that isn't closed holds a deposit, or may: one whose payment is still awaited counts. */
async function holdsDeposit(trx: Trx, userId: number, time: number): Promise<boolean> {
  const closed = trx
    .selectFrom('deletions')
    .select('userId')
    .where('userId', '=', userId)
    .where('closedAt', 'is not', null);
  if (await closed.executeTakeFirst()) return false;
  return (await paidSince(trx, userId, 0)) + (await waitingDeposits(trx, userId, time)) > 0;
}

async function endDeletion(trx: Trx, userId: number, mobile: string, time: number): Promise<void> {
  const pending = trx.deleteFrom('deletions').where('userId', '=', userId).where('closedAt', 'is', null);
  const { numDeletedRows } = await pending.executeTakeFirstOrThrow();
  if (numDeletedRows) await notifyIfLeft(trx, mobile, keptAccount, time);
}
