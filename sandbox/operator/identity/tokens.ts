import { createHash, randomBytes } from 'node:crypto';
import * as codes from '#contract/codes.ts';
import { lockPlayer } from '#sandbox/db/lockPlayer.ts';
import type { Db, Trx } from '#sandbox/db/tables.ts';
import type { Context } from '../context/handlers.ts';
import { Refusal, signedOut } from '../http/refusal.ts';
import { placeHere } from './devices.ts';

const tokenBytes = 32;

/** How long a session lasts, in milliseconds. */
const tokenLife = 30 * 24 * 60 * 60 * 1_000;

/** Maximum number of sessions listed. */
const mostSessions = 50;

/** A random, URL-safe secret. */
export const randomToken = () => randomBytes(tokenBytes).toString('base64url');

/** Hash under which a token is stored, so that the database never holds the token. */
export const hashToken = (token: string) => createHash('sha256').update(token).digest('hex');

/** Starts a session and returns its token; only the hash is stored. */
export async function issueToken(db: Db, userId: number, time: number, device = '', deviceId = ''): Promise<string> {
  const token = randomToken();
  const row = {
    hash: hashToken(token),
    userId,
    device,
    deviceId,
    place: placeHere,
    createdAt: time,
    expiresAt: time + tokenLife,
  };
  await db.insertInto('tokens').values(row).execute();
  return token;
}

/** Ends a player's oldest sessions beyond the maximum. */
export async function endOldest(db: Db, userId: number, most: number, time: number): Promise<void> {
  const beyond = db
    .selectFrom('tokens')
    .select('id')
    .where('userId', '=', userId)
    .where('revoked', '=', false)
    .where('expiresAt', '>', time)
    .orderBy('createdAt', 'desc')
    .orderBy('id', 'desc')
    .offset(most);
  await db.updateTable('tokens').set({ revoked: true }).where('id', 'in', beyond).execute();
}

/** Revokes a player's sessions other than the one of this token. */
export async function revokeOthers(db: Db, userId: number, token: string): Promise<void> {
  await db
    .updateTable('tokens')
    .set({ revoked: true })
    .where('userId', '=', userId)
    .where('hash', '!=', hashToken(token))
    .execute();
}

/** Revokes sessions: of one token, of one player, or all. */
export async function revoke(db: Db, whose: { token: string } | { userId: number } | 'everybody'): Promise<void> {
  let update = db.updateTable('tokens').set({ revoked: true });
  if (whose !== 'everybody') {
    update =
      'token' in whose ? update.where('hash', '=', hashToken(whose.token)) : update.where('userId', '=', whose.userId);
  }
  await update.execute();
}

/** Records the device of a session, as reported by the app. */
export async function nameDevice(db: Db, token: string, device: string) {
  await db.updateTable('tokens').set({ device }).where('hash', '=', hashToken(token)).execute();
}

/** Time and place of the player's log-in before this session; undefined the first time. */
export async function lastLogin(db: Db, userId: number, token: string) {
  const row = await db
    .selectFrom('tokens')
    .select(['createdAt as time', 'device', 'place'])
    .where('userId', '=', userId)
    .where('hash', '!=', hashToken(token))
    .orderBy('createdAt', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row && { time: row.time, ...(row.device && { device: row.device }), ...(row.place && { place: row.place }) };
}

/** A player's active sessions, latest first; `current` is the one making the request. */
export async function sessionsOf(db: Db, userId: number, token: string, time: number) {
  const rows = await db
    .selectFrom('tokens')
    .select(['id', 'hash', 'device', 'place', 'createdAt'])
    .where('userId', '=', userId)
    .where('revoked', '=', false)
    .where('expiresAt', '>', time)
    .orderBy('createdAt', 'desc')
    .orderBy('id', 'desc')
    .limit(mostSessions)
    .execute();
  const mine = hashToken(token);
  return rows.map(({ id, hash, device, place, createdAt }) => ({
    id,
    device,
    place,
    time: createdAt,
    current: hash === mine,
  }));
}

/** Revokes one session of a player. Throws if it is missing, another player's or already over. */
export async function revokeSession(db: Db, userId: number, id: number): Promise<void> {
  const { numUpdatedRows } = await db
    .updateTable('tokens')
    .set({ revoked: true })
    .where('id', '=', id)
    .where('userId', '=', userId)
    .where('revoked', '=', false)
    .executeTakeFirstOrThrow();
  if (!numUpdatedRows) throw new Refusal(codes.notFound, 'No such session', { field: 'id' });
}

/** Throws if a session has ended while its request waited. */
export async function checkAlive(db: Db, token: string): Promise<void> {
  const session = db.selectFrom('tokens').select('id').where('hash', '=', hashToken(token));
  if (!(await session.where('revoked', '=', false).executeTakeFirst())) throw signedOut();
}

/**
 * Locks a player for a call that writes for them. Throws if its session has ended while the call waited: the account
 * may have another owner by now.
 */
export async function lockSession(trx: Trx, { userId, token }: Pick<Context, 'userId' | 'token'>): Promise<void> {
  await lockPlayer(trx, userId);
  await checkAlive(trx, token);
}

/** When a session started, epoch milliseconds. */
export async function sessionStart(db: Db, token: string): Promise<number> {
  const row = db.selectFrom('tokens').select('createdAt').where('hash', '=', hashToken(token));
  return (await row.executeTakeFirstOrThrow()).createdAt;
}
