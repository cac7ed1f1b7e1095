import { sql, type RawBuilder } from 'kysely';
import { lotteryTypes } from '#contract/rewards/lottery.ts';
import { liftTimeLimit } from '#sandbox/db/postgresPool.ts';
import type { Db, Trx } from '#sandbox/db/tables.ts';
import { attemptEach, throwError, type Report } from '../context/attemptEach.ts';
import type { OperatorContext } from '../context/handlers.ts';
import { deleteDue } from '../deletion/deletions.ts';
import { roundToDraw } from '../lottery/rounds.ts';
import { rules } from './sweepRules.ts';

/** How often old rows are swept, in milliseconds. */
const interval = 60 * 60_000;

/** How long after the start it is done first, in milliseconds: a process that restarts often sweeps, too. */
const untilFirst = 5 * 60_000;

/** How many rows one statement deletes at most, so that no request waits for long. */
const batch = 500;

/** How many rows one statement finds at most: each passes those that stay, so there are few such statements. */
const mostFound = 20_000;

/**
 * Deletes accounts that are due, and what is old and no longer needed; times in epoch milliseconds, `since` that of the
 * last complete sweep. With a report, what fails for one account or kind of row holds up no other.
 */
export async function sweep(db: Db, time: number, report: Report = throwError, since = 0): Promise<void> {
  const sweeps = rules.map((rule) => () => sweepBy(db, rule, time, since));
  await attemptEach([() => deleteDue(db, time, report), ...sweeps], (each) => each(), report);
}

/**
 * Returns a sweep to repeat: it goes on from its last run without an error. The first one reads everything, so what
 * came of age while no process swept is caught up with at the next start.
 */
export function repeatedSweep(db: Db) {
  let since = 0;
  return async (time: number, report: Report): Promise<void> => {
    let sweptUntil = time;
    const reportFailed: Report = (error) => {
      sweptUntil = since;
      report(error);
    };
    await sweep(db, time, reportFailed, since);
    since = sweptUntil;
  };
}

/** Deletes the rows that are over by a rule, in batches. */
async function sweepBy(db: Db, [name, isOver]: (typeof rules)[number], time: number, since: number): Promise<void> {
  const table = sql.table(name);
  const over = isOver(time, since);
  const find = sql<{ place: string }>`select ctid::text as place from ${table} where ${over} limit ${mostFound}`;
  let found: { place: string }[];
  do {
    found = (await withoutLimit(db, find)).rows;
    for (let from = 0; from < found.length; from += batch) {
      const places = found.slice(from, from + batch).map(({ place }) => `"${place}"`);
      const some = `{${places.join(',')}}`;
      await withoutLimit(db, sql`delete from ${table} where ctid = any(${some}::tid[]) and ${over}`);
    }
  } while (found.length === mostFound);
}

/** Runs a statement in a transaction of its own, however long it takes. */
const withoutLimit = <T>(db: Db, statement: RawBuilder<T>) =>
  db.transaction().execute(async (trx: Trx) => {
    await liftTimeLimit(trx);
    return statement.execute(trx);
  });

/** Draws the lottery rounds that are due, so that no deletion waits for one that nobody requests. */
async function drawDue(operator: OperatorContext, time: number, report: Report): Promise<void> {
  await attemptEach(lotteryTypes, (type) => roundToDraw(operator, type, time), report);
}

/**
 * Draws what is due and sweeps five minutes after the start and every hour, by a clock in epoch milliseconds; returns
 * how to stop, which waits for a run in progress.
 */
export function sweepRegularly(
  { context, now }: { context: OperatorContext; now(): number },
  report: Report = console.error,
) {
  const sweepOn = repeatedSweep(context.db);
  let last: Promise<void> = Promise.resolve();
  const run = () => {
    const drawn = last.then(() => drawDue(context, now(), report)).catch(report);
    last = drawn.then(() => sweepOn(now(), report)).catch(report);
  };
  const first = setTimeout(run, untilFirst);
  const timer = setInterval(run, interval);
  first.unref();
  timer.unref();
  return async () => {
    clearTimeout(first);
    clearInterval(timer);
    await last;
  };
}
