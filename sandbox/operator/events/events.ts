import { sql } from 'kysely';
import type { ClientEvent } from '#contract/endpoints/events.ts';
import type { Db } from '#sandbox/db/tables.ts';

/** How many of the most frequent names and of the latest events QA sees: anybody may send events. */
const limits = { names: 1_000, ids: 20_000 };

/** Max counted copies of an event. */
const mostCopies = 2_147_483_647;

/** Who sends events: a player, 0 for a visitor; a newcomer has deposited nothing yet. */
export interface Sender {
  userId: number;
  newcomer: boolean;
}

/**
 * Stores analytics events, idempotent by event id; a duplicate only raises its count. An event is a player's only if
 * the session agrees; else its `eventUserId` stays in its body, as a claim.
 */
export async function storeEvents(db: Db, events: readonly ClientEvent[], { userId, newcomer }: Sender, time: number) {
  if (events.length === 0) return;
  const distinct = [...new Map(events.map((event) => [event.eventId, event])).values()];
  const rows = distinct.map((event) => ({
    eventId: event.eventId,
    eventName: event.eventName,
    userId: event.eventUserId === userId ? userId : 0,
    newcomer,
    body: JSON.stringify(event),
    receivedAt: time,
    copies: events.filter(({ eventId }) => eventId === event.eventId).length,
  }));
  const more = sql<number>`least(events.copies::bigint + excluded.copies, ${sql.lit(mostCopies)})::int`;
  await db
    .insertInto('events')
    .values(rows)
    .onConflict((conflict) => conflict.column('eventId').doUpdateSet({ copies: more }))
    .execute();
}

/** Number of received events, of all their copies, and of events by name; and the ids of the latest. */
export async function countEvents(db: Db) {
  const sums = await sql<{ events: number; copies: number }>`
    select count(*)::float as events, coalesce(sum(copies), 0)::float as copies from events`.execute(db);
  const names = await sql<{ name: string; n: number }>`
    select event_name as name, count(*)::float as n from events group by 1 order by n desc limit ${limits.names}`.execute(
    db,
  );
  const latest = await db
    .selectFrom('events')
    .select('eventId')
    .orderBy('receivedAt', 'desc')
    .limit(limits.ids)
    .execute();
  return {
    ...sums.rows[0]!,
    names: Object.fromEntries(names.rows.map(({ name, n }) => [name, n])),
    ids: latest.map(({ eventId }) => eventId).toReversed(),
  };
}
