import type { jackpot } from '#contract/endpoints/jackpot.ts';
import { checkAllowed } from '#sandbox/operator/rg/exclusions.ts';
import type { OperatorContext, Group } from '#sandbox/operator/context/handlers.ts';
import { drawChanceOf } from '#sandbox/operator/jackpot/drawChances.ts';
import { lastDraws } from '#sandbox/operator/jackpot/draws.ts';
import { jackpotStands } from '#sandbox/operator/rewards/jackpotPools.ts';
import { checkRuns } from '#sandbox/operator/jackpot/running.ts';
import { sectionOf, tierOf } from '#sandbox/operator/rewards/jackpotTiers.ts';
import { maskedName } from '#sandbox/operator/identity/maskedName.ts';

/** How many of the latest winners are published. */
const winnersTold = 10;

/** Handlers for the jackpot while it runs; refused to players on a break or excluded (players RG-20). */
export function jackpotHandlers(operator: OperatorContext): Group<typeof jackpot> {
  const { db } = operator;

  return {
    getJackpotDrawInfo: async (_, { userId, time }) => {
      await checkAllowed(db, userId, time);
      checkRuns(operator, time);
      const draws = await lastDraws(db, winnersTold);
      const sectionOfProp = (propId: number) => {
        const tier = tierOf(propId);
        return tier && sectionOf(tier);
      };
      return {
        ...(await jackpotStands(db)),
        ...(await drawChanceOf(db, userId, time)),
        jackpotWinnerList: draws.map(({ nickname, time: updateTime, ...drawn }) => ({
          ...drawn,
          nickname: maskedName(nickname),
          amountSection: sectionOfProp(drawn.propId),
          updateTime,
        })),
      };
    },
  };
}
