import { sql, type RawBuilder } from 'kysely';
import { liftTimeLimit } from '#sandbox/db/postgresPool.ts';
import type { Db, Trx } from '#sandbox/db/tables.ts';
import { lockHouse } from '#sandbox/ledger/transfer.ts';
import { oneAtATime } from '../context/oneAtATime.ts';

/** A contest from `start` to before `end`, epoch milliseconds. */
export interface Contest {
  /** The sum of a player's bets, hundredths; or their best win, in hundredths of its bet. */
  by: 'bets' | 'wins';
  /** The games on which wins count; none for bets, which count on all. */
  games: readonly number[];
  start: number;
  end: number;
}

/** A settled round; hundredths, and epoch milliseconds. */
interface SettledRound {
  stayId: string;
  userId: number;
  bet: number;
  win: number;
  time: number;
}

const arrayOf = (games: readonly number[]) => sql`array[${sql.join(games)}]::integer[]`;

/** A win in hundredths of its bet. */
const multiplier = (win: RawBuilder<unknown>, bet: RawBuilder<unknown>) => sql`${win} * 100 / ${bet}`;

/** The id of a contest whose scores are kept; undefined for another. */
export async function keptId(db: Db, { by, games, start, end }: Contest): Promise<number | undefined> {
  const { rows } = await sql<{ id: number }>`
    select id from contest_spans where contest = ${by} and games = ${arrayOf(games)}
      and start_time = ${start} and end_time = ${end}`.execute(db);
  return rows[0]?.id;
}

/**
 * Keeps the scores of a contest from now on, and returns its id: the first request reads its rounds, once, and each
 * settlement adds to them. Not inside a transaction, whose end could undo it.
 */
export async function keepScores(db: Db, contest: Contest): Promise<number> {
  const known = await keptId(db, contest);
  if (known !== undefined) return known;
  return inTurn(db, () => fill(db, contest));
}

/** A process reads the rounds of one contest at a time, on one connection. */
const inTurn = oneAtATime();

async function fill(db: Db, contest: Contest): Promise<number> {
  const known = await keptId(db, contest);
  if (known !== undefined) return known;
  await db.transaction().execute((trx) => begin(trx, contest));
  return (await keptId(db, contest))!;
}

/** Adds a contest with the scores of all rounds until now: none is being settled meanwhile. */
async function begin(trx: Trx, contest: Contest): Promise<void> {
  const { by, games, start, end } = contest;
  await lockHouse(trx, 'games');
  // If it were cancelled, the next request would begin anew.
  await liftTimeLimit(trx);
  const { rows } = await sql<{ id: number }>`
    insert into contest_spans (contest, games, start_time, end_time)
    values (${by}, ${arrayOf(games)}, ${start}, ${end}) on conflict do nothing returning id`.execute(trx);
  const id = rows[0]?.id;
  if (id !== undefined)
    await sql`insert into contest_scores (span_id, user_id, value, reached) ${scoresOf[by](id, contest)}`.execute(trx);
}

/** The scores of a contest by its rounds. */
const scoresOf: Record<Contest['by'], (id: number, contest: Contest) => RawBuilder<unknown>> = {
  bets: (id, { start, end }) => sql`
    select ${id}::integer, stays.user_id, sum(rounds.bet), max(rounds.settled_at)
    from rounds inner join stays on stays.id = rounds.stay_id
    where rounds.settled_at >= ${start} and rounds.settled_at < ${end}
    group by stays.user_id`,
  wins: (id, { games, start, end }) => sql`
    select distinct on (user_id) ${id}::integer, user_id, value, settled_at
    from (
      select stays.user_id, ${multiplier(sql.ref('rounds.win'), sql.ref('rounds.bet'))} as value, rounds.settled_at
      from rounds inner join stays on stays.id = rounds.stay_id
      where stays.game_id = any (${arrayOf(games)}) and rounds.win > rounds.bet
        and rounds.settled_at >= ${start} and rounds.settled_at < ${end}
    ) as won
    order by user_id, value desc, settled_at`,
};

/**
 * Adds a settled round to the kept scores of its time. The transaction has locked the player and the house account of
 * games, as `keepScores` does.
 */
export async function addToScores(trx: Trx, { stayId, userId, bet, win, time }: SettledRound): Promise<void> {
  const running = (by: Contest['by']) => sql`contest = ${by} and start_time <= ${time} and end_time > ${time}`;
  await sql`
    insert into contest_scores (span_id, user_id, value, reached)
    select id, ${userId}::integer, ${bet}::bigint, ${time}::bigint from contest_spans where ${running('bets')}
    on conflict (span_id, user_id) do update set value = contest_scores.value + excluded.value,
      reached = greatest(contest_scores.reached, excluded.reached)`.execute(trx);
  if (win <= bet) return;
  const value = multiplier(sql`${win}::bigint`, sql`${bet}::bigint`);
  await sql`
    insert into contest_scores (span_id, user_id, value, reached)
    select id, ${userId}::integer, ${value}, ${time}::bigint from contest_spans where ${running('wins')}
      and exists (select from stays where stays.id = ${stayId} and stays.game_id = any (contest_spans.games))
    on conflict (span_id, user_id) do update set value = excluded.value, reached = excluded.reached
      where (excluded.value, -excluded.reached) > (contest_scores.value, -contest_scores.reached)`.execute(trx);
}
