import { sql } from 'kysely';
import * as codes from '#contract/codes.ts';
import type { Db, Trx } from '../db/tables.ts';
import { Refusal, type RefusalDetails } from '../operator/http/refusal.ts';

/** A user's request with its idempotency key: every copy carries the same `requestId`. Times in epoch milliseconds. */
export interface Act {
  userId: number;
  requestId: string;
  call: string;
  /** A hash of the input: equal for equal inputs, and revealing nothing about them. */
  asked: string;
  time: number;
  /** The time after which it must not happen. */
  notAfter?: number | undefined;
}

interface Ended {
  state: 'done' | 'refused';
  answer: unknown;
}

type Result = Ended | { state: 'begun'; answer: unknown };

/**
 * The work of an act: `book` runs in one transaction with the record of the act; `finish` then runs outside of it and
 * must be repeatable; `undo` reverses the booking if `finish` is refused or never runs.
 */
export interface Work<T> {
  book(trx: Trx): Promise<T>;
  finish?(booked: T): Promise<T>;
  undo?(trx: Trx, booked: T): Promise<void>;
}

const refused = ({ code, message, details }: Refusal): Ended => ({
  state: 'refused',
  answer: { code, message, details },
});
const tooLate = refused(new Refusal(codes.tooLate, 'This came too late: nothing was done'));
const isLate = ({ time, notAfter }: Pick<Act, 'time' | 'notAfter'>) => notAfter !== undefined && time > notAfter;

/**
 * Runs an act idempotently: duplicates, even concurrent ones, get the first answer, refusals included. Nothing is
 * booked or finished after `notAfter`, and the outcome is final.
 */
export async function once<T>(db: Db, act: Act, { book, finish, undo }: Work<T>): Promise<T> {
  const booked = await db.transaction().execute(async (trx) => {
    const known = await earlier(trx, act);
    if (known || !isLate(act)) return known ?? begin(trx, act, book, !finish);
    await note(trx, act, tooLate);
    return tooLate;
  });
  if (booked.state !== 'begun' || !finish) return unwrap(booked) as T;
  const outcome = isLate(act) ? tooLate : await attempt(() => finish(booked.answer as T));
  const takeBack = async (trx: Trx, answer: unknown) => undo?.(trx, answer as T);
  return unwrap(await db.transaction().execute((trx) => conclude(trx, act, outcome, takeBack))) as T;
}

/** Does the work of a request without an id in one transaction; a refusal rolls it back, unless it counts an attempt. */
export async function bookUnnamed<T>(db: Db, book: (trx: Trx) => Promise<T>): Promise<T> {
  const booked = await db.transaction().execute(async (trx) => {
    try {
      return { answer: await book(trx) };
    } catch (error) {
      if (error instanceof Refusal && counted.has(error.code)) return { refusal: error };
      throw error;
    }
  });
  if (booked.refusal) throw booked.refusal;
  return booked.answer;
}

/** Replays a stored answer; a refusal is thrown again. */
function unwrap({ state, answer }: Result): unknown {
  if (state !== 'refused') return answer;
  const { code, message, details } = answer as { code: number; message: string; details: RefusalDetails };
  throw new Refusal(code, message, details);
}

/** The stored record of an act; undefined if there is none. */
export function operationOf(db: Db, userId: number, requestId: string) {
  return db
    .selectFrom('operations')
    .selectAll()
    .where('userId', '=', userId)
    .where('requestId', '=', requestId)
    .executeTakeFirst();
}

/**
 * Writes a record under the id of an act unless there is one; waits for a concurrent copy. Returns whether it did.
 */
async function claim(trx: Trx, { userId, requestId, call, asked, time, notAfter }: Act, { state, answer }: Result) {
  const claimed = await trx
    .insertInto('operations')
    .values({ userId, requestId, call, asked, time, notAfter: notAfter ?? null, state, answer: JSON.stringify(answer) })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return claimed.numInsertedOrUpdatedRows === 1n;
}

