import * as codes from '#contract/codes.ts';
import type { Input } from '#contract/endpoints.ts';
import { authModes } from '#contract/loginKinds.ts';
import type { Db } from '#sandbox/db/tables.ts';
import { isUniqueViolation } from '#sandbox/db/uniqueViolation.ts';
import { Refusal } from '../http/refusal.ts';
import { checkCode } from './codes.ts';
import { checkNotExcluded } from '../rg/exclusions.ts';
import { checkAccount, checkPassword, needed } from '../http/inputChecks.ts';
import type { Context, OperatorContext } from '../context/handlers.ts';
import { tellOfMethod } from './loginMethods.ts';
import { hashPassword, inPlayersTurn } from './passwords.ts';
import { playerOf } from './players.ts';
import { checkProven, lockProven } from './reauthentication.ts';
import { learnFree } from './signUps.ts';

/** How long withdrawals are held after a number was added to an account, milliseconds. */
const holdPeriod = 24 * 60 * 60 * 1_000;

const alreadyHas = (field: string) => new Refusal(codes.alreadyDone, 'There is one already', { field });

/**
 * Binds a mobile number to a player, verified by a one-time code to it and by the player's proof; throws if the
 * player or another already has one.
 */
export async function bindMobile(
  { db }: OperatorContext,
  mobile: string,
  code: string,
  { password }: Pick<Input<'bindAccount'>, 'password'>,
  context: Context,
) {
  const { userId, time } = context;
  const player = await playerOf(db, userId);
  if (player.mobile) throw alreadyHas('mobile');
  await checkProven(db, context, { password });
  await checkCode(db, { mobile, type: authModes.bind, code, by: context }, time);
  await checkNotExcluded(db, { mobile }, userId, time);
  await db.transaction().execute(async (trx) => {
    await lockProven(trx, context, player);
    await claim(trx, userId, 'mobile', { mobile, mobileBoundAt: time, mobileProvenAt: time });
  });
}

/** Throws while withdrawals are held: for a day after a number was added to the account. */
export async function checkNotHeld(db: Db, userId: number, time: number): Promise<void> {
  const resetAt = (await playerOf(db, userId)).mobileBoundAt + holdPeriod;
  if (time < resetAt) throw new Refusal(codes.noneLeftToday, 'The number is new', { resetAt, need: 'time' });
}

/**
 * Adds account credentials to a player: an existing password must be confirmed, otherwise this sets the first, which a
 * code to the number proves.
 */
export async function bindAccount(operator: OperatorContext, input: Input<'bindAccount'>, context: Context) {
  const { db, written } = operator;
  const { userId, time } = context;
  const player = await playerOf(db, userId);
  if (player.account) throw alreadyHas('account');
  const account = checkAccount(needed(input.account, 'account'), written.config);
  const password = needed(input.password, 'password');
  if (!player.passwordHash) checkPassword(password, account, written.config);
  await checkProven(db, context, input);
  await learnFree(operator, { account }, context);
  const passwordHash = player.passwordHash ?? (await inPlayersTurn(context, () => hashPassword(password)));
  await db.transaction().execute(async (trx) => {
    await lockProven(trx, context, player);
    await claim(trx, userId, 'account', { account, passwordHash });
    await tellOfMethod(trx, userId, 'account', time);
  });
}

/** Sets a unique column of a player; throws a refusal when another player has the value. */
async function claim(
  db: OperatorContext['db'],
  userId: number,
  field: 'mobile' | 'account',
  values: { mobile: string; mobileBoundAt: number; mobileProvenAt: number } | { account: string; passwordHash: string },
) {
  try {
    await db.updateTable('users').set(values).where('id', '=', userId).where(field, 'is', null).execute();
  } catch (error) {
    if (isUniqueViolation(error)) throw new Refusal(codes.taken, 'Already taken', { field });
    throw error;
  }
}
