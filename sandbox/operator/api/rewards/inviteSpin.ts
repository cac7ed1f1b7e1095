import * as activityTypes from '#contract/activityTypes.ts';
import * as codes from '#contract/codes.ts';
import type { inviteSpin } from '#contract/endpoints/inviteSpin.ts';
import { roundStates } from '#contract/rewards/inviteSpin.ts';
import { props } from '#contract/props.ts';
import type { Trx } from '#sandbox/db/tables.ts';
import type { Context, Group, OperatorContext } from '#sandbox/operator/context/handlers.ts';
import { Refusal } from '#sandbox/operator/http/refusal.ts';
import { linkOf } from '#sandbox/operator/agents/links.ts';
import { playerOf } from '#sandbox/operator/identity/players.ts';
import { claimOnce } from '#sandbox/operator/rewards/claims.ts';
import { grant } from '#sandbox/operator/rewards/grant.ts';
import { holdingsOf } from '#sandbox/operator/rewards/holdings.ts';
import { beginAct, beginChance, isOpen, openActivity } from '#sandbox/operator/rewards/openActivity.ts';
import { checkOffered } from '#sandbox/operator/kyc/mayPlay.ts';
import { recordsOf } from '#sandbox/operator/inviteSpin/records.ts';
import { roundOf, roundToSpin, type Round } from '#sandbox/operator/inviteSpin/rounds.ts';
import { countedFriends, hasShared, sharingOn, spinsLeft } from '#sandbox/operator/inviteSpin/spins.ts';
import { cells, rule, wheelName } from '#sandbox/operator/inviteSpin/wheel.ts';

const type = activityTypes.InviteUserSpin;
const second = 1_000;

/**
 * Handlers for the invite spin: spins come from inviting and sharing, and their total is paid as bonus money if it
 * reaches the target in time (SP-01 to SP-06).
 */
