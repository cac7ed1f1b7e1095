import { sql } from 'kysely';
import { rechargeStates } from '#contract/limits.ts';
import type { LimitKind, LimitPeriod } from '#contract/protection.ts';
import { withdrawalStates } from '#contract/payouts.ts';
import type { Db } from '#sandbox/db/tables.ts';
import { hundredths } from '#sandbox/hundredths.ts';
import { transferTypes } from '#sandbox/ledger/transferTypes.ts';
import { startOf } from '#sandbox/manila.ts';

const minute = 60_000;

/** So long after the last sign of life somebody still counts as playing, milliseconds. */
const grace = 90_000;

/** What is used of a limit since its day, week or month began: hundredths, or whole minutes of play. */
export async function usedOf(
  db: Db,
  userId: number,
  { kind, period }: { kind: LimitKind; period: LimitPeriod },
  time: number,
): Promise<number> {
  const from = period === 'none' ? time : startOf(period, time);
  if (kind === 'deposit') return (await paidSince(db, userId, from)) + (await waitingDeposits(db, userId, time));
  if (kind === 'loss') return spentSince(db, userId, from, [bets, wins, rollbacks]);
  if (kind === 'wager') return spentSince(db, userId, from, [bets, rollbacks]);
  return Math.floor((await playedSince(db, userId, from, time)) / minute);
}

/** A deposit that was paid in its last moment is told of a while later: so long after its end it still counts, milliseconds. */
const lateWord = 10 * minute;

const deposits = (db: Db, userId: number) =>
  db
    .selectFrom('recharges')
    .select(sql<number | string>`coalesce(sum(amount), 0)`.as('total'))
    .where('userId', '=', userId);

/** What was paid in since a time, hundredths. */
async function paidSince(db: Db, userId: number, from: number): Promise<number> {
  const { total } = await deposits(db, userId)
    .where('status', '=', rechargeStates.paid)
    .where('paidAt', '>=', from)
    .executeTakeFirstOrThrow();
  return Number(total);
}

/** What may still be paid in, hundredths: every deposit that waits to be paid uses up a limit as if it were. */
export async function waitingDeposits(db: Db, userId: number, time: number): Promise<number> {
  const { total } = await deposits(db, userId)
    .where('status', '=', rechargeStates.waiting)
    .where('expiresAt', '>', time - lateWord)
    .executeTakeFirstOrThrow();
  return Number(total);
}

const { bet: bets, win: wins, rollback: rollbacks } = transferTypes;

/** What went out since a time and has not come back, by some kinds of transfer; less than nothing where more came. */
async function spentSince(db: Db, userId: number, from: number, types: { id: number }[]): Promise<number> {
  const { total } = await db
    .selectFrom('entries')
    .innerJoin('accounts', 'accounts.id', 'entries.accountId')
    .innerJoin('transfers', 'transfers.id', 'entries.transferId')
    .select(sql<number | string>`coalesce(-sum(entries.amount), 0)`.as('total'))
    .where('accounts.kind', '=', 'player')
    .where('accounts.userId', '=', userId)
    .where(
      'transfers.type',
      'in',
      types.map(({ id }) => id),
    )
    .where('transfers.time', '>=', from)
    .executeTakeFirstOrThrow();
  return Number(total);
}

/** How long somebody played since a time, milliseconds; demos don't count, nor a game that was left open and forgotten. */
export async function playedSince(db: Db, userId: number, from: number, time: number): Promise<number> {
  const end = sql`least(coalesce(closed_at, ${time}::bigint), greatest(seen_at, opened_at) + ${grace}::bigint)`;
  const { total } = await db
    .selectFrom('stays')
    .select(
      sql<number | string>`coalesce(sum(greatest(${end} - greatest(opened_at, ${from}::bigint), 0)), 0)`.as('total'),
    )
    .where('userId', '=', userId)
    .where('demo', '=', false)
    .where('launched', '=', true)
    .executeTakeFirstOrThrow();
  return Number(total);
}

/** What was paid in, staked and won since a time: hundredths, and seconds of play. */
export async function figuresSince(db: Db, userId: number, from: number, time: number) {
  const play = await db
    .selectFrom('rounds')
    .innerJoin('stays', 'stays.id', 'rounds.stayId')
    .select([
      sql<number | string>`coalesce(sum(rounds.bet), 0)`.as('bet'),
      sql<number | string>`coalesce(sum(rounds.win), 0)`.as('win'),
    ])
    .where('stays.userId', '=', userId)
    .where('rounds.at', '>=', from)
    .where('rounds.coinAfterBet', 'is not', null)
    .where('rounds.coinAfterRollback', 'is', null)
    .executeTakeFirstOrThrow();
  const [bet, win] = [Number(play.bet), Number(play.win)];
  return {
    deposit: hundredths(await paidSince(db, userId, from)),
    bet: hundredths(bet),
    win: hundredths(win),
    net: hundredths(win - bet),
    playSec: Math.floor((await playedSince(db, userId, from, time)) / 1_000),
  };
}

/** All that was withdrawn and has not come back, in a time (epoch milliseconds), hundredths; fees are in it. */
export async function withdrawnBetween(db: Db, userId: number, from = 0, to = Number.MAX_SAFE_INTEGER) {
  const { total } = await db
    .selectFrom('withdrawals')
    .select(sql<number | string>`coalesce(sum(amount), 0)`.as('total'))
    .where('userId', '=', userId)
    .where('createdAt', '>=', from)
    .where('createdAt', '<=', to)
    .where(sql<boolean>`(not settled or (plan->-1->>'status')::int = ${withdrawalStates.paid})`)
    .executeTakeFirstOrThrow();
  return hundredths(Number(total));
}
