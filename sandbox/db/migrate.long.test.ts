import { PGlite } from '@electric-sql/pglite';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { playedSince } from '../operator/rg/usage.ts';
import { jackpotStands } from '../operator/rewards/jackpotPools.ts';
import { migrate } from './migrate.ts';
import { migrations } from './migrations.ts';
import { pglitePool } from './pglitePool.ts';
import { withPool } from './withPool.ts';

/** Timeout for creating a database from scratch on a busy machine, milliseconds. */
const patience = 60_000;

/** A database in use before a migration, with a player, and a function that runs a statement on it. */
async function dbBefore(name: string) {
  const db = withPool(pglitePool(await PGlite.create()));
  const run = (statement: string) => sql.raw(statement).execute(db);
  await run(`create table migrations (name text primary key)`);
  for (const [each, statements] of Object.entries(migrations)) {
    if (each === name) break;
    for (const statement of statements) await run(statement);
    await run(`insert into migrations values ('${each.replaceAll("'", "''")}')`);
  }
  await run(`insert into users (uuid, account_type, nickname, avatar, invite_code, terms_version, created_at)
    values ('u', 2, 'Ana', '1', 'A', '1', 0)`);
  return { db, run };
}

/** A database in use before the pools, with a player's stakes and, between them, a win of the Mini tier. */
async function dbBeforePools() {
  const { db, run } = await dbBefore('currencies and pools');
  await run(`insert into accounts (kind, user_id, balance) values ('player', 100001, 50000)`);
  await run(`update accounts set balance = -50000 where kind = 'jackpots'`);
  await run(`insert into transfers (ref, type, time) values ('draw:1', 16, 5)`);
  await run(`insert into entries (transfer_id, account_id, amount, balance)
    select transfers.id, accounts.id, accounts.balance, accounts.balance from transfers, accounts
    where accounts.kind in ('player', 'jackpots')`);
  await run(`insert into stays (id, user_id, game_id, demo, launch_hash, launch_expires, opened_at)
    values ('s', 100001, 1, false, 'h', 0, 0)`);
  const round = (id: number, bet: number, at: number, rolledBack: number | null) =>
    run(`insert into rounds (stay_id, round_id, bet, coin_after_bet, coin_after_rollback, at)
      values ('s', '${id}', ${bet}, 0, ${rolledBack}, ${at})`);
  await round(1, 1_000_000, 4, null);
  await run(`insert into jackpot_draws (user_id, prop_id, type, count, time) values (100001, 50004, 2, 50000, 5)`);
  await round(2, 300_050, 6, null);
  await round(3, 700_000, 7, 0);
  return db;
}

test(
  'pools become accounts with their tier balances, equal to their entries',
  async () => {
    const db = await dbBeforePools();
    expect(await migrate(db, () => Promise.reject(new Error('It is not empty')))).toBe(false);
    expect(await jackpotStands(db)).toMatchObject({
      megaJackpot: 10_000_000 + 5_200,
      majorJackpot: 1_000_000 + 3_900,
      minorJackpot: 200_000 + 2_600,
      miniJackpot: 50_000 + 300,
    });
    const pools = await db.selectFrom('jackpotPools').selectAll().orderBy('propId').execute();
    expect(pools.map(({ owed }) => owed)).toEqual([2_000, 1_500, 1_000, 500]);
    const accounts = await db
      .selectFrom('accounts')
      .leftJoin('entries', 'entries.accountId', 'accounts.id')
      .select(({ fn }) => ['accounts.kind', 'accounts.currency', 'accounts.balance', fn.sum('amount').as('sum')])
      .groupBy('accounts.id')
      .execute();
    for (const { kind, currency, balance, sum } of accounts)
      expect([kind, currency, balance]).toEqual([kind, 'coin', Number(sum ?? 0)]);
    expect(accounts.reduce((total, { balance }) => total + balance, 0)).toBe(0);
    await db.destroy();
  },
  patience,
);

test(
  'play time before gaps counted as none stays what it was',
  async () => {
    const { db, run } = await dbBefore('gaps in play');
    await run(`insert into stays
      (id, user_id, game_id, demo, launch_hash, launch_expires, launched, opened_at, closed_at, seen_at) values
      ('left', 100001, 1, false, 'a', 0, true, 1000, null, 61000),
      ('ended', 100001, 1, false, 'b', 0, true, 500000, 520000, 510000)`);
    await migrate(db, () => Promise.reject(new Error('It is not empty')));
    const played = (from: number) => playedSince(db, 100_001, from, 1_000_000);
    expect(await played(0)).toBe(150_000 + 20_000);
    expect(await played(51_000)).toBe(100_000 + 20_000);
    await db.destroy();
  },
  patience,
);

test(
  'migrations and the seed may take longer than a statement otherwise',
  async () => {
    const db = withPool(pglitePool(await PGlite.create()));
    await sql`set statement_timeout = '20s'`.execute(db);
    const limits: string[] = [];
    await migrate(db, async (trx) => {
      const { rows } = await sql<{ allowed: string }>`
        select current_setting('statement_timeout') as allowed`.execute(trx);
      limits.push(rows[0]!.allowed);
    });
    expect(limits).toEqual(['0']);
    await db.destroy();
  },
  patience,
);
