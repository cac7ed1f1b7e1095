import { activityTypes } from '#contract/activityTypes.ts';
import * as codes from '#contract/codes.ts';
import type { jackpot } from '#contract/endpoints/jackpot.ts';
import { hundredths } from '#sandbox/hundredths.ts';
import { Refusal } from '../http/refusal.ts';
import { checkAllowed } from '../rg/exclusions.ts';
import type { OperatorContext, Group } from '../http/handlers.ts';
import { lastDraws } from './draws.ts';
import { jackpotStands } from './pool.ts';
import { sectionOf, tierOf } from './tiers.ts';
import { playerOf } from '../identity/players.ts';

/** How many of the latest winners are published. */
const winnersTold = 10;

/** A nickname masked so that only its owner recognizes it. */
const maskedName = (nickname: string) => nickname.replace(/(?<=^.).*/su, '***');

/** Handlers for the jackpot while it runs; refused to players on a break or excluded (players RG-20). */
export function jackpotHandlers(operator: OperatorContext): Group<typeof jackpot> {
  const { db } = operator;

  return {
    getJackpotDrawInfo: async (_, { userId, time }) => {
      await checkAllowed(db, userId, time);
      const runs = operator.written.activities.some(({ activityType }) => activityType === activityTypes.LuckyJackpot);
      if (!runs) throw new Refusal(codes.jackpotClosed, 'The jackpot is not open');
      const { dots } = await playerOf(db, userId);
      const draws = await lastDraws(db, winnersTold);
      const sectionOfProp = (propId: number) => {
        const tier = tierOf(propId);
        return tier && sectionOf(tier);
      };
      return {
        ...(await jackpotStands(db)),
        canReceiveDrawChance: dots['canReceiveDrawChance'] === true,
        needDeposit: hundredths(0),
        needTyping: hundredths(0),
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
