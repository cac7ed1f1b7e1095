import { randomBytes } from 'node:crypto';
import { withdrawalStates } from '#contract/payouts.ts';
import type { Db, Trx } from '#sandbox/db/tables.ts';
import type { Step } from '#sandbox/db/tables/money.ts';
import type { Money } from '#contract/schema.ts';
import { hundredths } from '#sandbox/hundredths.ts';
import { move, payOut } from '#sandbox/ledger/ledger.ts';
import { payoutLetter } from '../mail/letters.ts';
import { sendMail } from '../mail/sendMail.ts';
import { notePush, type subscribers } from '../push/notes.ts';
import { attemptEach, throwError, type Report } from '../context/attemptEach.ts';
import { payoutEnds, type StaffRules } from '../context/staffRules.ts';
import { lockPlayer } from '#sandbox/db/lockPlayer.ts';

/** Settlement time of a withdrawal without a planned end, milliseconds. */
const never = Number.MAX_SAFE_INTEGER;

/** The planned steps of a withdrawal that begins now; QA can change those still to come. */
function planOf({ reviewAfter, sendAfter, endAfter, end, reason }: StaffRules['payout'], time: number): Step[] {
  const { submitted, reviewing, sending, refused, paid } = withdrawalStates;
  const begun: Step[] = [
    { status: submitted, time },
    { status: reviewing, time: time + reviewAfter },
  ];
  if (end === 'refused') return [...begun, { status: refused, time: time + sendAfter, reason }];
  begun.push({ status: sending, time: time + sendAfter });
  if (end === 'never') return begun;
  const status = payoutEnds[end];
  return [...begun, { status, time: time + endAfter, ...(status !== paid && { reason }) }];
}

const ends = new Set<number>(Object.values(payoutEnds));
const endOfPlan = (plan: Step[]) => (ends.has(plan.at(-1)!.status) ? plan.at(-1)!.time : never);

export interface NewPayout {
  userId: number;
  account: { id: number; name: string; masked: string };
  amount: Money;
  fee: number;
  time: number;
}

/** Debits a withdrawal from the wallet (credited again only if it fails), and returns its order number and the balance. */
export async function placePayout(trx: Trx, { userId, account, amount, fee, time }: NewPayout, rules: StaffRules) {
  const orderNo = `W${time.toString(36)}${randomBytes(4).toString('hex')}`.toUpperCase();
  const plan = planOf(rules.payout, time);
  const common = { userId, time, orderNo };
  const coin = await move(trx, { ...common, ref: `withdrawal:${orderNo}`, type: 'withdrawal', amount: 0 - amount });
  const row = { orderNo, userId, accountId: account.id, name: account.name, accountMasked: account.masked, amount };
  await trx
    .insertInto('withdrawals')
    .values({ ...row, fee: hundredths(fee), createdAt: time, plan: JSON.stringify(plan), endsAt: endOfPlan(plan) })
    .execute();
  return { orderNo, coin };
}

/**
 * Settles the withdrawals whose planned end has come, of all players or some: paid out, or returned to the wallet.
 * Idempotent, whoever triggers it. With a report, what fails for one holds up no other.
 */
export async function settlePayouts(
  db: Db,
  time: number,
  players?: number | ReturnType<typeof subscribers>,
  report: Report = throwError,
): Promise<void> {
  let due = db.selectFrom('withdrawals').select(['orderNo', 'userId']).where('settled', '=', false);
  due = due.where('endsAt', '<=', time).orderBy('endsAt');
  if (players) due = due.where('userId', 'in', typeof players === 'number' ? [players] : players);
  const settle = (each: { orderNo: string; userId: number }) =>
    db.transaction().execute((trx) => settlePayout(trx, each, time));
  await attemptEach(await due.execute(), settle, report);
}

/**
 * Settles a withdrawal with its planned end, idempotently. It is booked at `time`, not at the end that may have passed
 * before, so that the wallet's bookings are in the order of their times.
 */
export async function settlePayout(
  trx: Trx,
  { orderNo, userId }: { orderNo: string; userId: number },
  time: number,
): Promise<void> {
  await lockPlayer(trx, userId);
  const payout = await trx
    .updateTable('withdrawals')
    .set({ settled: true })
    .where('orderNo', '=', orderNo)
    .where('settled', '=', false)
    .returningAll()
    .executeTakeFirst();
  if (!payout) return;
  const { amount, fee, plan, accountMasked: account } = payout;
  const common = { ref: `end:${orderNo}`, orderNo, time };
  const { status, reason } = plan.at(-1)!;
  const paid = status === withdrawalStates.paid;
  if (paid) await payOut(trx, { ...common, amount, fee });
  else await move(trx, { ...common, userId, type: 'withdrawalReturn', amount });
  await notePush(trx, { ref: `payout:${orderNo}`, userId, kind: paid ? 'paid' : 'returned', time });
  await sendMail(trx, { ...payoutLetter({ userId, time, orderNo, amount, account, reason, paid }), quiet: true });
}

/**
 * Ends and settles a withdrawal now, as the gateway or staff decided. A finished one is unchanged, also by a
 * concurrent decision; a missing one is reported as unknown.
 */
export async function decidePayout(
  db: Db,
  { orderNo, end, reason }: { orderNo: string; end: keyof typeof payoutEnds; reason?: string | undefined },
  time: number,
): Promise<'ended' | 'known' | 'unknown'> {
  return db.transaction().execute(async (trx) => {
    const named = trx.selectFrom('withdrawals').where('orderNo', '=', orderNo);
    const owner = await named.select('userId').executeTakeFirst();
    if (!owner) return 'unknown';
    await lockPlayer(trx, owner.userId);
    const { settled, endsAt, plan: planned } = await named.selectAll().executeTakeFirstOrThrow();
    const hasEnded = settled || endsAt <= time;
    const last: Step = { status: payoutEnds[end], time, ...(end !== 'paid' && { reason: reason ?? 'Refused' }) };
    const plan = [...planned.filter((step) => step.time <= time), last];
    const decided = { plan: JSON.stringify(plan), endsAt: time };
    if (!hasEnded) await trx.updateTable('withdrawals').set(decided).where('orderNo', '=', orderNo).execute();
    await settlePayout(trx, { orderNo, userId: owner.userId }, time);
    return hasEnded ? 'known' : 'ended';
  });
}
