import { sql, type RawBuilder } from 'kysely';
import type { Db } from '#sandbox/db/tables.ts';
import type { PushKind } from './texts.ts';

/** The ids of the players with a push subscription. */
export const subscribers = (db: Db) => db.selectFrom('pushSubscriptions').select('userId');

export interface PushNote {
  /** Names the occasion, such as `payout:W1`: each is sent once. */
  ref: string;
  userId: number;
  kind: PushKind;
  time: number;
}

/**
 * Queues a push message for a player in the transaction of its occasion (O-23); `sendPushes` sends it. Nothing is
 * queued without a device for it.
 */
export async function notePush(db: Db, { ref, userId, kind, time }: PushNote): Promise<void> {
  const device = await subscribers(db).where('userId', '=', userId).limit(1).executeTakeFirst();
  if (!device) return;
  await db
    .insertInto('pushMessages')
    .values({ ref, userId, kind, madeAt: time, sentAt: null })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/**
 * Queues push messages as `notePush` does, in one statement: one for each of the players whose ids a query selects, each
 * with the player's id at the end of its `ref`.
 */
export async function notePushes(
  db: Db,
  players: RawBuilder<unknown>,
  { ref, kind, time }: Omit<PushNote, 'userId'>,
): Promise<void> {
  await sql`
    insert into push_messages (ref, user_id, kind, made_at)
    select distinct ${`${ref}:`}::text || user_id, user_id, ${kind}::text, ${time}::bigint
    from push_subscriptions where user_id in (${players}) on conflict do nothing`.execute(db);
}
