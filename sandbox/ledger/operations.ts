import { sql } from 'kysely';
import * as codes from '#contract/codes.ts';
import type { Db, Trx } from '../db/tables.ts';
import { Refusal, type RefusalDetails } from '../operator/http/refusal.ts';

/** A user's request with its idempotency key: every copy carries the same `requestId`. */
export interface Act {
  userId: number;
  requestId: string;
  call: string;
  time: number;
}

interface Said {
  state: 'begun' | 'done' | 'refused';
  answer: unknown;
}

/** The work of an act: `book` runs in one transaction with the record of the act; `finish` then runs outside of it and must be repeatable. */
export interface Work<T> {
  book(trx: Trx): Promise<T>;
  finish?(booked: T): Promise<T>;
}

/** Runs an act idempotently: duplicates, even concurrent ones, get the first answer, a refusal included. */
export async function once<T>(db: Db, act: Act, { book, finish }: Work<T>): Promise<T> {
  const booked = await db
    .transaction()
    .execute(async (trx) => (await earlier(trx, act)) ?? begin(trx, act, book, !finish));
  if (booked.state !== 'begun' || !finish) return tell(booked) as T;
  const finished = await said(() => finish(booked.answer as T));
  await note(db, act, finished);
  return tell(finished) as T;
}

/** Replays a stored answer; a refusal is thrown again. */
function tell({ state, answer }: Said): unknown {
  if (state !== 'refused') return answer;
  const { code, message, details } = answer as { code: number; message: string; details: RefusalDetails };
  throw new Refusal(code, message, details);
}

/** The stored outcome of an act; undefined if it is unknown. */
export function operationOf(db: Db, userId: number, requestId: string) {
  return db
    .selectFrom('operations')
    .selectAll()
    .where('userId', '=', userId)
    .where('requestId', '=', requestId)
    .executeTakeFirst();
}

/** Records the act as begun; waits for a concurrent copy and returns its outcome. */
async function earlier(trx: Trx, act: Act): Promise<Said | undefined> {
  const begun = await trx
    .insertInto('operations')
    .values({ ...act, state: 'begun', answer: 'null' })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  if (begun.numInsertedOrUpdatedRows === 1n) return undefined;
  const known = await operationOf(trx, act.userId, act.requestId);
  if (known?.call !== act.call)
    throw new Refusal(codes.badParameter, 'This requestId was used for another call', { field: 'requestId' });
  return known;
}

/** Refusals of a wrong proof (password, one-time code) are not rolled back, so that the attempt stays counted. */
const counted = new Set<number>([codes.wrongPassword, codes.locked, codes.wrongCode, codes.wrongSafeboxPassword]);
const isCounted = ({ answer }: Said) => counted.has((answer as { code: number }).code);

/** Books the act; a refusal becomes the answer and rolls the booking back, unless it counts an attempt. Proofs are checked before anything is written. */
async function begin<T>(trx: Trx, act: Act, book: (trx: Trx) => Promise<T>, whole: boolean): Promise<Said> {
  await sql`savepoint booked`.execute(trx);
  const outcome = await said(() => book(trx));
  if (outcome.state === 'refused' && !isCounted(outcome)) await sql`rollback to savepoint booked`.execute(trx);
  else if (!whole) outcome.state = 'begun';
  await note(trx, act, outcome);
  return outcome;
}

async function said<T>(work: () => Promise<T>): Promise<Said> {
  try {
    return { state: 'done', answer: await work() };
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    return { state: 'refused', answer: { code: error.code, message: error.message, details: error.details } };
  }
}

async function note(db: Db, { userId, requestId }: Act, { state, answer }: Said) {
  await db
    .updateTable('operations')
    .set({ state, answer: JSON.stringify(answer) })
    .where('userId', '=', userId)
    .where('requestId', '=', requestId)
    .execute();
}
