import { existsSync, mkdirSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import type { PostgresPool } from 'kysely';
import { memoryDb } from './memory.ts';
import { migrate } from './migrate.ts';
import { own } from './own.ts';
import { pglitePool } from './pglitePool.ts';
import { postgresPool } from './postgresPool.ts';
import { seed } from './seed/seed.ts';
import { defaultGames, mostGames, seedGames } from './seed/games.ts';
import type { Db } from './tables.ts';
import { unusableDatabase, unusableFolder } from './unusable.ts';
import { withPool } from './withPool.ts';

/** The default data folder. */
export const defaultFolder = '.sandbox';

/** The folder name of an in-memory database, gone with the process. */
const inMemory = 'memory://';

export interface Place {
  /** A folder, or `memory://`. */
  data?: string | undefined;
  /** The address of a PostgreSQL, used instead of a folder. */
  url?: string | undefined;
  /** Number of games in the catalogue. */
  games?: number | undefined;
}

/** Opens the operator's database, migrates it, and seeds it if it is new. Throws a readable error when the location is unusable. */
export async function openDb({ data = defaultFolder, url, games = defaultGames }: Place = {}): Promise<Db> {
  if (!url && data === inMemory) return memoryDb({ games });
  try {
    return await filled(withPool(url ? postgresPool(url) : await embeddedPool(data)), games);
  } catch (error) {
    throw url ? unusableDatabase(error, url) : unusableFolder(error, resolve(data));
  }
}

/** A database with today's tables, and seeded if it was empty. */
async function filled(db: Db, games: number): Promise<Db> {
  try {
    const wasEmpty = await migrate(db, (trx) => seed(trx, games, Date.now()));
    if (!wasEmpty) await recount(db, games);
    return db;
  } catch (error) {
    // What stopped the opening is told, not what the closing of a broken database then fails with.
    await db.destroy().catch(() => {});
    throw error;
  }
}

async function embeddedPool(data: string): Promise<PostgresPool> {
  const folder = join(resolve(data), 'db');
  makeFolder(dirname(folder));
  const release = await own(folder);
  try {
    return pglitePool(await PGlite.create(folder), release);
  } catch (error) {
    release();
    throw error;
  }
}

/**
 * Creates one level at a time: Node's recursive mkdir never returns where a parent can't hold folders, as in /proc.
 */
function makeFolder(folder: string) {
  if (existsSync(folder)) return;
  makeFolder(dirname(folder));
  mkdirSync(folder);
}

/** Recreates the games when their number differs from the one wanted. */
async function recount(db: Db, games: number) {
  const { count } = db.fn;
  const { known } = await db
    .selectFrom('games')
    .select(count<number | string>('id').as('known'))
    .executeTakeFirstOrThrow();
  if (Number(known) !== Math.min(games, mostGames)) await db.transaction().execute((trx) => seedGames(trx, games));
}