/** Records the act as begun; or returns the outcome of an earlier copy. */
async function earlier(trx: Trx, act: Act): Promise<Result | undefined> {
  if (await claim(trx, act, { state: 'begun', answer: null })) return undefined;
  const known = (await operationOf(trx, act.userId, act.requestId))!;
  const isOther = (before: string, now: string) => before !== '' && before !== now;
  if (isOther(known.call, act.call) || isOther(known.asked, act.asked))
    throw new Refusal(codes.badParameter, 'This requestId was used for something else', { field: 'requestId' });
  return known;
}

/** An act's outcome and its call; empty for one that never arrived. */
type Outcome = Ended & { call: string };

/** Which act to close: one that is unfinished after `notAfter`. */
type Closing = Pick<Act, 'userId' | 'requestId' | 'time' | 'notAfter'>;

/**
 * The outcome of an act, undefined while unknown. After `notAfter` it never is: an act not begun or not finished is
 * refused for good, so that a late copy does nothing; `undo` reverses its booking.
 */
export async function closed(
  db: Db,
  closing: Closing,
  undo: (trx: Trx, call: string, booked: unknown) => Promise<void>,
): Promise<Outcome | undefined> {
  const { userId, requestId } = closing;
  const known = await operationOf(db, userId, requestId);
  if (known && known.state !== 'begun') return { ...known, state: known.state };
  if (!isLate(closing)) return undefined;
  return db.transaction().execute(async (trx) => {
    const nobodyKnows = { ...closing, call: '', asked: '' };
    if (await claim(trx, nobodyKnows, tooLate)) return { ...tooLate, call: '' };
    const { call } = (await operationOf(trx, userId, requestId))!;
    return { ...(await conclude(trx, closing, tooLate, (_, booked) => undo(trx, call, booked))), call };
  });
}

/** Ends an act that has begun, and undoes its booking if it is refused; an ended one is unchanged. */
async function conclude(
  trx: Trx,
  { userId, requestId }: Pick<Act, 'userId' | 'requestId'>,
  outcome: Ended,
  undo?: (trx: Trx, booked: unknown) => Promise<void>,
): Promise<Ended> {
  const record = trx.selectFrom('operations').selectAll().where('userId', '=', userId);
  const known = await record.where('requestId', '=', requestId).forUpdate().executeTakeFirstOrThrow();
  if (known.state !== 'begun') return { ...known, state: known.state };
  await note(trx, { userId, requestId }, outcome);
  if (outcome.state === 'refused') await undo?.(trx, known.answer);
  return outcome;
}

/** Refusals of a wrong proof (password, one-time code) are not rolled back, so that the attempt stays counted. */
const counted = new Set<number>([codes.wrongPassword, codes.locked, codes.wrongCode, codes.wrongSafeboxPassword]);
const isCounted = ({ answer }: Ended) => counted.has((answer as { code: number }).code);

/** Books the act; a refusal becomes the answer and rolls the booking back, unless it counts an attempt. Proofs are checked before anything is written. */
async function begin<T>(trx: Trx, act: Act, book: (trx: Trx) => Promise<T>, whole: boolean): Promise<Result> {
  await sql`savepoint booked`.execute(trx);
  const ended = await attempt(() => book(trx));
  if (ended.state === 'refused' && !isCounted(ended)) await sql`rollback to savepoint booked`.execute(trx);
  const outcome: Result = ended.state === 'refused' || whole ? ended : { ...ended, state: 'begun' };
  await note(trx, act, outcome);
  return outcome;
}

async function attempt<T>(work: () => Promise<T>): Promise<Ended> {
  try {
    return { state: 'done', answer: await work() };
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    return refused(error);
  }
}

async function note(trx: Trx, { userId, requestId }: Pick<Act, 'userId' | 'requestId'>, { state, answer }: Result) {
  await trx
    .updateTable('operations')
    .set({ state, answer: JSON.stringify(answer) })
    .where('userId', '=', userId)
    .where('requestId', '=', requestId)
    .execute();
}
