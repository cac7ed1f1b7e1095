import type { Db } from '#sandbox/db/tables.ts';
import { isExcluded } from '../rg/exclusions.ts';

/** Browsers by their user-agent token, the more specific first: most also claim to be Safari. */
const browsers = [
  ['Edge', /\bEdgA?\//],
  ['Opera', /\bOPR\//],
  ['Samsung Internet', /\bSamsungBrowser\//],
  ['Firefox', /\b(Firefox|FxiOS)\//],
  ['Chrome', /\b(Headless)?(Chrome|CriOS)\//],
  ['Safari', /\bSafari\//],
] as const;

const systems = [
  ['Android', /\bAndroid\b/],
  ['iPhone', /\biPhone\b/],
  ['iPad', /\biPad\b/],
  ['Windows', /\bWindows\b/],
  ['macOS', /\bMacintosh\b/],
  ['Linux', /\bLinux\b/],
] as const;

type Known = readonly (readonly [name: string, mark: RegExp])[];

const find = (known: Known, userAgent: string) => known.find(([, mark]) => mark.test(userAgent))?.[0];

/** A readable device name from a user agent, such as "Chrome, Android"; empty when nothing is recognized. */
export const deviceOf = (userAgent: string) =>
  [find(browsers, userAgent), find(systems, userAgent)].filter(Boolean).join(', ');

/** The location shown for every session: the sandbox has no geolocation, and is reached from its own network. */
export const placeHere = 'Local network';

/** How long a device that is no longer used makes no room for another one, in milliseconds. */
const keptFor = 30 * 24 * 60 * 60_000;

/**
 * Stores a device that a player has logged in on. Beyond the most, one that wasn't used for 30 days makes room, or for
 * `unusedFor` milliseconds; if there is none, the new one stays unknown, so that nobody makes the player's own ones
 * forgotten. Those of an excluded player make none, as other accounts are recognised by them.
 */
export async function rememberDevice(
  db: Db,
  { userId, deviceId, time }: { userId: number; deviceId: string; time: number },
  most: number,
  unusedFor = keptFor,
): Promise<void> {
  if (!deviceId) return;
  const own = db.selectFrom('devices').where('userId', '=', userId);
  if (!(await isKnownDevice(db, userId, deviceId))) {
    const { count } = await own
      .select((row) => row.fn.countAll<number | string>().as('count'))
      .executeTakeFirstOrThrow();
    const surplus = Number(count) + 1 - most;
    if (surplus > 0) {
      if (await isExcluded(db, userId, time)) return;
      const oldest = own
        .select('deviceId')
        .where('seenAt', '<', time - unusedFor)
        .orderBy('seenAt')
        .limit(surplus);
      const freed = db.deleteFrom('devices').where('userId', '=', userId).where('deviceId', 'in', oldest);
      if (Number((await freed.executeTakeFirstOrThrow()).numDeletedRows) < surplus) return;
    }
  }
  await db
    .insertInto('devices')
    .values({ userId, deviceId, seenAt: time })
    .onConflict((conflict) => conflict.columns(['userId', 'deviceId']).doUpdateSet({ seenAt: time }))
    .execute();
}

/** Whether two players have logged in on one device. */
export async function shareDevice(db: Db, one: number, other: number): Promise<boolean> {
  const shared = db
    .selectFrom('devices')
    .innerJoin('devices as others', 'others.deviceId', 'devices.deviceId')
    .select('devices.deviceId')
    .where('devices.userId', '=', one)
    .where('others.userId', '=', other);
  return (await shared.limit(1).executeTakeFirst()) !== undefined;
}

/**
 * Whether a player has logged in on this device before. Its id is a secret of the device: random, and never
 * disclosed.
 */
export async function isKnownDevice(db: Db, userId: number, deviceId: string | null | undefined): Promise<boolean> {
  if (!deviceId) return false;
  const devices = db.selectFrom('devices').select('userId').where('userId', '=', userId);
  return (await devices.where('deviceId', '=', deviceId).executeTakeFirst()) !== undefined;
}
