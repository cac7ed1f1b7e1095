import * as codes from '#contract/codes.ts';
import { authModes } from '#contract/loginKinds.ts';
import { Refusal } from '../http/refusal.ts';
import { checkCode } from './codes.ts';
import { checkNotExcluded } from '../rg/exclusions.ts';
import { checkAccount, checkPassword } from '../http/inputChecks.ts';
import type { Context, OperatorContext } from '../http/handlers.ts';
import { checkOwnPassword } from './logins.ts';
import { hashPassword } from './passwords.ts';
import { playerOf } from './players.ts';

const alreadyHas = (field: string) => new Refusal(codes.alreadyDone, 'There is one already', { field });

/** Binds a mobile number, verified by a one-time code, to a player; throws if the player or another already has it. */
export async function bindMobile({ db }: OperatorContext, mobile: string, code: string, context: Context) {
  const { userId, time } = context;
  if ((await playerOf(db, userId)).mobile) throw alreadyHas('mobile');
  await checkCode(db, { mobile, type: authModes.bind, code, by: context }, time);
  await checkNotExcluded(db, { mobile }, userId, time);
  await claim(db, userId, 'mobile', { mobile });
}

/** Adds account credentials to a player: an existing password must be confirmed, otherwise this sets the first. */
export async function bindAccount(
  { db, written }: OperatorContext,
  name: string,
  password: string,
  { userId, time }: Context,
) {
  const player = await playerOf(db, userId);
  if (player.account) throw alreadyHas('account');
  const account = checkAccount(name, written.config);
  await checkOwnPassword(db, userId, password, time);
  if (!player.passwordHash) checkPassword(password, account, written.config);
  const passwordHash = player.passwordHash ?? (await hashPassword(password));
  await claim(db, userId, 'account', { account, passwordHash });
}

/** Sets a unique column of a player; throws a refusal when another player has the value. */
async function claim(
  db: OperatorContext['db'],
  userId: number,
  field: 'mobile' | 'account',
  values: { mobile: string } | { account: string; passwordHash: string },
) {
  try {
    await db.updateTable('users').set(values).where('id', '=', userId).where(field, 'is', null).execute();
  } catch (error) {
    if ((error as { code?: unknown }).code === uniqueViolation)
      throw new Refusal(codes.taken, 'Already taken', { field });
    throw error;
  }
}

/** PostgreSQL's error code for a unique violation. */
const uniqueViolation = '23505';
