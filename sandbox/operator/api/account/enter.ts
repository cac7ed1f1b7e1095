import type { Output } from '#contract/endpoints.ts';
import type { Trx } from '#sandbox/db/tables.ts';
import type { Context, OperatorContext } from '#sandbox/operator/context/handlers.ts';
import { welcomeLetter } from '#sandbox/operator/mail/letters.ts';
import { sendMail } from '#sandbox/operator/mail/sendMail.ts';
import { checkNotDeleted, isClosed } from '#sandbox/operator/deletion/deletions.ts';
import { rememberDevice } from '#sandbox/operator/identity/devices.ts';
import { providerOf, redeemTicket } from '#sandbox/operator/identity/identities.ts';
import type { LoggingIn } from '#sandbox/operator/identity/logins.ts';
import { tellOfMethod } from '#sandbox/operator/identity/loginMethods.ts';
import { isNewcomer } from '../newcomers.ts';
import { describePlayer } from './userInfo.ts';
import { endOldest, issueToken } from '#sandbox/operator/identity/tokens.ts';
import { lockPlayer } from '#sandbox/db/lockPlayer.ts';

interface Entering {
  userId: number;
  isNew: boolean;
  check?: LoggingIn['check'];
}

/** What a log-in reports about its device, besides the request itself. */
type From = Context & { deviceId: string };

/** Starts a session for a player and returns the log-in reply; a deleted account has none. */
export async function enter(
  { db, written, caps }: OperatorContext,
  { userId, isNew, check }: Entering,
  { time, device, deviceId }: From,
): Promise<Output<'accountLogin'>> {
  if (isNew) await sendMail(db, welcomeLetter({ userId, time }));
  else await checkNotDeleted(db, userId, time);
  const token = await db.transaction().execute(async (trx) => {
    await lockPlayer(trx, userId);
    await check?.(trx);
    const issued = await issueToken(trx, userId, time, device, deviceId);
    await endOldest(trx, userId, caps.players.sessions, time);
    const { devices, devicesOfNewcomer } = caps.players;
    const known = { userId, deviceId, time };
    if (await isNewcomer(trx, userId)) await rememberDevice(trx, known, devicesOfNewcomer, 0);
    else await rememberDevice(trx, known, devices);
    return issued;
  });
  const userInfo = await describePlayer(db, userId, written.config, time);
  return { token, userInfo, isNew, needSetPassword: !userInfo.hasPassword, rewards: [] };
}

/** Logs in the player that `book` finds or creates, and binds the social identity of the ticket, if any, in the same transaction. */
export async function enterBound(
  operator: OperatorContext,
  bindTicket: string | null | undefined,
  context: From,
  book: (trx: Trx) => Promise<Entering>,
): Promise<Output<'accountLogin'>> {
  const entering = await operator.db.transaction().execute(async (trx) => {
    const known = await book(trx);
    await lockPlayer(trx, known.userId);
    await known.check?.(trx);
    if (bindTicket && !(await isClosed(trx, known.userId))) {
      const { type } = await redeemTicket(trx, bindTicket, known.userId, context.time);
      if (!known.isNew) await tellOfMethod(trx, known.userId, providerOf(type), context.time);
    }
    return known;
  });
  return enter(operator, entering, context);
}
