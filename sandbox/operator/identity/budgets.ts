import { sql } from 'kysely';
import * as codes from '#contract/codes.ts';
import type { Db } from '#sandbox/db/tables.ts';
import { Refusal } from '../http/refusal.ts';

/** A maximum number of attempts per period, in milliseconds. */
export interface Budget {
  name: string;
  most: number;
  period: number;
}

const second = 1_000;
const endOfPeriod = (time: number, period: number) => (Math.floor(time / period) + 1) * period;
const keyOf = ({ name, period }: Budget, time: number) => `${name}@${endOfPeriod(time, period)}`;

/** Takes one attempt before it is made, so that parallel ones can't exceed the budget; throws when none is left. */
export async function spend(db: Db, budget: Budget, time: number): Promise<void> {
  const lockedUntil = endOfPeriod(time, budget.period);
  const { failed } = await db
    .insertInto('loginTries')
    .values({ account: keyOf(budget, time), failed: 1, lockedUntil })
    .onConflict((conflict) => conflict.column('account').doUpdateSet({ failed: sql<number>`login_tries.failed + 1` }))
    .returning('failed')
    .executeTakeFirstOrThrow();
  if (failed > budget.most)
    throw new Refusal(codes.tooOften, 'Too many attempts', { retryAfter: Math.ceil((lockedUntil - time) / second) });
}

/** Returns a harmless attempt. */
export async function giveBack(db: Db, budget: Budget, time: number): Promise<void> {
  await db
    .updateTable('loginTries')
    .set({ failed: sql<number>`failed - 1` })
    .where('account', '=', keyOf(budget, time))
    .execute();
}
