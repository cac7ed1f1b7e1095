import { sql } from 'kysely';
import * as codes from '#contract/codes.ts';
import {
  defaultReality,
  limitPeriods,
  loosening,
  moneyLimit,
  realityMinutes,
  sessionLimit,
  tightens,
  type LimitKind,
  type LimitPeriod,
} from '#contract/protection.ts';
import type { Db, Trx } from '#sandbox/db/tables.ts';
import { endOf } from '#sandbox/manila.ts';
import { Refusal } from '../http/refusal.ts';
import { usedOf, waitingDeposits } from './usage.ts';

/** The kind and period of a limit. */
export interface Which {
  kind: LimitKind;
  period: LimitPeriod;
}

const bad = (field: string, message: string) => new Refusal(codes.badParameter, message, { field });

function checkValue({ kind, period }: Which, value: number) {
  if (!(limitPeriods[kind] as readonly string[]).includes(period)) throw bad('period', 'Not for this limit');
  if (kind === 'reality') {
    if (!(realityMinutes as readonly number[]).includes(value))
      throw bad('value', `One of ${realityMinutes.join(', ')}`);
  } else if (kind === 'reminder') {
    if (value !== 0 && value !== 1) throw bad('value', '1 for on, 0 for off');
  } else if (value !== 0) {
    const { min, max, unit } = kind === 'session' ? { ...sessionLimit, unit: 1 } : moneyLimit;
    if (value < min || value > max || value % unit !== 0) throw bad('value', `${min} to ${max}, in steps of ${unit}`);
  }
}

/**
 * Whether a change takes effect at once, because it is stricter. A shorter reality-check interval is stricter, and
 * one always exists; a reminder limits nothing.
 */
function isTighter({ kind }: Which, before: number, after: number): boolean {
  if (kind === 'reality') return after <= before;
  return kind === 'reminder' || tightens(before, after);
}

/** The limits that there are, in the order in which a player's are listed. */
const order = Object.entries<readonly string[]>(limitPeriods).flatMap(([kind, periods]) =>
  periods.map((period) => `${kind} ${period}`),
);
const placeOf = ({ kind, period }: Which) => order.indexOf(`${kind} ${period}`);

/** A player's limits in effect; a looser value that was not confirmed in time has lapsed. */
export async function limitsOf(db: Db, userId: number, time: number) {
  const rows = await db.selectFrom('limits').selectAll().where('userId', '=', userId).execute();
  const listed = rows.toSorted((a, b) => placeOf(a) - placeOf(b));
  return listed.map(({ pendingValue, effectiveAt, ...limit }) => {
    const confirmBy = effectiveAt + loosening.confirm;
    const waits = pendingValue !== null && confirmBy > time;
    return { ...limit, pending: waits ? { value: pendingValue, effectiveAt, confirmBy } : undefined };
  });
}

/**
 * Sets a limit of a locked player: a tighter one applies at once and cancels a pending one; a looser one becomes
 * pending, under an id of its own, so that whoever has seen the one before decides about nothing else.
 */
export async function setLimit(trx: Trx, userId: number, which: Which, value: number, time: number) {
  checkValue(which, value);
  const known = (await limitsOf(trx, userId, time)).find(
    ({ kind, period }) => kind === which.kind && period === which.period,
  );
  const before = known?.value ?? (which.kind === 'reality' ? defaultReality : 0);
  const applied = isTighter(which, before, value) || value === before;
  const effectiveAt = applied ? time : time + loosening.wait;
  const row = applied
    ? { value, pendingValue: null, effectiveAt: time }
    : { value: before, pendingValue: value, effectiveAt };
  const renewed = applied ? {} : { id: sql<number>`default` };
  const { id } = await trx
    .insertInto('limits')
    .values({ ...which, ...row, userId })
    .onConflict((conflict) => conflict.columns(['userId', 'kind', 'period']).doUpdateSet({ ...row, ...renewed }))
    .returning('id')
    .executeTakeFirstOrThrow();
  const pending = { value, effectiveAt, confirmBy: effectiveAt + loosening.confirm };
  return { id, applied, effectiveAt, ...(!applied && { pending }) };
}

