import { sql } from 'kysely';
import type { ClientEvent } from '#contract/endpoints/events.ts';
import type { Db } from '#sandbox/db/tables.ts';

/** Stores analytics events, idempotent by event id; a duplicate only raises its count. */
export async function storeEvents(db: Db, events: readonly ClientEvent[], time: number) {
  if (events.length === 0) return;
  const distinct = [...new Map(events.map((event) => [event.eventId, event])).values()];
  const rows = distinct.map((event) => ({
    eventId: event.eventId,
    eventName: event.eventName,
    userId: event.eventUserId,
    body: JSON.stringify(event),
    receivedAt: time,
    copies: events.filter(({ eventId }) => eventId === event.eventId).length,
  }));
  await db
    .insertInto('events')
    .values(rows)
    .onConflict((conflict) => conflict.column('eventId').doUpdateSet({ copies: sql`events.copies + excluded.copies` }))
    .execute();
}

/** Number of received events by name, and of all copies. */
export async function countEvents(db: Db) {
  const rows = await db
    .selectFrom('events')
    .select(['eventId', 'eventName', 'userId', 'copies'])
    .orderBy('receivedAt')
    .execute();
  const names = new Map<string, number>();
  for (const { eventName } of rows) names.set(eventName, (names.get(eventName) ?? 0) + 1);
  return {
    events: rows.length,
    copies: rows.reduce((sum, { copies }) => sum + copies, 0),
    names: Object.fromEntries(names),
    ids: rows.map(({ eventId }) => eventId),
  };
}
