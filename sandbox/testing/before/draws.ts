import * as activityTypes from '#contract/activityTypes.ts';
import type { Output } from '#contract/endpoints.ts';
import { move } from '../../ledger/ledger.ts';
import { giveDrawChances } from '../../operator/jackpot/drawChances.ts';
import { drawNow } from '../../operator/lottery/rounds.ts';
import type { MoneyTest } from '../moneyTest.ts';
import { samples } from '../samples.ts';
import { alone, firstDeposit, type Before } from './setup.ts';

/** The setups of calls about draws: the lottery, the wheel of the jackpot and that of invitations. */
export function beforeDraws(operator: MoneyTest): Before {
  /** The round on sale, for a player with lottery tickets. */
  async function entered(token: string, userId: number) {
    const tickets = { ref: `sample:${userId}`, userId, type: 'adjustment', currency: 'lottery', amount: 5 } as const;
    await operator.db.transaction().execute((trx) => move(trx, { ...tickets, time: operator.clock.time }));
    const { data } = await operator.call('lotteryInfo', samples.lotteryInfo, token);
    return (data as Output<'lotteryInfo'>).round;
  }

  return {
    lotteryOrder: async (token, userId) => ({ round: await entered(token, userId) }),
    lotteryClaim: async (token, userId) => {
      await operator.deposit(token, firstDeposit);
      const round = await entered(token, userId);
      const numbers = [[1, 2, 3, 4, 5, 6]];
      const { orderNo } = await operator.act('lotteryOrder', { round, productId: 0, num: 1, numbers }, token);
      operator.switches.force('lottery', [1, 2, 3, 10, 11, 12]);
      await drawNow(operator.context, activityTypes.Lottery, operator.clock.time);
      return { orderNo };
    },
    actInviteUserExchange: async (token) => {
      await operator.deposit(token, firstDeposit);
      operator.switches.force('inviteSpin', [7]);
      return alone(operator.act('actInviteUserSpin', {}, token));
    },
    receiveDrawChance: async (token, userId) => {
      await operator.deposit(token, firstDeposit);
      return alone(giveDrawChances(operator.db, userId, 1));
    },
  };
}
