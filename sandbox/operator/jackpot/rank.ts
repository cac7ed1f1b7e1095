import { sql } from 'kysely';
import type { RankedWin } from '#contract/endpoints/jackpotWheel.ts';
import { checkPaging, type Paging } from '#sandbox/db/paging.ts';
import type { Db } from '#sandbox/db/tables.ts';
import { maskedName } from '../identity/maskedName.ts';

type Win = Omit<RankedWin, 'rank'> & { userId: number };

/** Some of the players' largest wins of money, the largest first. */
async function winsFrom(db: Db, { limit, offset }: { limit: number; offset: number }) {
  const { rows } = await sql<Win>`
    select wins.user_id, users.nickname, wins.prop_id, wins.count, wins.time from (
      select id, user_id, prop_id, count, time from jackpot_draws where best
      order by count desc, time, id limit ${limit} offset ${offset}
    ) as wins
    inner join users on users.id = wins.user_id
    order by wins.count desc, wins.time, wins.id`.execute(db);
  return rows.map((row, place) => ({ ...row, rank: offset + place + 1 }));
}

/** A player's own largest win, with its rank. */
async function winOf(db: Db, userId: number) {
  const { rows } = await sql<RankedWin>`
    select (higher.num + tied.num + 1)::integer as rank, users.nickname, own.prop_id, own.count, own.time
    from jackpot_draws as own
    inner join users on users.id = own.user_id
    cross join lateral (
      select count(*) as num from jackpot_draws as other where other.best and other.count > own.count
    ) as higher
    cross join lateral (
      select count(*) as num from jackpot_draws as other
      where other.best and other.count = own.count and (other.time, other.id) < (own.time, own.id)
    ) as tied
    where own.best and own.user_id = ${userId}`.execute(db);
  return rows[0];
}

/** A page of the largest wins, others' names masked, and the player's own (JP-10). */
export async function rankOf(db: Db, userId: number, paging: Paging) {
  checkPaging(paging);
  const { pageNum, pageSize } = paging;
  const wins = await winsFrom(db, { limit: pageSize, offset: (pageNum - 1) * pageSize });
  const counted = await sql<{ total: number }>`
    select count(*)::integer as total from jackpot_draws where best`.execute(db);
  const { total } = counted.rows[0]!;
  const list = wins.map(({ userId: winner, ...win }) =>
    winner === userId ? win : { ...win, nickname: maskedName(win.nickname) },
  );
  return {
    allRank: { list, pages: Math.ceil(total / pageSize), total, pageNum, pageSize },
    personRank: await winOf(db, userId),
  };
}
