import { sql } from 'kysely';
import * as codes from '#contract/codes.ts';
import type { Input } from '#contract/endpoints.ts';
import { loginKinds } from '#contract/loginKinds.ts';
import type { Db, Trx } from '#sandbox/db/tables.ts';
import { plain } from '#contract/typed/plain.ts';
import { readMobile } from '#contract/typed/mobile.ts';
import { normalMobile } from '../http/inputChecks.ts';
import { Refusal } from '../http/refusal.ts';
import { attempt, budgetsAt, spend } from './budgets.ts';
import type { Caps } from '../context/caps.ts';
import { isKnownDevice } from './devices.ts';
import { inPlayersTurn, passwordFits, type Requester } from './passwords.ts';
import { playerOf } from './players.ts';

/** Failed log-ins in a row, from one place, that lock an account name for it, whether or not the name exists. */
const tries = 5;

/** How long the lock lasts, in milliseconds. */
const lockLength = 15 * 60 * 1_000;

const minute = 60 * 1_000;

const wrong = 'Wrong account or password';

/** A log-in name: an account in lower case, or a mobile number. */
type Name = { account: string } | { mobile: string };

/** Where a log-in comes from. */
export interface From {
  deviceId: string;
  address: string;
  time: number;
}

/** Key of an address, which no log-in name equals. */
const addressKey = (address: string) => `address:${address}`;

const addressBudgets = (address: string, { perAddress }: Caps['logins']) =>
  budgetsAt(address, { name: 'address', most: perAddress, period: lockLength });

const accountBudget = (who: string, { perAccount }: Caps['logins']) => ({
  name: placed(who, 'everywhere'),
  most: perAccount,
  period: lockLength,
});

/** Key under which attempts at a log-in name are counted for one place. */
const placed = (who: string, place: string) => `${who}|${place}`;

/** Who logs in; once they are locked, `check` throws if what they log in with has changed since it was verified. */
export interface LoggingIn {
  userId: number;
  check(trx: Trx): Promise<void>;
}

const byPassword = (userId: number, passwordHash: string | null): LoggingIn => ({
  userId,
  async check(trx) {
    const now = await playerOf(trx, userId);
    if (now.passwordHash !== passwordHash) throw new Refusal(codes.wrongPassword, wrong, { left: tries });
  },
});

/**
 * The player with this name and password. Throws with the remaining attempts, or with the end of the lock.
 * Attempts are counted separately for each known device and each address, so that a stranger locks out nobody else;
 * those of unknown devices are also counted for their address and for the account, before any name leaves a row.
 */
export async function checkLogin(db: Db, name: Name, password: string, from: From, caps: Caps): Promise<LoggingIn> {
  const { deviceId, address, time } = from;
  const [which, who] = 'account' in name ? (['account', name.account] as const) : (['mobile', name.mobile] as const);
  const users = db.selectFrom('users').select(['id', 'passwordHash']);
  const user = await users.where(which, '=', who).executeTakeFirst();
  const fits = () => passwordFits(password, user?.passwordHash);
  // Asked for unknown names, too, so that a refusal takes as long for them.
  if ((await isKnownDevice(db, user?.id ?? 0, deviceId)) && user) {
    const place = placed(who, `device:${deviceId}`);
    await spend(db, ownBudget(user.id), time);
    await inPlayersTurn({ userId: user.id, address }, () => limited(db, place, time, fits));
    return byPassword(user.id, user.passwordHash);
  }
  const budgets = [...addressBudgets(address, caps.logins), accountBudget(who, caps.logins)];
  const place = placed(who, addressKey(address));
  const until = await lockEnd(db, place, time);
  if (until) throw new Refusal(codes.locked, wrong, { until });
  await attempt(db, budgets, time, () => limited(db, place, time, fits));
  return byPassword(user!.id, user!.passwordHash);
}

/** The name of a log-in: a mobile number where the kind says so, else an account. */
export const loginName = ({ account, loginKind }: Pick<Input<'accountLogin'>, 'account' | 'loginKind'>): Name =>
  loginKind === loginKinds.phoneNoOtp
    ? { mobile: normalMobile(account, 'account') }
    : { account: plain(account).toLowerCase() };

