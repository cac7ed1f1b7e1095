import { randomBytes, randomInt, randomUUID } from 'node:crypto';
import * as codes from '#contract/codes.ts';
import { loginKinds } from '#contract/loginKinds.ts';
import type { Config } from '#contract/endpoints/anonymous.ts';
import type { UserInfo } from '#contract/entities.ts';
import type { Db, Trx } from '#sandbox/db/tables.ts';
import { balanceOf, openWallet } from '#sandbox/ledger/ledger.ts';
import { Refusal } from '../http/refusal.ts';
import { checkNotExcluded, rgRestrictionOf } from '../rg/exclusions.ts';
import { avatars } from '../http/inputChecks.ts';
import { isKnownDevice } from './devices.ts';
import { namesElsewhere } from './identities.ts';
import { checkOf } from '../kyc/checks.ts';
import { hasPersonalData } from './personalData.ts';
import { depositedBy } from '../money/recharges.ts';
import { holdingsOf } from '../rewards/holdings.ts';
import { withdrawnBetween } from '../rg/usage.ts';
import { vipOf } from '../vip/held.ts';
import { userLevelOf } from './userLevel.ts';

const inviteCodeBytes = 4;
const nobody = 0;
const dayLength = 24 * 60 * 60 * 1_000;

export interface NewPlayer {
  account?: string;
  mobile?: string;
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
  db.selectFrom('users').select(['id', 'account', 'mobile']).where('mobile', '=', mobile).executeTakeFirst();

/** A player's row. */
export const playerOf = (db: Db, userId: number) =>
  db.selectFrom('users').selectAll().where('id', '=', userId).executeTakeFirstOrThrow();

type Player = Awaited<ReturnType<typeof playerOf>>;

/** A player's balance, turnover and progress; features this operator doesn't have yet are 0. */
export async function playerProgress(db: Db, { id, bet, passwordHash }: Player, config: Config, time: number) {
  return {
    ...(await holdingsOf(db, id)),
    safebox: await balanceOf(db, id, 'safebox'),
    vip: await vipOf(db, config, { id, bet }, time),
    vipExp: bet,
    userLevel: userLevelOf(config, bet),
    bet,
    exchange: await withdrawnBetween(db, id),
    totalRecharge: await depositedBy(db, id),
    hasPassword: passwordHash !== null,
  };
}

/** A player's own profile as sent to the app: the number is masked, the password never included. */
export async function describePlayer(db: Db, userId: number, config: Config, time: number): Promise<UserInfo> {
  const player = await playerOf(db, userId);
  const progress = await playerProgress(db, player, config, time);
  const kept = await rgRestrictionOf(db, userId, time);
  return {
    id: player.id,
    uuid: player.uuid,
    ...(player.account && { account: player.account }),
    ...(player.mobile && { mobile: masked(player.mobile) }),
    accountType: player.accountType,
    nickname: player.nickname,
    avatar: player.avatar,
    avatarOther: player.avatarOther,
    hasSafeboxPassword: player.safeboxHash !== null,
    hasKyc: (await checkOf(db, userId, time)).status,
    hasUserOther: await hasPersonalData(db, userId),
    ...(await namesElsewhere(db, userId)),
    regPeriod: Math.floor((time - player.createdAt) / dayLength),
    pid: player.pid,
    firstRecharge: progress.totalRecharge === 0,
    ...progress,
    ...(kept && { rgState: kept.state, rgUntil: kept.until }),
  };
}

const masked = (mobile: string) => `${mobile.slice(0, 4)}***${mobile.slice(-4)}`;
