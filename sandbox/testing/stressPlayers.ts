import { couponKinds } from '#contract/rewards/coupons.ts';
import { codeTypes } from '#contract/loginKinds.ts';
import type { Limit } from '#contract/endpoints/protection.ts';
import type { Coupon } from '#contract/endpoints/rewards.ts';
import { startOf } from '../manila.ts';
import { sandboxCode } from '../operator/identity/codes.ts';
import { giveCoupon } from '../operator/money/coupons.ts';
import type { MoneyTest } from './moneyTest.ts';
import type { Used } from './stressChecks.ts';
import { own, type Kind } from './stressDeeds.ts';
import { playedSince } from '../operator/rg/usage.ts';

const minute = 60_000;
const opening = 60_000;
/** Paid before the run begins, since no gift is given before a first deposit (V-32); it counts towards the day's limit. */
const first = 20_000;

/** The game that everybody plays. */
export const gameId = 1001;
/** Everybody's safebox password. */
export const password = '135790';

/** A player in a stress run. */
export interface Player {
  userId: number;
  token: string;
  accountId: number;
  session: string;
  /** Coupons: one credits money at once, one adds to a deposit. */
  gift: number;
  coupon: number;
  excluded: boolean;
  /** Whether the day's play time was used up before the wave began. */
  outOfTime: boolean;
  /** Upper bounds of their possible use in the end, by the answers so far. */
  most: Used;
}

/** Creates a player with the limits, money, coupons and a safebox, in a game session. */
export async function join(operator: MoneyTest): Promise<Player> {
  const player = await operator.known(opening);
  const { token, userId } = player;
  await operator.deposit(token, first);
  for (const [kind, value] of Object.entries(own))
    await operator.act('selfLimitSet', { kind, period: 'day', value }, token);
  await operator.call('setSafeboxPassword', { password }, token);
  const expiresAt = Date.UTC(2100, 0, 1);
  await operator.db.transaction().execute(async (trx) => {
    await giveCoupon(trx, { userId, propId: 1301, value: 5_000, minAmount: 0, expiresAt });
    await giveCoupon(trx, { userId, propId: 1001, value: 500, minAmount: 20_000, expiresAt });
  });
  const coupons = (await operator.call('couponList', {}, token))['list'] as Coupon[];
  const [gift, coupon] = [couponKinds.give, couponKinds.general].map(
    (of) => coupons.find(({ kind }) => kind === of)!.id,
  );
  const { session } = await operator.sit(token, gameId);
  const most = { ...own, bets: Infinity, gifts: 1, bonuses: 1 };
  return { ...player, session, gift: gift!, coupon: coupon!, excluded: false, outOfTime: false, most };
}

/** Tightens a player's upper bounds. */
export function allow({ most }: Player, now: Partial<Used>) {
  for (const [what, amount] of Object.entries(now) as [keyof Used, number][]) most[what] = Math.min(most[what], amount);
}

/** The limits as the player sees them. */
export const limitsOf = async (operator: MoneyTest, { token }: Player) =>
  (await operator.call('selfLimitInfo', {}, token))['limits'] as Limit[];
/** The player's limit of a kind with a pending looser value, if there is one. */
export const waiting = async (operator: MoneyTest, player: Player, kind: Kind) =>
  (await limitsOf(operator, player)).find((each) => each.kind === kind && each.pending);

/** Whether the day's play time is used up. */
export async function isOutOfTime(operator: MoneyTest, player: Player): Promise<boolean> {
  const { time } = operator.clock;
  const limit = (await limitsOf(operator, player)).find(({ kind }) => kind === 'session');
  const played = await playedSince(operator.db, player.userId, startOf('day', time), time);
  return limit !== undefined && played >= limit.value * minute;
}

/** Sends a one-time code without the rate limit. */
export async function sendCode({ db, clock }: MoneyTest, userId: number) {
  const { mobile } = await db.selectFrom('users').select('mobile').where('id', '=', userId).executeTakeFirstOrThrow();
  const times = { sentAt: clock.time, expiresAt: clock.time + minute };
  await db
    .insertInto('codes')
    .values({ mobile: mobile!, type: codeTypes.withdraw, code: sandboxCode, ...times })
    .execute();
}
