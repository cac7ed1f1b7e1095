import { sql } from 'kysely';
import { props } from '#contract/props.ts';
import type { RankedWin } from '#contract/endpoints/jackpotWheel.ts';
import { checkPaging, type Paging } from '#sandbox/db/paging.ts';
import type { Db } from '#sandbox/db/tables.ts';
import { maskedName } from '../identity/maskedName.ts';

type Row = RankedWin & { userId: number };

/** Each player's largest win of money, and its rank. */
const wins = sql`
  select row_number() over (order by count desc, time, best.id)::integer as rank, best.user_id, nickname, prop_id, count, time
  from (
    select distinct on (user_id) id, user_id, prop_id, count, time from jackpot_draws
    where prop_id = ${props.coin} or prop_id between ${props.jackpot} and ${props.lastJackpot}
    order by user_id, count desc, time, id
  ) as best
  inner join users on users.id = best.user_id`;

const pick = ({ rank, nickname, propId, count, time }: RankedWin): RankedWin => ({
  rank,
  nickname,
  propId,
  count,
  time,
});

/** A page of the largest wins, others' names masked, and the player's own (JP-10). */
export async function rankOf(db: Db, userId: number, paging: Paging) {
  checkPaging(paging);
  const { pageNum, pageSize } = paging;
  const page = await sql<Row>`
    select * from (${wins}) as wins order by rank limit ${pageSize} offset ${(pageNum - 1) * pageSize}`.execute(db);
  const own = await sql<Row>`select * from (${wins}) as wins where user_id = ${userId}`.execute(db);
  const counted = await sql<{ total: number }>`select count(*)::integer as total from (${wins}) as wins`.execute(db);
  const { total } = counted.rows[0]!;
  const list = page.rows.map((row) =>
    pick(row.userId === userId ? row : { ...row, nickname: maskedName(row.nickname) }),
  );
  return {
    allRank: { list, pages: Math.ceil(total / pageSize), total, pageNum, pageSize },
    personRank: own.rows[0] && pick(own.rows[0]),
  };
}
