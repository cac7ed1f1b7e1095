import { createHash, randomBytes } from 'node:crypto';
import * as codes from '#contract/codes.ts';
import type { Db } from '#sandbox/db/tables.ts';
import { Refusal } from '../http/refusal.ts';
import { placeHere } from './devices.ts';

const tokenBytes = 32;

/** How long a session lasts, in milliseconds. */
const tokenLife = 30 * 24 * 60 * 60 * 1_000;

/** So many sessions are listed. */
const mostSessions = 50;

/** A secret that can't be guessed, safe in an address. */
export const randomToken = () => randomBytes(tokenBytes).toString('base64url');

/** How a secret is kept: it can be known again, and never told. */
export const hashToken = (token: string) => createHash('sha256').update(token).digest('hex');

/** Begins a session and answers its token, which is kept nowhere. */
export async function issueToken(db: Db, userId: number, time: number, device = ''): Promise<string> {
  const token = randomToken();
  const row = {
    hash: hashToken(token),
    userId,
    device,
    place: placeHere,
    createdAt: time,
    expiresAt: time + tokenLife,
  };
  await db.insertInto('tokens').values(row).execute();
  return token;
}

/** Whose session a token is; 0 when it is nobody's, or no longer. */
export async function ownerOf(db: Db, token: string, time: number): Promise<number> {
  const row = await db
    .selectFrom('tokens')
    .select('userId')
    .where('hash', '=', hashToken(token))
    .where('revoked', '=', false)
    .where('expiresAt', '>', time)
    .executeTakeFirst();
  return row?.userId ?? 0;
}

/** Ends sessions: of one token, of one player, or of everybody. */
export async function revoke(db: Db, whose: { token: string } | { userId: number } | 'everybody'): Promise<void> {
  let update = db.updateTable('tokens').set({ revoked: true });
  if (whose !== 'everybody') {
    update =
      'token' in whose ? update.where('hash', '=', hashToken(whose.token)) : update.where('userId', '=', whose.userId);
  }
  await update.execute();
}

/** Notes which device a session runs on, as the app tells it. */
export async function nameDevice(db: Db, token: string, device: string) {
  await db.updateTable('tokens').set({ device }).where('hash', '=', hashToken(token)).execute();
}

/** When and where a player came in before this session; nothing the first time. */
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

/** The sessions of a player that go on, the latest first; `current` is the one that asks. */
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

/** Ends one session of a player. One that is nobody's, another's or over is refused. */
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

/** When a session began, epoch milliseconds. */
export async function sessionStart(db: Db, token: string): Promise<number> {
  const row = db.selectFrom('tokens').select('createdAt').where('hash', '=', hashToken(token));
  return (await row.executeTakeFirstOrThrow()).createdAt;
}
