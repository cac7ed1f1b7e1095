import * as activityTypes from '#contract/activityTypes.ts';
import { dayStates, totalStates } from '#contract/rewards/dailySignIn.ts';
import type { Output } from '#contract/endpoints.ts';
import type { Db } from '#sandbox/db/tables.ts';
import { hundredths } from '#sandbox/hundredths.ts';
import { dayOf, startOf } from '#sandbox/manila.ts';
import type { OperatorContext } from '../context/handlers.ts';
import { betSince } from '../games/countedBets.ts';
import { depositedBy } from '../money/recharges.ts';
import { turnoverTimes } from '../money/turnover.ts';
import { claimsOf } from '../rewards/claims.ts';
import { currentType, openActivity } from '../rewards/openActivity.ts';
import { cycle, cycleOf } from './calendar.ts';
import { conditions, dayAwards, totalAwards } from './terms.ts';

const { FreeLoginBonus, FreeSign } = activityTypes;
const dayLength = 24 * 60 * 60 * 1_000;
/** The name prefix of a player's sign-in days. */
export const ofDays = 'signIn:';
const ofTotals = 'signInTotal:';

/** The name of a day's award, which a player claims once. */
export const dayName = (time: number) => `${ofDays}${dayOf(time)}`;
/** The name of an award for a total of days. */
export const totalName = (id: number) => `${ofTotals}${id}`;

/**
 * The type of the sign-in that the operator runs at a time: a free one has no conditions, the usual one has
 * (A-23).
 */
export const signInType = (operator: Pick<OperatorContext, 'written'>, time: number) =>
  currentType(operator, [FreeSign, FreeLoginBonus], time);

type Need = Output<'loginBonus3User'>['need'];

/** The conditions, and the progress of each. */
async function needOf(db: Db, userId: number, time: number, type: number): Promise<Need> {
  const { recharge, bet, betDays } = conditions;
  const since = startOf('day', time) - (betDays - 1) * dayLength;
  const done = {
    recharged: await depositedBy(db, userId),
    betDone: hundredths(await betSince(db, userId, since)),
    turnover: turnoverTimes.reward,
  };
  if (type === FreeSign) return { recharge: hundredths(0), bet: hundredths(0), ...done };
  return { recharge, bet, betDays, ...done };
}

/** The first condition that isn't met. */
export function unmet({ recharge, recharged, bet, betDone }: Need): 'recharge' | 'bet' | undefined {
  if (recharged < recharge) return 'recharge';
  return betDone < bet ? 'bet' : undefined;
}

/** The state of a player's daily sign-in; refused when it isn't open. */
export async function standingOf(
  { db, written }: { db: Db } & Pick<OperatorContext, 'written'>,
  userId: number,
  time: number,
): Promise<Output<'loginBonus3User'>> {
  const type = signInType({ written }, time);
  openActivity({ written }, type, time);
  const signed = [...(await claimsOf(db, userId, ofDays)).keys()].map((name) => name.slice(ofDays.length));
  const had = await claimsOf(db, userId, ofTotals);
  const { day, states } = cycleOf(signed, dayOf(time));
  return {
    cycle,
    day,
    signedToday: states[day - 1] === dayStates.done,
    serverDate: dayOf(time),
    list: states.map((status, place) => ({ day: place + 1, awards: dayAwards[place]!, status })),
    total: totalAwards.map((total) => {
      if (had.has(totalName(total.id))) return { ...total, status: totalStates.claimed };
      return { ...total, status: signed.length >= total.days ? totalStates.claimable : totalStates.locked };
    }),
    signedDays: signed.length,
    need: await needOf(db, userId, time, type),
  };
}
