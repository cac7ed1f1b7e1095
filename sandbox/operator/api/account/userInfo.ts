import type { Config } from '#contract/endpoints/anonymous.ts';
import type { UserInfo } from '#contract/entities.ts';
import type { Db } from '#sandbox/db/tables.ts';
import { balanceOf } from '#sandbox/ledger/ledger.ts';
import { hasPersonalData } from '#sandbox/operator/identity/personalData.ts';
import { namesElsewhere } from '#sandbox/operator/identity/identities.ts';
import { playerOf } from '#sandbox/operator/identity/players.ts';
import { userLevelOf } from '#sandbox/operator/identity/userLevel.ts';
import { checkOf } from '#sandbox/operator/kyc/checks.ts';
import { depositedBy } from '#sandbox/operator/money/recharges.ts';
import { rgRestrictionOf } from '#sandbox/operator/rg/exclusions.ts';
import { withdrawnBetween } from '#sandbox/operator/rg/usage.ts';
import { holdingsOf } from '#sandbox/operator/rewards/holdings.ts';
import { vipOf } from '#sandbox/operator/vip/held.ts';

const dayLength = 24 * 60 * 60 * 1_000;

type Player = Awaited<ReturnType<typeof playerOf>>;

/** A player's balance, turnover and progress; 0 for features this operator doesn't have yet. */
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
