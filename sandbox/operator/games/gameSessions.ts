import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import * as codes from '#contract/codes.ts';
import type { Game } from '#contract/entities.ts';
import type { Money } from '#contract/schema.ts';
import { closeStays, isOpen, playFrom } from '#sandbox/db/stays.ts';
import type { Db, Trx } from '#sandbox/db/tables.ts';
import { Refusal } from '../http/refusal.ts';
import type { Context } from '../context/handlers.ts';
import { sign } from '#sandbox/signature.ts';
import { hashToken } from '../identity/tokens.ts';

/** How long a launch token is valid, in milliseconds. */
const launchLife = 60_000;

/** Maximum number of recent games in a player's history. */
const historyLength = 30;

const shown = 1;

/**
 * The token by which the provider launches a game session, once and within a minute. It is derived from the session,
 * so that every copy of a start gets it and it isn't stored.
 */
export const launchOf = (sessionId: string, key: string) => sign(sessionId, key);

/** Opens a game session, to be launched with `launchOf` of its id. Closes any other session the player had open. */
export async function openGameSession(
  trx: Trx,
  game: Game | undefined,
  { demo, key }: { demo: boolean; key: string },
  { userId, token, time }: Context,
) {
  if (!game || (game.status ?? shown) !== shown) throw new Refusal(codes.notFound, 'No such game', { field: 'gameId' });
  if (game.maintenance) throw new Refusal(codes.closed, 'This game is being mended');
  if (demo && !game.tryIt) throw new Refusal(codes.badParameter, 'This game has no demo', { field: 'tryIt' });

  await closeStays(trx, userId, time);
  const sessionId = randomUUID();
  const launchExpire = time + launchLife;
  const row = {
    id: sessionId,
    userId,
    session: hashToken(token),
    gameId: game.id,
    demo,
    launchHash: hashToken(launchOf(sessionId, key)),
    launchExpires: launchExpire,
    openedAt: time,
    played: playFrom(time),
    closedAt: null,
  };
  await trx.insertInto('stays').values(row).execute();
  await trx
    .insertInto('plays')
    .values({ userId, gameId: game.id, time })
    .onConflict((conflict) => conflict.columns(['userId', 'gameId']).doUpdateSet({ time }))
    .execute();
  return { sessionId, launchExpire };
}

/** The player's open real-money game session: its stakes and wins so far, and the game's smallest bet. */
export const openGameOf = (db: Db, userId: number, time: number) =>
  db
    .selectFrom('stays')
    .innerJoin('games', 'games.id', 'stays.gameId')
    .select(['stays.id', 'stays.bet', 'stays.win', 'games.minBet'])
    .where('stays.userId', '=', userId)
    .where(isOpen(time))
    .where('stays.demo', '=', false)
    .executeTakeFirst();

/** Records that a player is still in a game (heartbeat). */
export const see = (db: Db, userId: number, gameId: number, time: number) =>
  db
    .updateTable('stays')
    .set({ played: sql<string>`played + ${playFrom(time)}` })
    .where('userId', '=', userId)
    .where('gameId', '=', gameId)
    .where('closedAt', 'is', null)
    .execute();

export interface WhichGameSession {
  gameId?: number | null | undefined;
  sessionId?: string | null | undefined;
}

/** Closes the player's game session, the latest unless one is named, and returns its stakes and wins; undefined if there was none. */
export async function closeGameSession(
  trx: Trx,
  userId: number,
  { gameId, sessionId }: WhichGameSession,
  time: number,
): Promise<{ bet: Money; win: Money } | undefined> {
  let query = trx.selectFrom('stays').select(['id', 'bet', 'win', 'closedAt']).where('userId', '=', userId);
  if (sessionId) query = query.where('id', '=', sessionId);
  if (gameId) query = query.where('gameId', '=', gameId);
  const gameSession = await query.orderBy('openedAt', 'desc').limit(1).forUpdate().executeTakeFirst();
  if (gameSession?.closedAt === null)
    await trx.updateTable('stays').set({ closedAt: time }).where('id', '=', gameSession.id).execute();
  return gameSession;
}

/** The games a player likes, most recently liked first. */
export async function likedGames(db: Db, userId: number): Promise<number[]> {
  const rows = await db
    .selectFrom('likes')
    .select('gameId')
    .where('userId', '=', userId)
    .orderBy('time', 'desc')
    .orderBy('gameId')
    .execute();
  return rows.map(({ gameId }) => gameId);
}

/** How many games a player can like. */
export const mostLikes = 500;

/** Stores that a player likes a game, and forgets the likes before the latest ones; resolves with whether it is new. */
export async function like(trx: Trx, userId: number, gameId: number, time: number): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await trx
    .insertInto('likes')
    .values({ userId, gameId, time })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirstOrThrow();
  const older = (await likedGames(trx, userId)).slice(mostLikes);
  for (const each of older) await unlike(trx, userId, each);
  return numInsertedOrUpdatedRows === 1n;
}

/** Forgets that a player likes a game. */
export const unlike = (db: Db, userId: number, gameId: number) =>
  db.deleteFrom('likes').where('userId', '=', userId).where('gameId', '=', gameId).execute();

/** A player's recently played games, latest first, each once. */
export const recentGames = (db: Db, userId: number) =>
  db
    .selectFrom('plays')
    .select(['gameId', 'time'])
    .where('userId', '=', userId)
    .orderBy('time', 'desc')
    .limit(historyLength)
    .execute();
