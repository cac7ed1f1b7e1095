import webPush from 'web-push';
import type { Db } from '#sandbox/db/tables.ts';
import type { Documents } from '#sandbox/db/tables/operator.ts';

const name = 'pushKeys';

/**
 * The operator's keys for push services (VAPID): generated at the first start and kept, as every subscription is
 * bound to its key.
 */
export async function pushKeysOf(db: Db): Promise<Documents['pushKeys']> {
  const kept = await keptKeys(db);
  if (kept) return kept;
  await db
    .insertInto('settings')
    .values({ name, value: JSON.stringify(webPush.generateVAPIDKeys()) })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  return (await keptKeys(db))!;
}

async function keptKeys(db: Db) {
  const row = await db.selectFrom('settings').select('value').where('name', '=', name).executeTakeFirst();
  return row?.value as Documents['pushKeys'] | undefined;
}
