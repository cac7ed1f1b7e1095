import { createHash, randomUUID } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { migrate } from './migrate.ts';
import { pglitePool } from './pglitePool.ts';
import { seed } from './seed/seed.ts';
import { defaultGames } from './seed/games.ts';
import type { Db } from './tables.ts';
import { top } from '../top.ts';
import { withPool } from './withPool.ts';

const cache = path.join(top, 'node_modules/.cache/sandbox');

/** The sources that decide the contents of a fresh database; their hash names the cached snapshot. */
const sources = [
  'sandbox/db',
  'sandbox/ledger',
  'sandbox/games/kinds',
  'sandbox/keys.ts',
  'sandbox/operator/identity/players.ts',
  'sandbox/operator/contests',
  'sandbox/operator/games',
  'sandbox/operator/jackpot',
  'sandbox/operator/money',
  'sandbox/operator/rewards',
  'sandbox/operator/context/staffRules.ts',
  'sandbox/qa/placeBets.ts',
  'sandbox/qa/placeMember.ts',
  'package-lock.json',
].map((source) => path.join(top, source));

/** End of the demo players' history in a snapshot. */
const historyEnds = Date.UTC(2026, 10, 20, 12);

/** A seeded in-memory database, for tests. */
export async function memoryDb({ games = defaultGames } = {}): Promise<Db> {
  const bytes = await snapshot(games);
  const lite = await PGlite.create({ loadDataDir: new Blob([bytes]) });
  return withPool(pglitePool(lite));
}

/** The database snapshot that `memoryDb` starts from, cached by the fingerprint of its sources. */
export async function snapshot(games = defaultGames): Promise<Buffer> {
  const kept = path.join(cache, `${games}-${fingerprint()}.tar`);
  return existsSync(kept) ? readFileSync(kept) : make(kept, games);
}

/** Creates a snapshot and deletes older ones. It is written to a temporary file and renamed, so that parallel processes are safe. */
async function make(kept: string, games: number): Promise<Buffer> {
  const lite = await PGlite.create();
  const db = withPool(pglitePool(lite));
  await migrate(db, (trx) => seed(trx, games, historyEnds));
  await dropTemplates(lite);
  const bytes = Buffer.from(await (await lite.dumpDataDir('none')).arrayBuffer());
  await db.destroy();

  mkdirSync(cache, { recursive: true });
  const older = readdirSync(cache).filter(
    (name) => name.startsWith(`${games}-`) && name.endsWith('.tar') && name !== path.basename(kept),
  );
  for (const name of older) rmSync(path.join(cache, name), { force: true });
  const beside = `${kept}.${randomUUID()}`;
  writeFileSync(beside, bytes);
  renameSync(beside, kept);
  return bytes;
}

/** Drops the databases that new ones are copied from: none is created, and a snapshot opens in two thirds of the time. */
async function dropTemplates(lite: PGlite): Promise<void> {
  await lite.exec('update pg_database set datistemplate = false');
  for (const template of ['template0', 'template1']) await lite.exec(`drop database ${template}`);
}

let known: string | undefined;

/** Hash of the contents of all sources, as they were when a thread first opened a database. */
const fingerprint = (): string => (known ??= hashSources());

function hashSources(): string {
  const hash = createHash('sha256');
  for (const source of sources) {
    const inside = statSync(source).isDirectory() ? readdirSync(source, { recursive: true, encoding: 'utf8' }) : [''];
    const files = inside.filter((name) => !name.includes('.test.')).map((name) => path.join(source, name));
    for (const file of files) if (statSync(file).isFile()) hash.update(readFileSync(file));
  }
  return hash.digest('hex').slice(0, 16);
}
