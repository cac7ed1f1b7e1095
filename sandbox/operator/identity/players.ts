import { randomBytes, randomInt, randomUUID } from 'node:crypto';
import * as codes from '#contract/codes.ts';
import { loginKinds } from '#contract/loginKinds.ts';
import type { Db, Trx } from '#sandbox/db/tables.ts';
import { openWallet } from '#sandbox/ledger/ledger.ts';
import { Refusal } from '../http/refusal.ts';
import { checkNotExcluded } from '../rg/exclusions.ts';
import { avatars } from '../http/inputChecks.ts';
import { isKnownDevice } from './devices.ts';

const inviteCodeBytes = 4;
const nobody = 0;

export interface NewPlayer {
  account?: string;
  mobile?: string;
  /** When a code proved the number; none has if left out. */
  mobileProvenAt?: number | null;
  nickname?: string | null | undefined;
  passwordHash?: string;
  inviteCode?: string | null | undefined;
  pid?: number | null | undefined;
  deviceId?: string;
  termsVersion: string;
  time: number;
}

type NewInvited = Pick<NewPlayer, 'pid' | 'inviteCode' | 'deviceId'>;

/** Creates a player with an empty wallet and returns the id. Throws if the account or mobile number is taken. */
export async function createPlayer(
  trx: Trx,
  { account, mobile, passwordHash, time, ...player }: NewPlayer,
): Promise<number> {
  const pid = await inviter(trx, player);
  const row = {
    uuid: randomUUID(),
    account: account ?? null,
    mobile: mobile ?? null,
    mobileProvenAt: player.mobileProvenAt ?? null,
    accountType: account ? loginKinds.account : loginKinds.phone,
    nickname: player.nickname || `Player${randomInt(1_000, 10_000)}`,
    passwordHash: passwordHash ?? null,
    avatar: String(randomInt(1, avatars + 1)),
    inviteCode: randomBytes(inviteCodeBytes).toString('hex').toUpperCase(),
    pid,
    pidAt: pid ? time : 0,
    termsVersion: player.termsVersion,
    createdAt: time,
    dots: '{}',
  };
  const made = await trx
    .insertInto('users')
    .values(row)
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  if (!made && mobile) await checkNotExcluded(trx, { mobile }, nobody, time);
  if (!made) throw new Refusal(codes.taken, 'Already taken', { field: account ? 'account' : 'mobile' });
  await openWallet(trx, made.id);
  return made.id;
}

/**
 * The id of the new player's inviter: the parent given, or the owner of the invite code. An unknown code is ignored, and so
 * is a player who has logged in on the same device.
 */
async function inviter(trx: Trx, { pid, inviteCode, deviceId }: NewInvited): Promise<number> {
  if (!pid && !inviteCode) return 0;
  const users = trx.selectFrom('users').select('id');
  const found = await (
    pid ? users.where('id', '=', pid) : users.where('inviteCode', '=', inviteCode!.toUpperCase())
  ).executeTakeFirst();
  return !found || (await isKnownDevice(trx, found.id, deviceId)) ? nobody : found.id;
}

/** The player with this mobile number, if any. */
export const playerByMobile = (db: Db, mobile: string) =>
  db
    .selectFrom('users')
    .select(['id', 'account', 'mobile', 'mobileProvenAt'])
    .where('mobile', '=', mobile)
    .executeTakeFirst();

/** The id of the player who has proven by a code that this number is theirs, if any. */
export async function provenOwner(db: Db, mobile: string): Promise<number | undefined> {
  const owner = db.selectFrom('users').select('id').where('mobile', '=', mobile);
  return (await owner.where('mobileProvenAt', 'is not', null).executeTakeFirst())?.id;
}

/** Stores that a code has proven a player's number, unless one had before. */
export async function markProven(db: Db, userId: number, mobile: string, time: number): Promise<void> {
  await db
    .updateTable('users')
    .set({ mobileProvenAt: time })
    .where('id', '=', userId)
    .where('mobile', '=', mobile)
    .where('mobileProvenAt', 'is', null)
    .execute();
}

/** A player's row. */
export const playerOf = (db: Db, userId: number) =>
  db.selectFrom('users').selectAll().where('id', '=', userId).executeTakeFirstOrThrow();
