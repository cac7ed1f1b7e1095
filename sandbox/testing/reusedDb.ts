import { PGlite } from '@electric-sql/pglite';
import { snapshot } from '../db/memory.ts';
import { pglitePool } from '../db/pglitePool.ts';
import type { Db } from '../db/tables.ts';
import { withPool } from '../db/withPool.ts';

/** How many tests use one embedded database, whose deleted rows stay in its files, before a new one is opened. */
const mostUses = 100;

/**
 * Copies the seeded rows and counters into a schema of their own. `seeded.restore()` writes those again that have
 * changed since: a table has if it has another number of rows, or one of a later transaction. It returns false, and
 * does nothing, if a test has changed tables themselves.
 */
const remember = `
  create schema seeded;
  create table seeded.tables (name text, num bigint, written bigint);
  create table seeded.sequences as
    select sequencename::text as name, coalesce(last_value, 1) as value, last_value is not null as used
    from pg_sequences where schemaname = 'public';
  create table seeded.catalog (state text);

  create function seeded.catalog_state() returns text language sql as $$
    select concat_ws(' ',
      (select concat_ws(' ', count(*), max(oid::bigint)) from pg_class),
      (select concat_ws(' ', count(*), sum(attnum)) from pg_attribute where attnum > 0 and not attisdropped),
      (select concat_ws(' ', count(*), max(oid::bigint)) from pg_constraint),
      (select concat_ws(' ', count(*), max(oid::bigint)) from pg_trigger),
      (select concat_ws(' ', count(*), max(oid::bigint)) from pg_proc))
  $$;

  create function seeded.restore() returns boolean language plpgsql as $$
  declare
    each record;
    num bigint;
    written bigint;
  begin
    if (select state from seeded.catalog) <> seeded.catalog_state() then return false; end if;
    perform set_config('session_replication_role', 'replica', true);
    for each in select * from seeded.tables loop
      execute format('select count(*), coalesce(max(xmin::text::bigint), 0) from public.%I', each.name)
        into num, written;
      if num <> each.num or written > each.written then
        execute format('delete from public.%I', each.name);
        execute format('insert into public.%1$I overriding system value table seeded.of_%1$s', each.name);
        update seeded.tables set written = pg_current_xact_id()::text::bigint where name = each.name;
      end if;
    end loop;
    for each in select * from seeded.sequences loop
      perform setval(format('public.%I', each.name), each.value, each.used);
    end loop;
    return true;
  end $$;

  do $$
  declare
    each text;
  begin
    for each in select tablename from pg_tables where schemaname = 'public' loop
      execute format('create table seeded.of_%1$s as table public.%1$I', each);
      execute format('insert into seeded.tables
        select %1$L, count(*), coalesce(max(xmin::text::bigint), 0) from public.%1$I', each);
    end loop;
    insert into seeded.catalog values (seeded.catalog_state());
  end $$;
`;

interface Embedded {
  lite: PGlite;
  uses: number;
}

/** This thread's databases that no test uses at the moment. */
const free: Embedded[] = [];

async function open(): Promise<Embedded> {
  const lite = await PGlite.create({ loadDataDir: new Blob([await snapshot()]) });
  await lite.exec(remember);
  return { lite, uses: 0 };
}

/** Whether a used database could be restored, for another test. */
async function restore({ lite, uses }: Embedded): Promise<boolean> {
  if (uses >= mostUses) return false;
  await lite.exec('discard all');
  const { rows } = await lite.query<{ restored: boolean }>('select seeded.restore() as restored');
  return rows[0]!.restored;
}

/** A free database with the seeded rows, if there is one. */
async function reuse(): Promise<Embedded | undefined> {
  const used = free.pop();
  if (!used || (await restore(used))) return used;
  await used.lite.close();
  return undefined;
}

/**
 * A seeded embedded database for one test. A thread restores its databases and uses them again, as opening one takes
 * forty times as long.
 */
export async function reusedDb(): Promise<Db> {
  const embedded = (await reuse()) ?? (await open());
  const { lite } = embedded;
  embedded.uses += 1;
  const query: PGlite['query'] = (...args) => lite.query(...args);
  return withPool(pglitePool({ query, close: async () => void free.push(embedded) }));
}
