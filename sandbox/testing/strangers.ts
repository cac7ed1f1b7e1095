import { sql } from 'kysely';
import { authModes } from '#contract/loginKinds.ts';
import type { Db } from '../db/tables.ts';
import { realName, type MoneyTest } from './moneyTest.ts';
import { tablesOf } from './rowCounts.ts';

const words = (text: string) => new Set(text.split(/\s+/));

/** Tables of staff, and of draws and contests for all. */
const shared = words('migrations settings games game_types brands jackpot_pools lottery_rounds contest_spans');
/** Those that rows of players refer to. */
const referredTo = words('lottery_rounds contest_spans');
/** Tables that have rows of the house, too, whose `user_id` is 0. */
const withHouse = words('accounts takings');

/** Whether a table's rows come from players. */
export const growsWithPlayers = (table: string) => !shared.has(table);

/** All rows of each table, as JSON. */
export type Rows = Record<string, string>;

/** The rows of all players. */
export async function rowsOfPlayers(db: Db): Promise<Rows> {
  const rows: Rows = {};
  for (const table of await tablesOf(db)) {
    if (!growsWithPlayers(table) && !referredTo.has(table)) continue;
    const { rows: found } = await sql<{ all: string }>`
      select coalesce(jsonb_agg(row), '[]')::text as all from ${sql.table(table)} as row`.execute(db);
    rows[table] = found[0]!.all;
  }
  return rows;
}

/** Columns with a number that names a player or something of theirs; 0 is none, or the house. */
const ids = words('id user_id other_id pid left_id transfer_id account_id coupon_id order_id feedback_id');
/** Columns with a text that no two players share; where it is empty, it is nobody's. */
const texts = words(`id uuid account mobile invite_code hash launch_hash session device_id subject event_id endpoint ref
  order_no request_id stay_id account_no id_no asker`);

/** By how much the ids of a player's copies differ. */
const apart = 1_000_000;
/** Copies are spread over so many days, and have birthdays so many days apart. */
const [spread, ages] = [14, 61];
const day = 24 * 60 * 60_000;
/** Greater numbers are times, in epoch milliseconds. */
const firstTime = 1_000_000_000_000;

/** The value of a column in a copy. */
function copied(table: string, name: string, type: string) {
  const value = sql`row.${sql.ref(name)}`;
  const moved = sql`${value} + copy * ${sql.lit(apart)}`;
  if (name === 'birthday') return sql`(${value}::date - copy * ${sql.lit(ages)})::text`;
  if (table === 'codes' && name === 'address') return sql`${value} || '~' || copy`;
  if (table === 'entries' && name === 'account_id')
    return sql`case when ${value} in (select id from accounts where user_id = 0) then ${value} else ${moved} end`;
  if (type === 'text' && texts.has(name)) return sql`case ${value} when '' then '' else ${value} || '~' || copy end`;
  if (ids.has(name) || (table === 'invite_spins' && name === 'round_id'))
    return sql`case ${value} when 0 then 0 else ${moved} end`;
  const later = sql`${value} + copy % ${sql.lit(spread)} * ${sql.lit(day)}`;
  if (type === 'bigint') return sql`case when ${value} > ${sql.lit(firstTime)} then ${later} else ${value} end`;
  return value;
}

async function columnsOf(db: Db, table: string) {
  const { rows } = await sql<{ name: string; type: string }>`
    select column_name as name, data_type as type from information_schema.columns
    where table_schema = 'public' and table_name = ${table} order by ordinal_position`.execute(db);
  return rows;
}

/** What is for all, of a table's rows. */
function isForAll(table: string) {
  if (withHouse.has(table)) return sql`row.user_id = 0`;
  return referredTo.has(table) ? sql`true` : sql`false`;
}

/** Inserts what a table has for all, and so many copies of the rest. */
async function insertCopies(db: Db, table: string, all: string, copies: number): Promise<void> {
  const columns = await columnsOf(db, table);
  const names = sql.join(columns.map(({ name }) => sql.ref(name)));
  const values = sql.join(columns.map(({ name, type }) => copied(table, name, type)));
  const given = sql`jsonb_populate_recordset(null::${sql.table(table)}, ${all}::text::jsonb) as row`;
  const into = sql`insert into ${sql.table(table)} (${names}) overriding system value`;
  await sql`${into} select ${names} from ${given} where ${isForAll(table)} on conflict do nothing`.execute(db);
  if (table === 'accounts' || referredTo.has(table))
    await sql`select setval(pg_get_serial_sequence(${table}, 'id'), max(id)) from ${sql.table(table)}`.execute(db);
  await sql`${into} select ${values} from ${given} cross join generate_series(1, ${sql.lit(copies)}) as copy
    where not (${isForAll(table)})`.execute(db);
}

/** Adds so many copies of players with all their rows, who share nothing but their ways. */
export async function addStrangers(db: Db, rows: Rows, copies: number): Promise<void> {
  await db.transaction().execute(async (trx) => {
    await sql`set local session_replication_role = replica`.execute(trx);
    for (const [table, all] of Object.entries(rows)) await insertCopies(trx, table, all, copies);
  });
  await sql`analyze`.execute(db);
}

/** Adds rows of players to the tables that no sample call fills. */
export async function fillRest(operator: MoneyTest): Promise<void> {
  const { db, clock } = operator;
  const [{ userId }, { userId: otherId }] = [await operator.player(), await operator.player()];
  const person = { userId, realName, birthday: '1990-06-12' };
  await db
    .insertInto('earlierPersons')
    .values({ ...person, idNo: 'P7654321B', verified: true })
    .execute();
  await db
    .insertInto('namesakes')
    .values({ ...person, listed: 'Restricted Person' })
    .execute();
  await db.insertInto('otherPersons').values({ userId, otherId, seen: '[]' }).execute();
  const message = { ref: `sample:${userId}`, userId, kind: 'paid', madeAt: clock.time, sentAt: null } as const;
  await db.insertInto('pushMessages').values(message).execute();
  const social = await operator.consent('google', 'Nobody yet');
  await operator.call('googleLogin', { ...social, authMode: authModes.loginAndRegister, deviceId: 'd' });
  const event = { eventId: 'sample', eventName: 'view', userId, body: '{}', receivedAt: clock.time };
  await db.insertInto('events').values(event).execute();
}
