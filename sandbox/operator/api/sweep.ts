import { sql } from 'kysely';
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

/**
 * Deletes accounts that are due, and what is old and no longer needed; `time` in epoch milliseconds. With a report,
 * what fails for one account or kind of row holds up no other.
 */
export async function sweep(db: Db, time: number, report: Report = throwError): Promise<void> {
  const sweeps = rules.map((rule) => () => sweepBy(db, rule, time));
  await attemptEach([() => deleteDue(db, time, report), ...sweeps], (each) => each(), report);
}

/** Deletes the rows that are over by a rule, in batches. */
async function sweepBy(db: Db, [name, isOver]: (typeof rules)[number], time: number): Promise<void> {
  const table = sql.table(name);
  const over = isOver(time);
  const some = sql`delete from ${table}
    where ctid in (select ctid from ${table} where ${over} limit ${batch}) and ${over}`;
  const deleteSome = async (trx: Trx) => {
    await liftTimeLimit(trx);
    return some.execute(trx);
  };
  while (Number((await db.transaction().execute(deleteSome)).numAffectedRows) === batch);
}

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
  let last: Promise<void> = Promise.resolve();
  const run = () => {
    const drawn = last.then(() => drawDue(context, now(), report)).catch(report);
    last = drawn.then(() => sweep(context.db, now(), report)).catch(report);
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
