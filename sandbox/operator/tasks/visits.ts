import type { Db } from '#sandbox/db/tables.ts';
import { dayOf } from '#sandbox/manila.ts';

/** The name prefix of the days on which a player was here. */
export const ofVisits = 'visit:';

/** Records that a player was here on this day in Manila, once a day. */
export async function noteVisit(db: Db, userId: number, time: number): Promise<void> {
  await db
    .insertInto('claims')
    .values({ userId, name: ofVisits + dayOf(time), time })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
