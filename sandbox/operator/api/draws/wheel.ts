import type { jackpotWheel } from '#contract/endpoints/jackpotWheel.ts';
import { pageOf } from '#sandbox/db/paging.ts';
import { hundredths } from '#sandbox/hundredths.ts';
import type { Group, OperatorContext } from '#sandbox/operator/context/handlers.ts';
import { beginChance } from '#sandbox/operator/rewards/openActivity.ts';
import { checkOffered } from '#sandbox/operator/kyc/mayPlay.ts';
import { results } from '#sandbox/operator/jackpot/awards.ts';
import { needed, takeDrawChance } from '#sandbox/operator/jackpot/drawChances.ts';
import { bookDraw } from '#sandbox/operator/jackpot/draws.ts';
import { rankOf } from '#sandbox/operator/jackpot/rank.ts';
import { checkOpen } from '#sandbox/operator/jackpot/checkOpen.ts';
import { allTiers } from '#sandbox/operator/rewards/jackpotTiers.ts';

/** Handlers for the jackpot's wheel: a draw uses up a chance, and is decided and paid before it is answered. */
export function jackpotWheelHandlers(operator: OperatorContext): Group<typeof jackpotWheel> {
  const { db } = operator;

  return {
    receiveDrawChance: (_, context) =>
      context.once(async (trx) => {
        const { userId, time } = context;
        await beginChance(trx, operator, context);
        checkOpen(operator, time);
        const money = await takeDrawChance(trx, userId, time);
        const { awardId, propId, count } = operator.draws.one('jackpot', results);
        const drawn = await bookDraw(trx, { userId, propId, count, money, time });
        return { id: awardId, propId, count: drawn.count, type: drawn.type, bonus: hundredths(0) };
      }),
    getPersonJackpotDrawAwardLog: async (paging, { userId, time }) => {
      await checkOffered(db, userId, time);
      const draws = db
        .selectFrom('jackpotDraws')
        .select(['id', 'propId', 'count', 'type', 'time'])
        .where('userId', '=', userId)
        .orderBy('time', 'desc')
        .orderBy('id', 'desc');
      return pageOf(draws, paging);
    },
    getJackpotRank: async (paging, { userId, time }) => {
      await checkOffered(db, userId, time);
      return rankOf(db, userId, paging);
    },
    jackpotRules: async (_, { time }) => {
      checkOpen(operator, time);
      return {
        results: results.map(({ awardId, propId, count, chance }) => ({ id: awardId, propId, count, chance })),
        ...needed,
        share: allTiers.reduce((sum, { share }) => sum + share, 0),
      };
    },
  };
}
