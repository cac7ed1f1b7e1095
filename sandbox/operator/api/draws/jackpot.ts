import * as activityTypes from '#contract/activityTypes.ts';
import type { jackpot, JackpotWinner } from '#contract/endpoints/jackpot.ts';
import type { Db } from '#sandbox/db/tables.ts';
import { checkOffered } from '#sandbox/operator/kyc/mayPlay.ts';
import type { OperatorContext, Group } from '#sandbox/operator/context/handlers.ts';
import { checkOpen } from '#sandbox/operator/jackpot/checkOpen.ts';
import { drawChanceOf } from '#sandbox/operator/jackpot/drawChances.ts';
import { lastDraws, lastMoneyWins } from '#sandbox/operator/jackpot/draws.ts';
import { isOpen } from '#sandbox/operator/rewards/openActivity.ts';
import { jackpotStands } from '#sandbox/operator/rewards/jackpotPools.ts';
import { sectionOf, tierOf } from '#sandbox/operator/rewards/jackpotTiers.ts';
import { maskedName } from '#sandbox/operator/identity/maskedName.ts';
import { hundredths } from '#sandbox/hundredths.ts';

/** How many of the latest winners are published, and how many winners of money in the lobby. */
const latest = { published: 10, inLobby: 3 };

/** The latest winners as they are published, names masked. */
async function winnersOf(db: Db): Promise<JackpotWinner[]> {
  const draws = await lastDraws(db, latest.published);
  return draws.map(({ nickname, time: updateTime, ...drawn }) => {
    const tier = tierOf(drawn.propId);
    const amountSection = tier && sectionOf(tier);
    return { ...drawn, nickname: maskedName(nickname), ...(amountSection && { amountSection }), updateTime };
  });
}

/** The jackpot as the lobby shows it to everyone: its tiers and the latest winners of money; undefined while it isn't open. */
export async function jackpotInLobby({ db, written }: OperatorContext, time: number) {
  if (!isOpen({ written }, activityTypes.LuckyJackpot, time)) return undefined;
  const { megaJackpot, majorJackpot, minorJackpot, miniJackpot } = await jackpotStands(db);
  const winners = (await lastMoneyWins(db, latest.inLobby)).map(({ nickname, count }) => ({
    nickname: maskedName(nickname),
    amount: hundredths(count),
  }));
  return { megaJackpot, majorJackpot, minorJackpot, miniJackpot, winners };
}

/** Handlers for the jackpot while it is open; refused to players on a break or excluded (players RG-20). */
export function jackpotHandlers(operator: OperatorContext): Group<typeof jackpot> {
  const { db } = operator;

  return {
    getJackpotDrawInfo: async (_, { userId, time }) => {
      await checkOffered(db, userId, time);
      checkOpen(operator, time);
      return {
        ...(await jackpotStands(db)),
        ...(await drawChanceOf(db, userId, time)),
        jackpotWinnerList: await winnersOf(db),
      };
    },
  };
}