/** The calls by which somebody logs in: with a password, or with a code that they have sent first. */
export type LoginCall = 'accountLogin' | 'accountLoginSms' | 'smsSend';

/** The player whom a log-in names, if it comes from a device where they have logged in before; else 0. */
export async function knownPlayer(db: Db, input: Input<LoginCall>): Promise<number> {
  const { deviceId } = input;
  if (!deviceId) return 0;
  const name = 'account' in input ? loginName(input) : { mobile: readMobile(input.mobile) ?? '' };
  const devices = db
    .selectFrom('devices')
    .innerJoin('users', 'users.id', 'devices.userId')
    .select('users.id')
    .where('devices.deviceId', '=', deviceId);
  const of =
    'account' in name
      ? devices.where('users.account', '=', name.account)
      : devices.where('users.mobile', '=', name.mobile);
  return (await of.executeTakeFirst())?.id ?? 0;
}

/** Resets the failed attempts of a player who has set a new password. */
export async function forgiveTries(
  db: Db,
  { id, account, mobile }: { id: number; account: string | null; mobile: string | null },
) {
  const names = [account, mobile, ownTries(id)].filter((name) => name !== null);
  for (const name of names)
    await db
      .deleteFrom('loginTries')
      .where((row) => row.or([row('account', '=', name), sql<boolean>`starts_with(account, ${placed(name, '')})`]))
      .execute();
}

/** Key under which a known player's attempts at the own password are counted. */
const ownTries = (userId: number) => `#${userId}`;

/** How often a player's own password is hashed, right or wrong: hashing is dear, and anybody can have an account. */
export const ownBudget = (userId: number) => ({ name: `hashes:${userId}`, most: 20, period: minute });

/** Verifies a player's current password; passes when the player has none. */
export async function checkOwnPassword(db: Db, by: Requester & { time: number }, password: string): Promise<void> {
  const { userId, time } = by;
  const { passwordHash } = await db
    .selectFrom('users')
    .select('passwordHash')
    .where('id', '=', userId)
    .executeTakeFirstOrThrow();
  if (!passwordHash) return;
  await spend(db, ownBudget(userId), time);
  await inPlayersTurn(by, () => limited(db, ownTries(userId), time, () => passwordFits(password, passwordHash)));
}

/** When a name's lock ends, epoch milliseconds; undefined if it isn't locked. Asking counts no attempt. */
export async function lockEnd(db: Db, who: string, time: number): Promise<number | undefined> {
  const row = await db
    .selectFrom('loginTries')
    .select('lockedUntil')
    .where('account', '=', who)
    .where('lockedUntil', '>', time)
    .executeTakeFirst();
  return row?.lockedUntil;
}

/** Limits attempts at a secret: a wrong one is refused with `code` and the remaining attempts, or with the end of the lock. */
export async function limited(
  db: Db,
  who: string,
  time: number,
  fits: () => Promise<boolean>,
  code: number = codes.wrongPassword,
) {
  const { failed, lockedUntil } = await countTry(db, who, time);
  if (failed > tries) throw new Refusal(codes.locked, wrong, { until: lockedUntil });
  if (await fits()) {
    await db.deleteFrom('loginTries').where('account', '=', who).execute();
    return;
  }
  if (failed === tries) throw new Refusal(codes.locked, wrong, { until: lockedUntil });
  throw new Refusal(code, wrong, { left: tries - failed });
}

/** Counts the attempt before the password is verified, so that parallel attempts can't exceed the limit. */
function countTry(db: Db, account: string, time: number) {
  const until = time + lockLength;
  return db
    .insertInto('loginTries')
    .values({ account, failed: 1, triedAt: time })
    .onConflict((conflict) =>
      conflict.column('account').doUpdateSet({
        triedAt: time,
        failed: sql<number>`case when login_tries.locked_until between 1 and ${time} then 1 else login_tries.failed + 1 end`,
        lockedUntil: sql<number>`case
          when login_tries.locked_until > ${time} then login_tries.locked_until
          when login_tries.locked_until = 0 and login_tries.failed + 1 >= ${tries} then ${until}
          else 0 end`,
      }),
    )
    .returning(['failed', 'lockedUntil'])
    .executeTakeFirstOrThrow();
}
