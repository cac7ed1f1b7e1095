import * as activityTypes from '#contract/activityTypes.ts';
import * as codes from '#contract/codes.ts';
import type { vip } from '#contract/endpoints/vip.ts';
import { props } from '#contract/props.ts';
import type { Reward } from '#contract/signInReply.ts';
import { vipStates } from '#contract/rewards/vip.ts';
import type { Trx } from '#sandbox/db/tables.ts';
import { hundredths } from '#sandbox/hundredths.ts';
import { endOf, startOf } from '#sandbox/manila.ts';
import type { Context, Group, OperatorContext } from '#sandbox/operator/context/handlers.ts';
import { Refusal } from '#sandbox/operator/http/refusal.ts';
import { depositedBy } from '#sandbox/operator/money/recharges.ts';
import { claimOnce } from '#sandbox/operator/rewards/claims.ts';
import { grant } from '#sandbox/operator/rewards/grant.ts';
import { beginAct } from '#sandbox/operator/rewards/openActivity.ts';
import { checkOffered } from '#sandbox/operator/kyc/mayPlay.ts';
import { checksOf } from '#sandbox/operator/vip/checks.ts';
import {
  dailyName,
  dailyOf,
  deedsOf,
  levelTable,
  signInName,
  signInOf,
  upgradeName,
  vipInfoOf,
  type Standing,
} from '#sandbox/operator/vip/standing.ts';
import { leftOf, taskName, tasksOf, taskStates } from '#sandbox/operator/vip/week.ts';

const notAtThisLevel = () => new Refusal(codes.conditionUnmet, 'Not at this level', { need: 'bet' });
const claimedAlready = () => new Refusal(codes.alreadyDone, 'Claimed already');

/** Handlers for VIP levels: each award is given once, by bets and deposits in the ledger (VI-01 to VI-05, VI-07). */
export function vipHandlers(operator: OperatorContext): Group<typeof vip> {
  const { db } = operator;
  const standing = (trx: OperatorContext['db'], { userId, time }: Pick<Context, 'userId' | 'time'>) =>
    deedsOf({ db: trx, written: operator.written }, userId, time);

  /**
   * Claims what `find` returns for the player's state, each of its names once, and answers with `told` of the state
   * after it.
   */
  const claim = <T>(
    context: Context,
    find: (now: Standing) => { names: readonly [string, ...string[]]; rewards: readonly Reward[] },
    answer: (after: Standing) => T,
  ) =>
    context.once(async (trx: Trx) => {
      const { userId, time } = context;
      await beginAct(trx, operator, context);
      const { names, rewards } = find(await standing(trx, context));
      for (const name of names) await claimOnce(trx, { userId, name, time });
      const act = { ref: `${names[0]}:${userId}`, userId, rewards, time };
      const given = await grant(trx, { ...act, money: 'reward', activity: activityTypes.VIP });
      return { ...given, ...answer(await standing(trx, context)) };
    });

  return {
    getVipInfo: async (_, { userId, time }) => {
      await checkOffered(db, userId, time);
      return vipInfoOf(operator, userId, time);
    },
    getVipLevelAudit: async ({ level }, context) => {
      await checkOffered(db, context.userId, context.time);
      const recharged = await depositedBy(db, context.userId);
      const list = checksOf(await standing(db, context), recharged);
      const found = typeof level === 'number' ? list.filter((each) => each.level === level) : list;
      if (found.length === 0) throw new Refusal(codes.notFound, 'No such level', { field: 'level' });
      return { list: found, reviewTime: endOf('month', context.time) };
    },
    receiveVipBonusUser: ({ level }, context) =>
      claim(
        context,
        (now) => {
          const found = levelTable(now).find((each) => each.level === level);
          if (!found) throw new Refusal(codes.notFound, 'No such level', { field: 'level' });
          if (found.upgradeStatus === vipStates.claimed) throw claimedAlready();
          if (found.upgradeStatus === vipStates.locked) throw notAtThisLevel();
          return { names: [upgradeName(level)], rewards: found.upgradeAward };
        },
        (after) => ({ levels: levelTable(after) }),
      ),
    appVipUserReceiveDaily: (_, context) =>
      claim(
        context,
        (now) => {
          const { status, awards } = dailyOf(now, context.time);
          if (status === vipStates.claimed) throw claimedAlready();
          if (status === vipStates.locked) throw notAtThisLevel();
          return { names: [dailyName(context.time)], rewards: awards };
        },
        (after) => ({ daily: dailyOf(after, context.time) }),
      ),
    appVipUserReceiveSignInAward: ({ day }, context) =>
      claim(
        context,
        (now) => {
          const { status, days, list } = signInOf(now, context.time);
          const found = list.find((each) => each.day === (day ?? days + 1));
          if (status === vipStates.claimed || (found && found.day <= days)) throw claimedAlready();
          if (!found) throw new Refusal(codes.badParameter, 'No such day', { field: 'day' });
          if (status === vipStates.locked) throw notAtThisLevel();
          if (found.day !== days + 1) throw new Refusal(codes.conditionUnmet, 'Not today', { need: 'today' });
          return { names: [signInName(context.time)], rewards: found.awards };
        },
        (after) => ({ signIn: signInOf(after, context.time) }),
      ),
    receiveVipTask: ({ id }, context) =>
      claim(
        context,
        (now) => {
          const found = tasksOf(now, context.time).find((each) => each.id === id);
          if (!found) throw new Refusal(codes.notFound, 'No such task', { field: 'id' });
          if (found.status === taskStates.claimed) throw claimedAlready();
          if (found.status !== taskStates.claimable)
            throw new Refusal(codes.conditionUnmet, 'Not done yet', { need: 'target' });
          return { names: [taskName(startOf('week', context.time), id)], rewards: found.awards };
        },
        (after) => ({ tasks: tasksOf(after, context.time) }),
      ),
    receiveVipTaskUnReceiveBonus: (_, context) =>
      claim(
        context,
        (now) => {
          const [first, ...others] = leftOf(now, context.time);
          if (!first) throw new Refusal(codes.alreadyDone, 'Nothing is left');
          const all = [first, ...others];
          const count = all.reduce((sum, { amount }) => sum + amount, 0);
          return { names: [first.name, ...others.map(({ name }) => name)], rewards: [{ id: props.coin, count }] };
        },
        () => ({ unReceiveBonus: hundredths(0) }),
      ),
  };
}
