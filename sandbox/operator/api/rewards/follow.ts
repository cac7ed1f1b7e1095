import * as activityTypes from '#contract/activityTypes.ts';
import * as codes from '#contract/codes.ts';
import type { follow, FollowPage } from '#contract/endpoints/follow.ts';
import { followStates, followWait } from '#contract/rewards/follow.ts';
import type { Db } from '#sandbox/db/tables.ts';
import type { Group, OperatorContext } from '#sandbox/operator/context/handlers.ts';
import { Refusal } from '#sandbox/operator/http/refusal.ts';
import { turnoverTimes } from '#sandbox/operator/money/turnover.ts';
import { claimOnce, claimsOf } from '#sandbox/operator/rewards/claims.ts';
import { grant } from '#sandbox/operator/rewards/grant.ts';
import { beginAct, openActivity } from '#sandbox/operator/rewards/openActivity.ts';
import { checkOffered } from '#sandbox/operator/kyc/mayPlay.ts';
import { pages } from '#sandbox/operator/follow/pages.ts';

const type = activityTypes.FollowRewards;
const visitName = (id: number) => `follow:visit:${id}`;
const gotName = (id: number) => `follow:got:${id}`;

/** The operator's pages with the states of a player's rewards, and when the player opened each. */
async function pagesOf(db: Db, userId: number): Promise<{ page: FollowPage; visitedAt: number | undefined }[]> {
  const had = await claimsOf(db, userId, 'follow:');
  return pages.map((page) => {
    const visitedAt = had.get(visitName(page.id));
    const { got, visited, open } = followStates;
    const status = had.has(gotName(page.id)) ? got : visitedAt === undefined ? open : visited;
    return { page: { ...page, awards: [...page.awards], status }, visitedAt };
  });
}

/**
 * Handlers for following the operator elsewhere: a visit is recorded, and rewarded once, if its player was away long
 * enough (FO-01).
 */
export function followHandlers(operator: OperatorContext): Group<typeof follow> {
  const { db } = operator;

  async function pageOf(trx: Db, userId: number, id: number) {
    const found = (await pagesOf(trx, userId)).find(({ page }) => page.id === id);
    if (!found) throw new Refusal(codes.notFound, 'No such page', { field: 'id' });
    return found;
  }

  return {
    followInfo: async (_, { userId, time }) => {
      await checkOffered(db, userId, time);
      openActivity(operator, type, time);
      return { list: (await pagesOf(db, userId)).map(({ page }) => page), turnover: turnoverTimes.reward };
    },
    followVisit: ({ id }, context) =>
      context.once(async (trx) => {
        const { userId, time } = context;
        await beginAct(trx, operator, context, type);
        const { visitedAt } = await pageOf(trx, userId, id);
        if (visitedAt === undefined) await claimOnce(trx, { userId, name: visitName(id), time });
        return { status: (await pageOf(trx, userId, id)).page.status };
      }),
    followReceive: ({ id }, context) =>
      context.once(async (trx) => {
        const { userId, time } = context;
        await beginAct(trx, operator, context, type);
        const { page, visitedAt } = await pageOf(trx, userId, id);
        if (page.status === followStates.got) throw new Refusal(codes.alreadyDone, 'Claimed already');
        if (visitedAt === undefined || time - visitedAt < followWait)
          throw new Refusal(codes.conditionUnmet, 'Look at it first', { need: 'visit' });
        await claimOnce(trx, { userId, name: gotName(id), time });
        const act = { ref: `${gotName(id)}:${userId}`, userId, rewards: page.awards, time, activity: type };
        return grant(trx, { ...act, money: 'reward' });
      }),
  };
}
