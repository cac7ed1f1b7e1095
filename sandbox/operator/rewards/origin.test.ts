import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, expect, test } from 'vitest';
import { leaveAtMaker } from '../money/makerWallets.ts';
import { openLotteryTest } from '#sandbox/testing/lotteryTest.ts';
import { fc, timesAsMany } from '../../../tests/support/fastCheck.ts';

const operator = await openLotteryTest();
const { act, call, db, wallet } = operator;
afterEach(() => operator.switches.reset());
afterAll(() => operator.close());

const patience = 120_000;
const runs = 6 * timesAsMany;
const drawn = [3, 8, 15, 21, 33, 42];
const deposit = 20_000;

type Player = Awaited<ReturnType<typeof operator.player>>;
type Act = (player: Player) => Promise<unknown>;

/** Acts that give a player things for free, as tasks and sign-ins do. */
const gifts: Record<string, Act> = {
  points: ({ userId }) => operator.give(userId, 'points', 400),
  diamonds: ({ userId }) => operator.give(userId, 'diamond', 2_500),
  tickets: ({ userId }) => operator.give(userId, 'lottery', 3),
  cards: ({ userId }) => operator.give(userId, 'item:70001', 1),
  'a gift coupon': ({ token }) => act('diamondExchangeGoods', { id: 2, num: 1 }, token),
};

/** Acts that convert a thing into another, or into money. */
const changes: Record<string, Act> = {
  'the share task': async ({ token }) => {
    await act('finishTask', { id: 22 }, token);
    return act('receiveTaskAward', { id: 22 }, token);
  },
  'points for diamonds': ({ token }) => act('pointsExchange', { id: 1, num: 2 }, token),
  'points for money': ({ token }) => act('pointsExchange', { id: 2, num: 1 }, token),
  'points for tickets': ({ token }) => act('pointsExchange', { id: 3, num: 2 }, token),
  'points for a coupon': ({ token }) => act('pointsExchange', { id: 5, num: 1 }, token),
  'diamonds for money': ({ token }) => act('diamondExchangeCoin', { diamond: 100 }, token),
  'diamonds for tickets': ({ token }) => act('diamondExchangeGoods', { id: 1, num: 1 }, token),
  'diamonds for cards': ({ token }) => act('diamondExchangeScratchcard', { id: 70_001, num: 1 }, token),
  'a card for its prize': ({ token }) => {
    operator.switches.force('card:70001', [1]);
    return act('scratchCardLottery', { id: 70_001, num: 1 }, token);
  },
  'tickets for a prize': async ({ token }) => {
    const { orderNo } = await operator.buy(token, { numbers: [drawn.with(0, 1)] });
    await operator.draw(...drawn);
    await operator.info(token);
    return operator.claim(token, orderNo);
  },
  'coupons for money': async ({ token }) => {
    const { list } = (await call('couponList', {}, token)) as { list?: { id: number }[] };
    for (const { id } of list ?? []) await act('couponUse', { id }, token);
  },
};

/** Acts that move money without staking it: a returned round, and money held by a game maker. */
const detours: Record<string, Act> = {
  'a returned round': async ({ token, userId }) => {
    const { session } = await operator.sit(token);
    const { coin } = await wallet.balance({ session });
    const round = { session, roundId: randomUUID() };
    await wallet.bet({ ...round, amount: Math.min(coin, 100_000) }).catch(() => undefined);
    await operator.give(userId, 'points', 100);
    await changes['points for money']!({ token, userId });
    await wallet.rollback(round);
  },
  'money at a maker': async ({ token, userId }) => {
    const coin = Number((await call('refreshData', {}, token))['coin']);
    const left = { ref: randomUUID(), userId, brandId: 3, amount: coin, time: operator.clock.time };
    if (coin > 0) await db.transaction().execute((trx) => leaveAtMaker(trx, left));
    await operator.give(userId, 'points', 100);
    await changes['points for money']!({ token, userId });
    await act('retrieveBalance', { brandId: 3 }, token);
  },
};

const sheet = (token: string) =>
  call('getExchange', {}, token) as Promise<Record<'coin' | 'withdrawable' | 'bonusCoin' | 'needBet', number>>;
const chains = (...acts: Record<string, Act>[]) =>
  fc.array(fc.constantFrom(...acts.flatMap((each) => Object.keys(each))), { minLength: 3, maxLength: 12 });
const all = { ...gifts, ...changes, ...detours };

test(
  'no chain of acts without a paid deposit yields money or goods (V-32)',
  async () => {
    await fc.assert(
      fc.asyncProperty(chains(gifts, changes), async (chain) => {
        const player = await operator.player();
        for (const name of chain) await all[name]!(player);
        expect(await sheet(player.token)).toMatchObject({ coin: 0, withdrawable: 0 });
        expect((await call('couponList', {}, player.token))['list']).not.toContainEqual(
          expect.objectContaining({ kind: 3 }),
        );
      }),
      { numRuns: runs, examples: [[['tickets', 'tickets for a prize']], [['diamonds', 'a gift coupon']]] },
    );
  },
  patience,
);

test(
  'money from free sources stays bonus, and no acts reduce its wagering (RG-26)',
  async () => {
    await fc.assert(
      fc.asyncProperty(chains(gifts, changes, detours), async (chain) => {
        const player = await operator.player();
        await operator.deposit(player.token, deposit);
        await operator.stake(player.token, deposit, 0);
        let needed = 0;
        for (const name of chain) {
          await all[name]!(player);
          const { coin, withdrawable, bonusCoin, needBet } = await sheet(player.token);
          expect({ name, withdrawable, bonusCoin }).toEqual({ name, withdrawable: 0, bonusCoin: coin });
          expect(needBet).toBeGreaterThanOrEqual(Math.max(needed, 5 * coin));
          needed = needBet;
        }
      }),
      {
        numRuns: runs,
        examples: [
          [['tickets', 'tickets for a prize']],
          [['points', 'points for money', 'a returned round']],
          [['points', 'points for money', 'money at a maker']],
        ],
      },
    );
  },
  patience,
);
