import { sql } from 'kysely';
import * as codes from '#contract/codes.ts';
import type { Db } from '#sandbox/db/tables.ts';
import { networksOf, type Network } from '../http/address.ts';
import { Refusal } from '../http/refusal.ts';

/** A maximum number of attempts, or of what else is counted, per period, in milliseconds. */
export interface Budget {
  name: string;
  most: number;
  period: number;
}

const second = 1_000;
const endOfPeriod = (time: number, period: number) => (Math.floor(time / period) + 1) * period;
const keyOf = ({ name, period }: Budget, time: number) => `${name}@${endOfPeriod(time, period)}`;

/**
 * Takes attempts, one by default, before they are made, so that parallel ones of all processes can't exceed the
 * budget; throws when too few are left.
 */
export async function spend(db: Db, budget: Budget, time: number, attempts = 1): Promise<void> {
  const lockedUntil = endOfPeriod(time, budget.period);
  const row = { account: keyOf(budget, time), failed: attempts, lockedUntil };
  const taken = sql<number>`login_tries.failed + ${attempts}`;
  const spent =
    attempts <= budget.most &&
    (await db
      .insertInto('loginTries')
      .values(row)
      .onConflict((conflict) =>
        conflict.column('account').doUpdateSet({ failed: taken }).where(taken, '<=', budget.most),
      )
      .returning('failed')
      .executeTakeFirst());
  if (!spent)
    throw new Refusal(codes.tooOften, 'Too many attempts', { retryAfter: Math.ceil((lockedUntil - time) / second) });
}

/** The budgets of an address's networks; a wider one's is a few times as large. */
export const budgetsOf = ({ name, most, period }: Budget, networks: readonly Network[]): Budget[] =>
  networks.map((network) => ({ name: `${name}:${network.name}`, most: most * network.times, period }));

/** A budget at an address, and those of its networks; none where the address is unknown. */
export const budgetsAt = (address: string, budget: Budget): Budget[] =>
  address ? budgetsOf(budget, networksOf(address)) : [];

/**
 * Takes from each of these budgets, or from none: so one address doesn't use up a wide network's by refused attempts,
 * and ever new addresses of a network that has used up its own leave no rows.
 */
export async function spendAll(db: Db, budgets: readonly Budget[], time: number, attempts = 1): Promise<void> {
  const take = async (trx: Db) => {
    for (const budget of budgets) await spend(trx, budget, time, attempts);
  };
  if (db.isTransaction || budgets.length < 2) await take(db);
  else await db.transaction().execute(take);
}

/** Returns a harmless attempt. */
async function giveBack(db: Db, budget: Budget, time: number): Promise<void> {
  await db
    .updateTable('loginTries')
    .set({ failed: sql<number>`failed - 1` })
    .where('account', '=', keyOf(budget, time))
    .execute();
}

/** Runs an attempt that counts against these budgets unless it succeeds; without enough left it isn't made. */
export async function attempt<T>(db: Db, budgets: readonly Budget[], time: number, run: () => Promise<T>): Promise<T> {
  await spendAll(db, budgets, time);
  const result = await run();
  for (const budget of budgets) await giveBack(db, budget, time);
  return result;
}
