import { sql } from 'kysely';
import { rechargeStates } from '#contract/deposits.ts';
import type { LimitKind, LimitPeriod } from '#contract/protection.ts';
import { withdrawalStates } from '#contract/payouts.ts';
import type { Db } from '#sandbox/db/tables.ts';
import { hundredths } from '#sandbox/hundredths.ts';
import { transferTypes } from '#sandbox/ledger/transferTypes.ts';
import { startOf } from '#sandbox/manila.ts';

const minute = 60_000;

/**
 * How much of a limit is used since its day, week or month began: hundredths, or whole minutes of play. A stake uses
 * it as soon as it is placed, though what play earns waits until the round is settled: a stake in play can be lost.
 */
export async function usedOf(
  db: Db,
  userId: number,
  { kind, period }: { kind: LimitKind; period: LimitPeriod },
  time: number,
): Promise<number> {
  const from = period === 'none' ? time : startOf(period, time);
  if (kind === 'deposit') return (await paidSince(db, userId, from)) + (await waitingDeposits(db, userId, time));
  if (kind === 'session') return Math.floor((await playedSince(db, userId, from, time)) / minute);
  const { bet, win } = await roundsSince(db, userId, from);
  return (kind === 'loss' ? bet - win : bet) + (await spentOnEntries(db, userId, from));
}

/** Payment notices can arrive late: a deposit still counts as pending this long after it expired, milliseconds. */
const noticeDelay = 10 * minute;

/** The player's deposits that are, or may still be, paid. */
export const pendingDeposits = (db: Db, userId: number, time: number) =>
  db
    .selectFrom('recharges')
    .where('userId', '=', userId)
    .where('status', '=', rechargeStates.waiting)
    .where('expiresAt', '>', time - noticeDelay);

const deposits = (db: Db, userId: number) =>
  db
    .selectFrom('recharges')
    .select(sql<number | string>`coalesce(sum(amount), 0)`.as('total'))
    .where('userId', '=', userId);

/** Deposits paid since a time, hundredths. */
export async function paidSince(db: Db, userId: number, from: number): Promise<number> {
  const { total } = await deposits(db, userId)
    .where('status', '=', rechargeStates.paid)
    .where('paidAt', '>=', from)
    .executeTakeFirstOrThrow();
  return Number(total);
}

/** Pending deposits, hundredths: each counts towards the limit as if it were paid. */
export async function waitingDeposits(db: Db, userId: number, time: number): Promise<number> {
  const { total } = await pendingDeposits(db, userId, time)
    .select(sql<number | string>`coalesce(sum(amount), 0)`.as('total'))
    .executeTakeFirstOrThrow();
  return Number(total);
}

/** A lottery prize may come weeks after its entry, so it offsets no loss of the day on which it is claimed. */
const { lotteryEntry: entries, lotteryPrize: prizes } = transferTypes;

/**
 * Stakes and wins of the rounds that began since a time, including open ones but not returned ones; hundredths. A
 * round's return belongs to the day of its stake, so that yesterday's offsets no loss of today.
 */
async function roundsSince(db: Db, userId: number, from: number): Promise<{ bet: number; win: number }> {
  const { bet, win } = await db
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
  return { bet: Number(bet), win: Number(win) };
}

/** Own money spent on entries of a lottery since a time, hundredths. */
export const spentOnEntries = (db: Db, userId: number, from: number) => spentSince(db, userId, from, entries);

/** Net debits since a time by a kind of transfer, hundredths; negative when more was credited. */
async function spentSince(db: Db, userId: number, from: number, { id }: { id: number }): Promise<number> {
  const { total } = await db
    .selectFrom('entries')
    .innerJoin('accounts', 'accounts.id', 'entries.accountId')
    .innerJoin('transfers', 'transfers.id', 'entries.transferId')
    .select(sql<number | string>`coalesce(-sum(entries.amount), 0)`.as('total'))
    .where('accounts.kind', '=', 'player')
    .where('accounts.currency', '=', 'coin')
    .where('accounts.userId', '=', userId)
    .where('transfers.type', '=', id)
    .where('transfers.time', '>=', from)
    .executeTakeFirstOrThrow();
  return Number(total);
}

/** Play time since a time, milliseconds; demos don't count, nor what passes in a game without signs of its player. */
export async function playedSince(db: Db, userId: number, from: number, time: number): Promise<number> {
  const end = sql`greatest(least(closed_at, ${time}::bigint), ${from}::bigint)`;
  const spans = sql`unnest(played * int8multirange(int8range(${from}::bigint, ${end})))`;
  const { total } = await db
    .selectFrom('stays')
    .select(
      sql<number | string>`coalesce(sum((select sum(upper(span) - lower(span)) from ${spans} as span)), 0)`.as('total'),
    )
    .where('userId', '=', userId)
    .where('demo', '=', false)
    .where('launched', '=', true)
    .executeTakeFirstOrThrow();
  return Number(total);
}

/** Whether a player is in a game now, by its last heartbeat or round. */
export async function isInGame(db: Db, userId: number, time: number): Promise<boolean> {
  const game = db
    .selectFrom('stays')
    .select('id')
    .where('userId', '=', userId)
    .where('demo', '=', false)
    .where('launched', '=', true)
    .where('closedAt', 'is', null)
    .where(sql<boolean>`upper(played) > ${time}`);
  return (await game.limit(1).executeTakeFirst()) !== undefined;
}

/**
 * Deposits, stakes and wins since a time, of games and of lotteries, including open rounds: hundredths, and seconds
 * of play.
 */
export async function figuresSince(db: Db, userId: number, from: number, time: number) {
  const play = await roundsSince(db, userId, from);
  const bet = play.bet + (await spentOnEntries(db, userId, from));
  const win = play.win - (await spentSince(db, userId, from, prizes));
  return {
    deposit: hundredths(await paidSince(db, userId, from)),
    bet: hundredths(bet),
    win: hundredths(win),
    net: hundredths(win - bet),
    playSec: Math.floor((await playedSince(db, userId, from, time)) / 1_000),
  };
}

/** Withdrawals within a period (epoch milliseconds) that were not returned, fees included, hundredths. */
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
