import * as activityTypes from '#contract/activityTypes.ts';
import * as codes from '#contract/codes.ts';
import type { BindTask, bindTasks } from '#contract/endpoints/bindTasks.ts';
import type { rewards } from '#contract/endpoints/rewards.ts';
import { kycStates } from '#contract/kyc.ts';
import { props } from '#contract/props.ts';
import type { Db, Trx } from '#sandbox/db/tables.ts';
import { pesos } from '#sandbox/hundredths.ts';
import { Refusal } from '#sandbox/operator/http/refusal.ts';
import { couponsOf, spendCoupon } from '#sandbox/operator/money/coupons.ts';
import { checkMayPlay, checkOffered, restrictionOf } from '#sandbox/operator/kyc/mayPlay.ts';
import type { Context, OperatorContext, Group } from '#sandbox/operator/context/handlers.ts';
import { formerAccounts } from '#sandbox/operator/kyc/former.ts';
import { checkOf } from '#sandbox/operator/kyc/checks.ts';
import { lockPlayer } from '#sandbox/db/lockPlayer.ts';
import { turnoverTimes } from '#sandbox/operator/money/turnover.ts';
import { grant } from '#sandbox/operator/rewards/grant.ts';

const tasks = [
  { id: 1, kind: 'mobile', amount: pesos(10) },
  { id: 2, kind: 'bank', amount: pesos(10) },
  { id: 3, kind: 'kyc', amount: pesos(20) },
  { id: 4, kind: 'password', amount: pesos(5) },
] as const;

const states = { open: 0, claimable: 1, claimed: 2 } as const;

async function doneBy(db: Db, userId: number, time: number): Promise<Record<BindTask['kind'], boolean>> {
  const { mobile, passwordHash } = await db
    .selectFrom('users')
    .select(['mobile', 'passwordHash'])
    .where('id', '=', userId)
    .executeTakeFirstOrThrow();
  const bank = await db
    .selectFrom('bankAccounts')
    .select('id')
    .where('userId', '=', userId)
    .limit(1)
    .executeTakeFirst();
  const { status } = await checkOf(db, userId, time);
  return {
    mobile: mobile !== null,
    bank: bank !== undefined,
    kyc: status === kycStates.passed,
    password: passwordHash !== null,
  };
}

async function tasksOf(db: Db, userId: number, time: number): Promise<BindTask[]> {
  const done = await doneBy(db, userId, time);
  // A person is rewarded once, by whatever account.
  const former = await formerAccounts(db, userId);
  const awards = db.selectFrom('bindAwards').select('taskId');
  const theirs = awards.where((row) =>
    row.or([
      row('userId', '=', userId),
      ...former.map((each) => row.and([row('userId', '=', each.userId), row('time', '<', each.until)])),
    ]),
  );
  const rows = await theirs.execute();
  const claimed = new Set(rows.map(({ taskId }) => taskId));
  return tasks.map(({ id, kind, amount }) => ({
    id,
    kind,
    done: done[kind],
    status: claimed.has(id) ? states.claimed : done[kind] ? states.claimable : states.open,
    awards: [{ id: props.coin, count: amount }],
  }));
}

/** Handlers for step rewards and coupons. */
export function rewardHandlers(operator: OperatorContext): Group<typeof rewards & typeof bindTasks> {
  const { db } = operator;
  /** Credits money with its turnover requirement; refused before the first paid deposit (V-32). */
  const award = (
    trx: Trx,
    { userId, time }: Context,
    { ref, kind, amount }: { ref: string; kind: 'coupon' | 'reward'; amount: number },
  ) => {
    const activity = kind === 'reward' ? { activity: activityTypes.Bind } : {};
    return grant(trx, { ref, userId, rewards: [{ id: props.coin, count: amount }], money: kind, time, ...activity });
  };

  return {
    couponList: async ({ status }, { userId, time }) => {
      // Nothing is offered during a break or an exclusion; the coupons are there afterwards.
      const list = (await restrictionOf(db, userId, time)) ? [] : await couponsOf(db, userId, time);
      return { list: typeof status === 'number' ? list.filter((each) => each.status === status) : list };
    },
    couponUse: ({ id }, context) =>
      context.once(async (trx) => {
        const { userId, time } = context;
        await lockPlayer(trx, userId);
        await checkMayPlay(trx, userId, time);
        const amount = await spendCoupon(trx, userId, id, time);
        return award(trx, context, { ref: `coupon:${id}`, kind: 'coupon', amount });
      }),
    bindInfo: async (_, { userId, time }) => {
      await checkOffered(db, userId, time);
      return { list: await tasksOf(db, userId, time), turnover: turnoverTimes.reward };
    },
    bindReceive: ({ id }, context) =>
      context.once(async (trx) => {
        const { userId, time } = context;
        await lockPlayer(trx, userId);
        await checkMayPlay(trx, userId, time);
        const task = (await tasksOf(trx, userId, time)).find((each) => each.id === id);
        if (!task) throw new Refusal(codes.notFound, 'No such step', { field: 'id' });
        if (task.status === states.claimed) throw new Refusal(codes.alreadyDone, 'Claimed already');
        if (task.status === states.open) throw new Refusal(codes.conditionUnmet, 'Not done yet');
        await trx.insertInto('bindAwards').values({ userId, taskId: id, time }).execute();
        const amount = tasks.find((each) => each.id === id)!.amount;
        return award(trx, context, { ref: `bind:${userId}:${id}`, kind: 'reward', amount });
      }),
  };
}
