import { sql } from 'kysely';
import { checkPaging, type Paging } from '#sandbox/db/paging.ts';
import type { Db } from '#sandbox/db/tables.ts';
import { hundredths } from '#sandbox/hundredths.ts';
import type { RankSpan } from './periods.ts';

/** A player's place: the sum of their valid bets, and the distance to the next place up; hundredths. */
interface Row {
  userId: number;
  nickname: string;
  rank: number;
  value: number | string;
  gap: number | string;
}

type Times = Pick<RankSpan, 'start' | 'end'>;

/**
 * All players with a round settled within a period, by the sum of its bets; of equal sums the one reached first leads
 * (RK-01). A settled round can't be rolled back, so an ended period keeps its places.
 */
const placesIn = ({ start, end }: Times) => sql`
  select sums.user_id, nickname, value,
    row_number() over best as rank,
    coalesce(lag(value) over best - value, 0) as gap
  from (
    select stays.user_id, sum(rounds.bet) as value, max(rounds.settled_at) as reached
    from rounds inner join stays on stays.id = rounds.stay_id
    where rounds.settled_at >= ${start} and rounds.settled_at < ${end}
    group by stays.user_id
  ) as sums
  inner join users on users.id = sums.user_id
  window best as (order by value desc, reached, sums.user_id)`;

const columns = sql`user_id as "userId", nickname, rank::integer as rank, value, gap`;

const placeOf = ({ userId, nickname, rank, value, gap }: Row) => ({
  userId,
  nickname,
  rank,
  value: hundredths(Number(value)),
  gap: hundredths(Number(gap)),
});

/** A page of the places in a period. */
export async function standingsOf(db: Db, times: Times, paging: Paging) {
  checkPaging(paging);
  const { pageNum, pageSize } = paging;
  const places = placesIn(times);
  const page = await sql<Row>`
    select ${columns} from (${places}) as places
    order by rank limit ${pageSize} offset ${(pageNum - 1) * pageSize}`.execute(db);
  const counted = await sql<{ total: number }>`
    select count(*)::integer as total from (${places}) as places`.execute(db);
  const { total } = counted.rows[0]!;
  return { list: page.rows.map(placeOf), pages: Math.ceil(total / pageSize), total, pageNum, pageSize };
}

/** A player's own place in a period; undefined if there is none. */
export async function ownPlace(db: Db, times: Times, userId: number) {
  const { rows } = await sql<Row>`
    select ${columns} from (${placesIn(times)}) as places where user_id = ${userId}`.execute(db);
  return rows[0] && placeOf(rows[0]);
}
