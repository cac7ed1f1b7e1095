import { sql } from 'kysely';
import * as activityTypes from '#contract/activityTypes.ts';
import { roundStates } from '#contract/rewards/inviteSpin.ts';
import { props } from '#contract/props.ts';
import type { Money } from '#contract/schema.ts';
import type { Db, Trx } from '#sandbox/db/tables.ts';
import { hundredths } from '#sandbox/hundredths.ts';
import type { OperatorContext } from '../context/handlers.ts';
import { openActivity } from '../rewards/openActivity.ts';
import { rule, target } from './wheel.ts';

const day = 24 * 60 * 60 * 1_000;

/** A player's latest round; `id` is 0 before the first. */
export interface Round {
  id: number;
  startTime: number;
  endTime: number;
  amount: Money;
  target: Money;
  status: (typeof roundStates)[keyof typeof roundStates];
}

const amountOf = sql<number | string>`coalesce((
  select sum(count) from invite_spins where round_id = invite_rounds.id and prop_id = ${props.coin}), 0)`;

/** All rounds of a player, the latest first. */
export const roundsOf = (db: Db, userId: number) =>
  db
    .selectFrom('inviteRounds')
    .selectAll()
    .select(amountOf.as('amount'))
    .where('userId', '=', userId)
    .orderBy('id', 'desc');

/** Whether a round was paid, or expired before reaching its target. */
export const hasEnded = (time: number) =>
  sql<boolean>`(exchanged_at is not null or (ends_at <= ${time} and ${amountOf} < target))`;

type Row = Awaited<ReturnType<ReturnType<typeof roundsOf>['executeTakeFirstOrThrow']>>;

/** The state of a round at a time: one that has reached the target never expires. */
function statusOf({ amount, target: needed, endsAt, exchangedAt }: Row, time: number) {
  if (exchangedAt !== null) return roundStates.exchanged;
  if (Number(amount) >= needed) return roundStates.reached;
  return time >= endsAt ? roundStates.expired : roundStates.running;
}

/** A player's latest round. */
export async function roundOf(db: Db, userId: number, time: number): Promise<Round> {
  const row = await roundsOf(db, userId).limit(1).executeTakeFirst();
  if (!row) return { id: 0, startTime: 0, endTime: 0, amount: hundredths(0), target, status: roundStates.notBegun };
  const { id, begunAt, endsAt } = row;
  const amount = hundredths(Number(row.amount));
  return { id, startTime: begunAt, endTime: endsAt, amount, target: row.target, status: statusOf(row, time) };
}

/** The round of a locked player's next spin, which starts one unless one is running. */
export async function roundToSpin(
  trx: Trx,
  { written }: Pick<OperatorContext, 'written'>,
  { userId, time, latest }: { userId: number; time: number; latest: Round },
): Promise<number> {
  if (latest.status === roundStates.running) return latest.id;
  const { endTime } = openActivity({ written }, activityTypes.InviteUserSpin, time);
  const endsAt = Math.min(time + rule.days * day, endTime || Infinity);
  const { id } = await trx
    .insertInto('inviteRounds')
    .values({ userId, begunAt: time, endsAt, target })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}
