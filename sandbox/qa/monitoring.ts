import { sql } from 'kysely';
import type { MonitoringEvent } from '#contract/monitoring.ts';
import type { Db } from '#sandbox/db/tables.ts';

/**
 * How many events a figure is of, of players and of visitors, and of one player: anybody can send any number, and
 * pushes nobody else's out. Of players, everyone's newest comes before anyone's next.
 */
const most = sql`limit 20000`;
const mostOfOne = 100;
const ofPlayers = (name: MonitoringEvent) =>
  sql`select *, row_number() over (partition by user_id order by received_at desc) as nth
    from events where event_name = ${name} and user_id > 0`;
const ofVisitors = (name: MonitoringEvent) =>
  sql`select *, 1 as nth from events where event_name = ${name} and user_id = 0`;
/**
 * A row's weight: every player weighs the same, spread over the rows they sent, and all visitors together as much as
 * one player.
 */
const weight = sql`1.0 / count(*) over (partition by user_id) as weight`;
/** The newest received events of a name, as rows `e`, with their weight. */
const received = (name: MonitoringEvent) =>
  sql`from (select *, ${weight} from ((select * from (${ofPlayers(name)}) of_players where nth <= ${mostOfOne}
      order by nth, received_at desc ${most})
    union all (${ofVisitors(name)} order by received_at desc ${most})) newest) e`;
/** The order of a table's rows: by players' weight, visitors' having none in it. */
const byWeight = sql`coalesce(sum(weight) filter (where user_id > 0), 0) desc`;
const param = (name: string) => sql`(e.body -> 'params' ->> ${name})`;
/** A whole number among the params; null for anything else, as anybody may send an event. */
const number = (name: string) => sql`case when ${param(name)} ~ '^[0-9]{1,9}$' then ${param(name)}::int end`;
/** The maximum rows or events that one event counts for: no device has more. */
const mostRows = 10_000;
/** A sum of such numbers, over any number of events. */
const sumOf = (name: string) =>
  sql`sum(case when ${number(name)} > ${sql.lit(mostRows)} then ${sql.lit(mostRows)} else ${number(name)} end)::float`;
/** How many rows a table of the page has: strangers can send any names. */
const shown = sql`limit 100`;
const build = sql`coalesce(e.body ->> 'build', '–')`;
const devices = sql`count(distinct e.body ->> 'deviceId')::int`;

type Fragment = ReturnType<typeof sql>;
const rowsOf = async <T>(db: Db, query: ReturnType<typeof sql<T>>) => (await query.execute(db)).rows;

/** Errors by build and message with the stack of one of them, by their weight, then the most frequent. */
export const errorsByBuild = (db: Db) =>
  rowsOf(
    db,
    sql<{ build: string; realm: string; message: string; errors: number; devices: number; stack: string }>`
      select ${build} as build, ${param('realm')} as realm, ${param('message')} as message,
        count(*)::int as errors, ${devices} as devices, max(${param('stack')}) as stack
      ${received('client_error')} group by 1, 2, 3 order by ${byWeight}, errors desc, message ${shown}`,
  );

/** What share of its group's weight the rows have up to this one's value; those without a value have none. */
const shareUpTo = (value: Fragment, group: Fragment) => {
  const known = sql`sum(weight) filter (where ${value} is not null)`;
  return sql`${known} over (partition by ${group} order by ${value}) / ${known} over (partition by ${group})`;
};
/** The least value up to which rows have this share of their group's weight; null where no row has a value. */
const percentile = (share: number, value: Fragment, upTo: Fragment) =>
  sql`min(${value}) filter (where ${upTo} >= ${sql.lit(share)})`;

const vitals = (['ttfb', 'fcp', 'lcp', 'inp', 'cls'] as const).map((name) => ({
  told: sql`${number(name)} as ${sql.ref(name)}`,
  upTo: sql`${shareUpTo(sql.ref(name), sql`build`)} as ${sql.ref(`${name}_up_to`)}`,
  p75: sql`${percentile(0.75, sql.ref(name), sql.ref(`${name}_up_to`))} as ${sql.ref(name)}`,
}));
const each = (part: keyof (typeof vitals)[number]) => sql.join(vitals.map((vital) => vital[part]));

/** Web vitals by build at the 75th percentile of the pages' weight: milliseconds, `cls` in thousandths. */
export const vitalsByBuild = (db: Db) =>
  rowsOf(
    db,
    sql<Record<'ttfb' | 'fcp' | 'lcp' | 'inp' | 'cls', number | null> & { build: string; pages: number }>`
      with told as (select ${build} as build, user_id, weight, ${each('told')} ${received('web_vitals')}),
        ranked as (select *, ${each('upTo')} from told)
      select build, count(*)::int as pages, ${each('p75')} from ranked group by build
      order by ${byWeight}, pages desc ${shown}`,
  );

/** Acts whose outcome the app didn't learn at once, each counted once, by call, the first reason, and outcome. */
export const uncertainActs = (db: Db) =>
  rowsOf(
    db,
    sql<{ call: string; why: string; outcome: string; acts: number; seconds: number | null }>`
      with begun as (
        select distinct on (id) ${param('requestId')} as id, user_id, ${param('call')} as call, ${param('why')} as why
        ${received('act_uncertain')} order by id, e.body ->> 'eventTime'
      ), ended as (
        select distinct on (id) ${param('requestId')} as id, user_id, ${param('call')} as call,
          ${param('outcome')} as outcome, ${number('seconds')} as seconds
        ${received('act_settled')} order by id, e.body ->> 'eventTime'
      ), told as (
        select coalesce(begun.call, ended.call) as call, coalesce(begun.why, '–') as why,
          coalesce(ended.outcome, 'open') as outcome, seconds, greatest(begun.user_id, ended.user_id) as user_id
        from begun full join ended on ended.id = begun.id
      ), weighed as (select *, ${weight} from told),
        ranked as (select *, ${shareUpTo(sql`seconds`, sql`call, why, outcome`)} as up_to from weighed)
      select call, why, outcome, count(*)::int as acts, ${percentile(0.5, sql`seconds`, sql`up_to`)} as seconds
      from ranked group by 1, 2, 3 order by ${byWeight}, acts desc, call ${shown}`,
  );

/** The outcomes of updates, by the builds before and after. */
export const updates = (db: Db) =>
  rowsOf(
    db,
    sql<{ outcome: string; from: string; build: string; updates: number; devices: number }>`
      select ${param('outcome')} as outcome, ${param('from')} as "from", ${build} as build,
        count(*)::int as updates, ${devices} as devices
      ${received('app_updated')} group by 1, 2, 3 order by ${byWeight}, updates desc ${shown}`,
  );

/** Problems of devices' storage, by kind; `rows` is how many rows or events were affected. */
export const storageTrouble = (db: Db) =>
  rowsOf(
    db,
    sql<{ kind: string; build: string; times: number; devices: number; rows: number | null }>`
      select ${param('kind')} as kind, ${build} as build, count(*)::int as times, ${devices} as devices,
        ${sumOf('count')} as rows
      ${received('storage_trouble')} group by 1, 2 order by ${byWeight}, times desc ${shown}`,
  );
