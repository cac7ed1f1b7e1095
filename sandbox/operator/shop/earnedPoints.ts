import { sql } from 'kysely';
import type { Db, Trx } from '#sandbox/db/tables.ts';
import { hundredths } from '#sandbox/hundredths.ts';
import { move } from '#sandbox/ledger/ledger.ts';
import { earning } from './priceList.ts';

/** The points for total valid bets in hundredths. */
const pointsFor = (bet: number) => Math.floor(bet / earning.bet) * earning.num;

/** A settled round: its bet counts towards points. */
interface Settled {
  /** Identifies the round, once. */
  ref: string;
  userId: number;
  bet: number;
  time: number;
}

/** Adds a locked player's settled round to the valid bets, and grants the points that it completes (PT-01). */
export async function earnPoints(trx: Trx, { ref, userId, bet, time }: Settled): Promise<void> {
  const { bet: now } = await trx
    .insertInto('validBets')
    .values({ userId, bet: hundredths(bet) })
    .onConflict((conflict) => conflict.column('userId').doUpdateSet({ bet: sql`valid_bets.bet + ${bet}` }))
    .returning('bet')
    .executeTakeFirstOrThrow();
  const amount = pointsFor(now) - pointsFor(now - bet);
  if (amount > 0) await move(trx, { ref, userId, type: 'earning', currency: 'points', amount, time });
}

/** How points are earned, and how much is missing for the next. */
export async function earningOf(db: Db, userId: number) {
  const row = await db.selectFrom('validBets').select('bet').where('userId', '=', userId).executeTakeFirst();
  return { ...earning, left: hundredths(earning.bet - ((row?.bet ?? 0) % earning.bet)) };
}
