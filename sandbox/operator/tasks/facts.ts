import { sql } from 'kysely';
import { kycStates } from '#contract/kyc.ts';
import type { Db } from '#sandbox/db/tables.ts';
import { dayOf, startOf } from '#sandbox/manila.ts';
import { betSince, countedRounds } from '../games/countedBets.ts';
import { ofDays } from '../dailySignIn/standing.ts';
import { checkOf } from '../kyc/checks.ts';
import { claimsOf } from '../rewards/claims.ts';
import { paidSince } from '../rg/usage.ts';
import { ofVisits } from './visits.ts';

/** What a player has done on this day and in this week in Manila: hundredths, or how often. */
export interface Facts {
  today: { staked: number; deposited: number; games: number; signedIn: number };
  week: { staked: number; visits: number; signIns: number };
  identified: number;
}

/** How many different games a player has bet in since a time, by bets that count. */
async function gamesSince(db: Db, userId: number, from: number): Promise<number> {
  const { total } = await countedRounds(db, userId, from)
    .select(sql<number | string>`count(distinct stays.game_id)`.as('total'))
    .executeTakeFirstOrThrow();
  return Number(total);
}

/** The days since a time, as `2026-11-24`, of the claims whose names begin so. */
async function daysOf(db: Db, userId: number, beginning: string, from: number): Promise<Set<string>> {
  const days = [...(await claimsOf(db, userId, beginning)).keys()].map((name) => name.slice(beginning.length));
  return new Set(days.filter((day) => day >= dayOf(from)));
}

/** What tasks are counted by, from the ledger and from what else is on record (TK-01); who asks is here today. */
export async function factsOf(db: Db, userId: number, time: number): Promise<Facts> {
  const [day, week] = [startOf('day', time), startOf('week', time)];
  const signIns = await daysOf(db, userId, ofDays, week);
  const visits = (await daysOf(db, userId, ofVisits, week)).add(dayOf(time));
  return {
    today: {
      staked: await betSince(db, userId, day),
      deposited: await paidSince(db, userId, day),
      games: await gamesSince(db, userId, day),
      signedIn: Number(signIns.has(dayOf(time))),
    },
    week: {
      staked: await betSince(db, userId, week),
      visits: visits.size,
      signIns: signIns.size,
    },
    identified: Number((await checkOf(db, userId, time)).status === kycStates.passed),
  };
}