/** Resolves a pending looser value: it applies from now, or is dropped. */
export async function decidePending(trx: Trx, userId: number, id: number, confirmed: boolean, time: number) {
  const limit = (await limitsOf(trx, userId, time)).find((each) => each.id === id);
  if (!limit?.pending) throw new Refusal(codes.notFound, 'Nothing is waiting', { field: 'id' });
  const { value, effectiveAt } = limit.pending;
  if (confirmed && effectiveAt > time)
    throw new Refusal(codes.tooOften, 'Not yet', { retryAfter: Math.ceil((effectiveAt - time) / 1_000) });
  const change = { pendingValue: null, ...(confirmed && { value }) };
  await trx.updateTable('limits').set(change).where('id', '=', id).execute();
}

const refusals = {
  deposit: codes.depositLimit,
  loss: codes.lossLimit,
  wager: codes.lossLimit,
  session: codes.timeLimit,
} as const;
type Checked = keyof typeof refusals;
/** Whether bets use up the limit; both kinds are refused with the same code. */
const isOfBets = (kind: LimitKind) => kind === 'loss' || kind === 'wager';
const isChecked = (kind: LimitKind): kind is Checked => kind in refusals;

/** Throws if `more` on top of the amount already used would exceed a limit of a locked player. */
export async function checkLimits(trx: Trx, userId: number, kind: Checked, more: number, time: number): Promise<void> {
  for (const limit of await limitsOf(trx, userId, time)) {
    if (limit.kind !== kind || limit.value === 0) continue;
    const used = await usedOf(trx, userId, limit, time);
    if (used + more > limit.value)
      throw new Refusal(refusals[kind], 'Your own limit is reached', overrun(limit, used, time));
  }
}

/** How much a player may still stake within their own loss and wager limits, hundredths; Infinity without one. */
export async function playLeft(db: Db, userId: number, time: number): Promise<number> {
  let left = Infinity;
  for (const limit of await limitsOf(db, userId, time)) {
    if (!isOfBets(limit.kind) || limit.value === 0) continue;
    left = Math.min(left, limit.value - (await usedOf(db, userId, limit, time)));
  }
  return left;
}

const overrun = ({ kind, period, value }: Which & { value: number }, used: number, time: number) => ({
  ...(isOfBets(kind) && { kind }),
  period,
  limit: value,
  used,
  resetAt: period === 'none' ? time : endOf(period, time),
});

/** Whether a player wants a reminder of the month's deposits before each further one. */
export async function wantsReminder(db: Db, userId: number): Promise<boolean> {
  const row = await db
    .selectFrom('limits')
    .select('value')
    .where('userId', '=', userId)
    .where('kind', '=', 'reminder')
    .executeTakeFirst();
  return row?.value === 1;
}

/** Ages the pending looser values by this many milliseconds (QA). */
export async function agePending(db: Db, userId: number, by: number): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('limits')
    .set(({ eb }) => ({ effectiveAt: eb('effectiveAt', '-', by) }))
    .where('userId', '=', userId)
    .where('pendingValue', 'is not', null)
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
}

/** The limits as sent to a player; the reality-check interval is always included. */
export async function describeLimits(db: Db, userId: number, time: number) {
  const waiting = await waitingDeposits(db, userId, time);
  const list = [];
  for (const { id, kind, period, value, pending } of await limitsOf(db, userId, time)) {
    if (kind === 'reminder' || (value === 0 && !pending)) continue;
    const used = isChecked(kind) ? { used: Math.max(0, await usedOf(db, userId, { kind, period }, time)) } : {};
    const unpaid = kind === 'deposit' && waiting > 0 ? { waiting } : {};
    const reset = period === 'none' ? {} : { resetAt: endOf(period, time) };
    list.push({ id, kind, period, value, ...used, ...unpaid, ...reset, ...(pending && { pending }) });
  }
  const always = { id: 0, kind: 'reality' as const, period: 'none' as const, value: defaultReality };
  return list.some(({ kind }) => kind === 'reality') ? list : [...list, always];
}
