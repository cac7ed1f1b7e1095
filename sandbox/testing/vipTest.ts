import type { Output } from '#contract/endpoints.ts';
import { pesos } from '../hundredths.ts';
import { placeBets } from '../qa/placeBets.ts';
import { openMoneyTest } from './moneyTest.ts';

/** A test operator for VIP levels: players who have deposited and bet amounts in pesos, and their answers. */
export async function openVipTest() {
  const operator = await openMoneyTest();
  const { db, clock, call } = operator;

  const bet = (userId: number, amount: number) =>
    db
      .transaction()
      .execute((trx) => placeBets(trx, { userId, gameId: 1001, amount: pesos(amount), time: clock.time }));

  return {
    ...operator,
    bet,
    async withBets(amount: number) {
      const player = await operator.player();
      await operator.deposit(player.token, pesos(200));
      if (amount) await bet(player.userId, amount);
      return player;
    },
    info: async (token: string) => (await call('getVipInfo', {}, token))['data'] as Output<'getVipInfo'>,
    /** Whether the red dot of VIP is on. */
    dot: async (token: string) => (await call('activityGetStatusList', {}, token))['vip'],
  };
}

export type VipTest = Awaited<ReturnType<typeof openVipTest>>;
