import { sql } from 'kysely';
import type { Db } from '#sandbox/db/tables.ts';

/** A player's place in a contest. */
export interface Place {
  userId: number;
  nickname: string;
  rank: number;
  value: number;
}

/** Places of a kept contest by score, the best first; of equal ones the one reached first leads. */
export async function placesIn(
  db: Db,
  id: number,
  { limit, offset = 0 }: { limit: number; offset?: number },
): Promise<Place[]> {
  const { rows } = await sql<Omit<Place, 'rank'>>`
    select best.user_id, users.nickname, best.value from (
      select user_id, value, reached from contest_scores where span_id = ${id}
      order by value desc, reached, user_id limit ${limit} offset ${offset}
    ) as best
    inner join users on users.id = best.user_id
    order by best.value desc, best.reached, best.user_id`.execute(db);
  return rows.map((row, place) => ({ ...row, rank: offset + place + 1 }));
}

/** How many places a kept contest has. */
export async function countPlaces(db: Db, id: number): Promise<number> {
  const { rows } = await sql<{ total: number }>`
    select count(*)::integer as total from contest_scores where span_id = ${id}`.execute(db);
  return rows[0]!.total;
}

/** A player's place in a kept contest, with the distance to the next place up; undefined without a score. */
export async function placeIn(db: Db, id: number, userId: number): Promise<(Place & { gap: number }) | undefined> {
  const { rows } = await sql<Place & { gap: number }>`
    select own.user_id, users.nickname, own.value, (higher.num + tied.num + 1)::integer as rank,
      case when tied.num > 0 then 0 else coalesce(higher.nearest - own.value, 0) end as gap
    from contest_scores as own
    inner join users on users.id = own.user_id
    cross join lateral (
      select count(*) as num, min(other.value) as nearest from contest_scores as other
      where other.span_id = own.span_id and other.value > own.value
    ) as higher
    cross join lateral (
      select count(*) as num from contest_scores as other
      where other.span_id = own.span_id and other.value = own.value
        and (other.reached, other.user_id) < (own.reached, own.user_id)
    ) as tied
    where own.span_id = ${id} and own.user_id = ${userId}`.execute(db);
  return rows[0];
}
