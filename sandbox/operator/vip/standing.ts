import { dayStates } from '#contract/rewards/dailySignIn.ts';
import type { Output } from '#contract/endpoints.ts';
import type { VipLevel } from '#contract/endpoints/vip.ts';
import type { Reward } from '#contract/signInReply.ts';
import { levelShows, vipStates } from '#contract/rewards/vip.ts';
import type { Db } from '#sandbox/db/tables.ts';
import { hundredths } from '#sandbox/hundredths.ts';
import { dayOf, endOf, startOf } from '#sandbox/manila.ts';
import type { OperatorContext } from '../context/handlers.ts';
import { payoutTerms } from '../money/payoutMethods.ts';
import { turnoverTimes } from '../money/turnover.ts';
import { claimsOf } from '../rewards/claims.ts';
import { betsByDay, levelsOf } from './held.ts';
import { heldBy, startOfDay, type Held } from './levels.ts';
import { ratesAt } from './rebateRates.ts';
import { awardsOf, signInAward, signIns } from './terms.ts';
import { depositsSince, firstWeek, leftOf, tasksOf, type Deeds } from './week.ts';

const [ofUpgrade, ofDaily, ofSignIn] = ['vip:upgrade:', 'vip:daily:', 'vip:signIn:'];

/** The names of one-time claims: an upgrade for each level, the day's award and the sign-in for each day. */
export const upgradeName = (level: number) => `${ofUpgrade}${level}`;
export const dailyName = (time: number) => `${ofDaily}${dayOf(time)}`;
export const signInName = (time: number) => `${ofSignIn}${dayOf(time)}`;

type Source = { db: Db } & Pick<OperatorContext, 'written'>;
type Info = Output<'getVipInfo'>;

/** The data that a player's VIP state at a time is derived from. */
export async function deedsOf({ db, written }: Source, userId: number, time: number) {
  const levels = levelsOf(written.config);
  const days = await betsByDay(db, userId);
  const claimed = new Set((await claimsOf(db, userId, 'vip:')).keys());
  const deposits = await depositsSince(db, userId, firstWeek(time));
  return { levels, days, claimed, deposits, held: heldBy(levels, days, time) };
}

export type Standing = Awaited<ReturnType<typeof deedsOf>>;

const stateOf = (awards: readonly Reward[], isOpen: boolean, isClaimed: boolean) => {
  if (isClaimed) return vipStates.claimed;
  return isOpen && awards.length > 0 ? vipStates.claimable : vipStates.locked;
};

/**
 * The table of levels, with the award for reaching each: it stays claimable if the level is lost later (VI-02,
 * VI-03).
 */
export const levelTable = ({ levels, claimed, held }: Standing): VipLevel[] =>
  levels.map((each) => {
    const { upgrade, daily, signIn } = awardsOf(each.level);
    const { withdrawTimes, feeRate } = payoutTerms(each.level);
    return {
      level: each.level,
      name: each.name,
      showType: each.showType ?? levelShows.everybody,
      experience: hundredths(each.experience),
      betLimit: hundredths(each.betLimit),
      upgradeAward: upgrade,
      upgradeStatus: stateOf(upgrade, each.level <= held.reached, claimed.has(upgradeName(each.level))),
      dailyAward: daily,
      signInAward: signIn,
      rebate: ratesAt(each.level),
      withdrawTimes,
      feeRate,
    };
  });

/** Today's award of the level (VI-04). */
export function dailyOf({ claimed, held }: Standing, time: number): Info['daily'] {
  const { daily: awards } = awardsOf(held.level);
  return { awards, status: stateOf(awards, true, claimed.has(dailyName(time))) };
}

/** The sign-ins of the week from Monday, Manila time: the award of each by the current level (VI-04). */
export function signInOf({ claimed, held }: Standing, time: number): Info['signIn'] {
  const monday = startOf('week', time);
  const signed = [...claimed].filter((name) => name.startsWith(ofSignIn)).map((name) => name.slice(ofSignIn.length));
  const days = signed.filter((day) => startOfDay(day) >= monday).length;
  const isDone = claimed.has(signInName(time));
  const status = stateOf(awardsOf(held.level).signIn, true, isDone);
  const dayState = (day: number) => {
    if (day <= days) return dayStates.done;
    return day === days + 1 && status === vipStates.claimable ? dayStates.today : dayStates.future;
  };
  const list = Array.from({ length: signIns.days }, (_, place) => place + 1);
  return {
    status,
    days,
    list: list.map((day) => ({ day, awards: signInAward(held.level, day), status: dayState(day) })),
  };
}

/** What keeps the level: for a new one, next month's bets (VI-01). */
function keepOf(held: Held, betLimit: number, time: number): NonNullable<Info['keep']> {
  const end = endOf('month', time);
  const need = hundredths(betLimit);
  if (held.isNew) return { need, done: hundredths(0), startTime: end, endTime: endOf('month', end) };
  return { need, done: hundredths(held.monthBet), startTime: startOf('month', time), endTime: end };
}

/** A player's VIP state (VI-01 to VI-05). */
export async function vipInfoOf(source: Source, userId: number, time: number): Promise<Info> {
  const standing = await deedsOf(source, userId, time);
  const { levels, held } = standing;
  const own = levels.find(({ level }) => level === held.level);
  const next = levels.find(({ level, showType }) => level > held.level && showType !== levelShows.nobody);
  const left = leftOf(standing satisfies Deeds, time);
  const experience = hundredths(held.experience);
  return {
    vip: held.level,
    vipExp: experience,
    ...(next && { nextExp: hundredths(next.experience) }),
    bet: experience,
    betLimit: hundredths(own?.betLimit ?? 0),
    keep: keepOf(held, own?.betLimit ?? 0, time),
    ...(next &&
      next.level <= held.reached && {
        back: { level: next.level, need: hundredths(next.betLimit), done: hundredths(held.monthBet) },
      }),
    levels: levelTable(standing),
    daily: dailyOf(standing, time),
    signIn: signInOf(standing, time),
    tasks: tasksOf(standing, time),
    unReceiveBonus: hundredths(left.reduce((sum, { amount }) => sum + amount, 0)),
    ...(left.length > 0 && { unReceiveUntil: Math.min(...left.map(({ until }) => until)) }),
    turnover: turnoverTimes.reward,
  };
}
