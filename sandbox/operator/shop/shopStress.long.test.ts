import { afterAll, beforeAll, expect, test } from 'vitest';
import { fc } from '../../../tests/support/fastCheck.ts';
import { props } from '#contract/props.ts';
import { openMoneyTest, type MoneyTest } from '#sandbox/testing/moneyTest.ts';
import { samples } from '#sandbox/testing/samples.ts';
import { ledgerAccounts } from '#sandbox/testing/stressChecks.ts';
import { scratchCards } from './priceList.ts';

let trial: MoneyTest;
beforeAll(async () => {
  trial = await openMoneyTest();
});
afterAll(() => trial.close());

const patience = 120_000;
const crowd = 3;
const rounds = 5;
const umbrella = { id: 4, limit: 1 };
const coupon = { id: 5, limit: 1 };
const [pearl] = scratchCards;
const begun = { points: 900, diamond: 3_000 };

const acts = {
  exchange: ['pointsExchange', { id: coupon.id, num: 1 }],
  diamonds: ['pointsExchange', { id: 1, num: 2 }],
  cash: ['diamondExchangeCoin', { diamond: 600 }],
  order: ['diamondExchangeGoods', { id: umbrella.id, num: 1 }],
  buy: ['diamondExchangeScratchcard', { id: pearl!.id, num: 2 }],
  scratch: ['scratchCardLottery', { id: pearl!.id, num: 1 }],
  claim: ['receiveAddupAwardById', { id: 1 }],
} as const;
type Act = keyof typeof acts;
const names = Object.keys(acts) as Act[];

/** Concurrent acts of players; each act is sent twice. */
const storms = fc.array(fc.record({ who: fc.nat({ max: crowd - 1 }), what: fc.constantFrom(...names) }), {
  minLength: 12,
  maxLength: 30,
});

/** A player with points, diamonds and an address, whose first deposit is paid. */
async function join() {
  const player = await trial.player();
  await trial.deposit(player.token, 20_000);
  await trial.call('updateAddress', samples.updateAddress, player.token);
  await trial.give(player.userId, 'points', begun.points);
  await trial.give(player.userId, 'diamond', begun.diamond);
  return { ...player, done: new Map<Act, number>() };
}

test(
  'random duplicate acts preserve sums, stocks and limits (DI-02, DI-05, DI-07, PT-01)',
  async () => {
    const property = fc.asyncProperty(storms, async (deeds) => {
      const players = await Promise.all(Array.from({ length: crowd }, join));
      await Promise.all(
        deeds.map(async ({ who, what }) => {
          const { token, done } = players[who]!;
          const [call, body] = acts[what];
          const requestId = crypto.randomUUID();
          const copies = [1, 2].map(() => trial.act(call, { ...body, requestId }, token));
          const [one, other] = await Promise.all(copies);
          expect(other).toEqual(one);
          const code = one!.errcode ?? one!.code;
          expect(code).not.toBe(500);
          if (code === 0 || code === 200) done.set(what, (done.get(what) ?? 0) + 1);
        }),
      );

      const accounts = await ledgerAccounts(trial);
      for (const { balance, sum, userId } of accounts) {
        expect(balance).toBe(sum);
        if (userId) expect(balance).toBeGreaterThanOrEqual(0);
      }
      for (const currency of new Set(accounts.map((account) => account.currency))) {
        const sides = accounts.filter((account) => account.currency === currency);
        expect(sides.reduce((total, { balance }) => total + balance, 0)).toBe(0);
      }
      for (const { userId, token, done } of players) {
        const times = (act: Act) => done.get(act) ?? 0;
        const has = (currency: string) =>
          accounts.find((each) => each.userId === userId && each.currency === currency)?.balance ?? 0;
        const drawn = await trial.db.selectFrom('scratches').selectAll().where('userId', '=', userId).execute();
        const wonOf = (prop: number) =>
          drawn.reduce((total, { propId, count }) => total + (propId === prop ? count : 0), 0);
        expect(drawn).toHaveLength(times('scratch'));
        expect(has(`item:${pearl!.id}`)).toBe(2 * times('buy') - times('scratch'));
        expect(has('points')).toBe(
          begun.points - 400 * times('exchange') - 40 * times('diamonds') + wonOf(props.points),
        );
        const spent = 600 * times('cash') + 1_500 * times('order') + 40 * times('buy');
        const got = 20 * times('diamonds') + 50 * times('claim') + wonOf(props.diamond);
        expect(has('diamond')).toBe(begun.diamond - spent + got);
        expect(times('order')).toBeLessThanOrEqual(umbrella.limit);
        expect(times('exchange')).toBeLessThanOrEqual(coupon.limit);
        expect(times('claim')).toBeLessThanOrEqual(drawn.length >= 10 ? 1 : 0);
        const orders = await trial.call('diamondGoodsExchangeOrderLog', { pageNum: 1, pageSize: 20 }, token);
        expect(orders['list']).toHaveLength(times('order'));
      }
    });
    await fc.assert(property, { numRuns: rounds, endOnFailure: true });
  },
  patience,
);
