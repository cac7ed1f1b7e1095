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

/** A player's activity on this day and in this week in Manila: hundredths, or counts. */
export interface Facts {
  today: { staked: number; deposited: number; games: number; signedIn: number };
  week: { staked: number; visits: number; signIns: number };
  identified: number;
}

/** The number of different games a player has placed counted bets in since a time. */
async function gamesSince(db: Db, userId: number, from: number): Promise<number> {
  const { total } = await countedRounds(db, userId, from)
    .select(sql<number | string>`count(distinct stays.game_id)`.as('total'))
    .executeTakeFirstOrThrow();
  return Number(total);
}

/** The days since a time, such as `2026-11-24`, of the claims with this name prefix. */
async function daysOf(db: Db, userId: number, beginning: string, from: number): Promise<Set<string>> {
  const days = [...(await claimsOf(db, userId, beginning)).keys()].map((name) => name.slice(beginning.length));
  return new Set(days.filter((day) => day >= dayOf(from)));
}

/** The figures that tasks are counted by, from the ledger and other records (TK-01); the caller is here today. */
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
