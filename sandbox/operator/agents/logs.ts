import * as activityTypes from '#contract/activityTypes.ts';
import { agentLogs, commissionStates } from '#contract/agents.ts';
import * as codes from '#contract/codes.ts';
import type { Input, Output } from '#contract/endpoints.ts';
import { pageOf } from '#sandbox/db/paging.ts';
import type { Db } from '#sandbox/db/tables.ts';
import { hundredths } from '#sandbox/hundredths.ts';
import { dayOf, endOf, startOfDate } from '#sandbox/manila.ts';
import { Refusal } from '../http/refusal.ts';
import { maskedName } from '../identity/maskedName.ts';
import { returnedFriends } from '../kyc/former.ts';
import { isValid, membersOf } from './members.ts';

type Asked = Input<'appAgent5UserLog'>;
type Log = Output<'appAgent5UserLog'>;
type Paging = Omit<Asked, 'type' | 'date'>;

interface Times {
  /** A day in Manila, or all time. */
  from: number;
  to: number;
}

/** The ref prefix of claimed commission in the ledger and in the record of rewards. */
export const receivedRef = 'commission:';

/** A page of one of an agent's lists, the latest first (SH-04). */
export async function logOf(db: Db, userId: number, { type, date, ...paging }: Asked, time: number): Promise<Log> {
  const times = timesOf(date, time);
  if (type === agentLogs.members) return members(db, userId, paging, times, time);
  return type === agentLogs.commission ? commission(db, userId, paging, times) : received(db, userId, paging, times);
}

/** The times of a date in Manila; all time without one. */
function timesOf(date: string | null | undefined, time: number): Times {
  if (!date) return { from: 0, to: time + 1 };
  const from = startOfDate(date);
  if (from === undefined) throw new Refusal(codes.badParameter, 'A date is like 2026-11-21', { field: 'date' });
  return { from, to: endOf('day', from) };
}

async function members(db: Db, userId: number, paging: Paging, { from, to }: Times, time: number): Promise<Log> {
  const rows = membersOf(db, userId, time + 1)
    .where('users.pidAt', '>=', from)
    .where('users.pidAt', '<', to);
  const page = await pageOf(rows, paging);
  const first = page.total - (page.pageNum - 1) * page.pageSize;
  const returned = await returnedFriends(db, userId, time + 1);
  const list = page.list.map(({ id, nickname, pidAt, recharge, bet }, place) => ({
    id: first - place,
    nickname: maskedName(nickname),
    regTime: pidAt,
    recharge: hundredths(Number(recharge)),
    bet: hundredths(Number(bet)),
    valid: isValid({ recharge, bet }) && !returned.includes(id),
  }));
  return { ...page, list };
}

async function commission(db: Db, userId: number, paging: Paging, { from, to }: Times): Promise<Log> {
  const rows = db
    .selectFrom('commissions')
    .selectAll()
    .where('userId', '=', userId)
    .where('day', '>=', from)
    .where('day', '<', to)
    .orderBy('day', 'desc');
  const page = await pageOf(rows, paging);
  const list = page.list.map(({ id, day, bet, rate, amount, claimedAt }) => ({
    id,
    date: dayOf(day),
    bet,
    rate,
    amount,
    status: claimedAt === null ? commissionStates.claimable : commissionStates.claimed,
  }));
  return { ...page, list };
}

async function received(db: Db, userId: number, paging: Paging, { from, to }: Times): Promise<Log> {
  const rows = db
    .selectFrom('awards')
    .select(['id', 'time', 'rewards'])
    .where('userId', '=', userId)
    .where('activityType', '=', activityTypes.Agent5)
    .where('ref', 'like', `${receivedRef}%`)
    .where('time', '>=', from)
    .where('time', '<', to)
    .orderBy('time', 'desc')
    .orderBy('id', 'desc');
  const page = await pageOf(rows, paging);
  const list = page.list.map(({ id, time, rewards }) => ({
    id,
    time,
    amount: hundredths(rewards.reduce((sum, { count }) => sum + count, 0)),
  }));
  return { ...page, list };
}