export function inviteSpinHandlers(operator: OperatorContext): Group<typeof inviteSpin> {
  const { db } = operator;

  /**
   * The latest round of a player who may see it: while the activity is open, or while the round is unpaid, or to show
   * that it has lapsed (SP-04).
   */
  async function shownRound({ userId, time }: Pick<Context, 'userId' | 'time'>): Promise<Round> {
    await checkOffered(db, userId, time);
    const round = await roundOf(db, userId, time);
    const isOver = round.status === roundStates.reached || round.status === roundStates.expired;
    if (!isOver) openActivity(operator, type, time);
    return round;
  }

  /** The player's remaining spins; none while the activity is closed. */
  const spinsNow = async ({ userId, time }: Pick<Context, 'userId' | 'time'>) =>
    isOpen(operator, type, time) ? spinsLeft(db, userId, time) : 0;

  const ownLink = async (trx: OperatorContext['db'], { userId, appOrigin }: Pick<Context, 'userId' | 'appOrigin'>) =>
    linkOf(appOrigin, (await playerOf(trx, userId)).inviteCode);

  return {
    actInviteUser: async (_, context) => {
      const { userId, time } = context;
      const round = await shownRound(context);
      return {
        ...round,
        spinTimes: await spinsNow(context),
        cells: [...cells],
        inviteCount: await countedFriends(db, userId, time),
        shareUrl: await ownLink(db, context),
        rule,
        sharedToday: await hasShared(db, userId, time),
      };
    },
    actInviteUserStatus: async (_, context) => {
      const { time } = context;
      const { amount, target, status, endTime } = await shownRound(context);
      const leftSec = Math.max(0, Math.ceil((endTime - time) / second));
      return { amount, target, status, leftSec, spinTimes: await spinsNow(context) };
    },
    actInviteUserRecord: async (input, { userId, time }) => {
      await checkOffered(db, userId, time);
      return recordsOf(db, userId, input, time);
    },
    actInviteUserSpin: ({ id }, context) =>
      context.once(async (trx) => {
        const { userId, time } = context;
        await beginChance(trx, operator, context, type);
        const latest = await roundOf(trx, userId, time);
        checkRound(latest, id);
        const spinTimes = await spinsLeft(trx, userId, time);
        if (spinTimes < 1) throw new Refusal(codes.conditionUnmet, 'No spin is left', { need: 'spins' });
        const roundId = await roundToSpin(trx, operator, { userId, time, latest });
        const given = await spin(trx, operator, { userId, time, roundId });
        const { amount, target, status } = await roundOf(trx, userId, time);
        return { ...given, amount, target, status, spinTimes: spinTimes - 1 };
      }),
    actInviteUserExchange: (_, context) =>
      context.once(async (trx) => {
        const { userId, time } = context;
        await beginAct(trx, operator, context);
        const { id, amount, status } = await roundOf(trx, userId, time);
        if (status === roundStates.exchanged) throw new Refusal(codes.alreadyDone, 'Paid already');
        if (status !== roundStates.reached)
          throw new Refusal(codes.conditionUnmet, 'The target is not reached', { need: 'target' });
        await trx.updateTable('inviteRounds').set({ exchangedAt: time }).where('id', '=', id).execute();
        const rewards = [{ id: props.coin, count: amount }];
        const given = await grant(trx, {
          ref: `inviteRound:${id}`,
          userId,
          rewards,
          money: 'reward',
          time,
          activity: type,
        });
        return { ...given, status: roundStates.exchanged };
      }),
    actInviteClickInvite: ({ via }, context) =>
      context.once(async (trx) => {
        const { userId, time } = context;
        await beginAct(trx, operator, context);
        const tap = trx.insertInto('inviteTaps').values({ userId, via, time });
        await tap.onConflict((conflict) => conflict.doNothing()).execute();
        const shareUrl = await ownLink(trx, context);
        if (!isOpen(operator, type, time)) return { shareUrl };
        if (!(await hasShared(trx, userId, time))) await claimOnce(trx, { userId, name: sharingOn(time), time });
        return { shareUrl, spinTimes: await spinsLeft(trx, userId, time) };
      }),
  };
}

/**
 * Refuses a spin in another round than the player sees: `id` is its id, 0 if the next spin begins one, and absent if
 * the app doesn't say.
 */
function checkRound(latest: Round, id: number | null | undefined): void {
  if (latest.status === roundStates.reached)
    throw new Refusal(codes.conditionUnmet, 'The target is reached', { need: 'exchange' });
  const current = latest.status === roundStates.running ? latest.id : 0;
  if (typeof id === 'number' && id !== current) throw new Refusal(codes.alreadyDone, 'That round is over');
}

/** Draws a cell for a locked player and books it: money counts towards the target, other props are given at once. */
async function spin(
  trx: Trx,
  { draws }: OperatorContext,
  { userId, time, roundId }: { userId: number; time: number; roundId: number },
) {
  const { id: cellId, propId, count } = draws.one(wheelName, cells);
  const { id } = await trx
    .insertInto('inviteSpins')
    .values({ userId, roundId, cellId, propId, count, time })
    .returning('id')
    .executeTakeFirstOrThrow();
  const rewards = propId === props.coin ? [] : [{ id: propId, count }];
  const given =
    rewards.length > 0
      ? await grant(trx, { ref: `inviteSpin:${id}`, userId, rewards, money: 'reward', time, activity: type })
      : { rewards, ...(await holdingsOf(trx, userId, [])) };
  return { cellId, propId, count, ...given };
}

/** Whether a spin or a payment waits for a player: the red dot (E-12). */
export async function spinWaits(operator: OperatorContext, userId: number, time: number): Promise<boolean> {
  const { status } = await roundOf(operator.db, userId, time);
  if (status === roundStates.reached) return true;
  return isOpen(operator, type, time) && (await spinsLeft(operator.db, userId, time)) > 0;
}
