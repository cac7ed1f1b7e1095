import { fc } from '../../../tests/support/fastCheck.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { props } from '#contract/props.ts';
import { currencyLog } from '#sandbox/ledger/records.ts';
import { openMoneyTest, type MoneyTest } from '#sandbox/testing/moneyTest.ts';
import type { Trx } from '#sandbox/db/tables.ts';
import { jackpotStands } from './jackpotPools.ts';
import { lockPlayer } from '#sandbox/db/lockPlayer.ts';
import { charge, grant } from './grant.ts';

let operator: MoneyTest;
beforeAll(async () => {
  operator = await openMoneyTest();
});
afterAll(() => operator.close());

const patience = 30_000;
const first = 20_000;
let refs = 0;

/** Runs `work` in a transaction with the player locked; resolves with the refusal if it is refused. */
const withPlayer = <T>(userId: number, work: (trx: Trx) => Promise<T>) =>
  operator.db
    .transaction()
    .execute(async (trx) => {
      await lockPlayer(trx, userId);
      return work(trx);
    })
    .catch((error: unknown) => error as { code: number; details: object });

type Given = Parameters<typeof grant>[1];
const give = (userId: number, rewards: Given['rewards'], more: Partial<Given> = {}) =>
  withPlayer(userId, (trx) =>
    grant(trx, { ref: `test:${++refs}`, userId, rewards, money: 'reward', time: operator.clock.time, ...more }),
  );
type Price = Parameters<typeof charge>[1];
const take = (userId: number, currency: Price['currency'], amount: number, ref = `test:${++refs}`) =>
  withPlayer(userId, (trx) => charge(trx, { ref, userId, currency, amount, time: operator.clock.time }));

/** A player whose first deposit is paid. */
async function depositor() {
  const player = await operator.player();
  await operator.deposit(player.token, first);
  return player;
}
const needBet = async (token: string) => (await operator.call('getExchange', {}, token))['needBet'];

test('rewards of every kind are granted at once, with the new holdings returned', async () => {
  const { userId, token } = await depositor();
  const rewards = [
    { id: props.diamond, count: 30 },
    { id: 80_002, count: 2 },
    { id: 1301, count: 2 },
    { id: props.coin, count: 1_000 },
    { id: 40_001, count: 3 },
    { id: props.activityPoints, count: 9 },
  ];
  expect(await give(userId, rewards)).toEqual({ rewards, coin: first + 1_000, diamond: 30, lottery: 10 });
  expect(await give(userId, [{ id: props.points, count: 7 }])).toMatchObject({ points: 7 });
  const holdings = { coin: first + 1_000, diamond: 30, lottery: 10, points: 7 };
  expect(await operator.call('refreshData', {}, token)).toMatchObject(holdings);
  expect(
    await operator.call(
      'preLogin',
      { gameListVersion: '', os: '', deviceModel: '', messagingToken: '', phoneinfoJsonModel: '', deviceId: '' },
      token,
    ),
  ).toMatchObject({ userInfo: holdings });
  expect((await operator.call('couponList', {}, token))['list']).toHaveLength(2);
});

test('bonus money has wagering before withdrawal; a win for a price is own money (RG-26)', async () => {
  const { userId, token } = await depositor();
  await give(userId, [{ id: props.coin, count: 1_000 }]);
  expect(await needBet(token)).toBe(first + 5 * 1_000);
  await give(userId, [{ id: props.coin, count: 500 }], { money: 'own', type: 'prize' });
  expect(await needBet(token)).toBe(first + 5 * 1_000);
});

test('a grant with bonus money waits for the first deposit, other grants do not (V-32)', async () => {
  const { userId, token } = await operator.player();
  const points = { id: props.points, count: 5 };
  expect(await give(userId, [points, { id: props.coin, count: 100 }])).toMatchObject({
    code: 4002,
    details: { need: 'recharge' },
  });
  expect(await operator.call('refreshData', {}, token)).toMatchObject({ coin: 0, points: 0 });
  expect(await give(userId, [points])).toEqual({ rewards: [points], coin: 0, points: 5 });
});

test('a repeated grant gives once and returns the same response', async () => {
  const { userId, token } = await depositor();
  const rewards = [
    { id: props.coin, count: 100 },
    { id: props.points, count: 5 },
    { id: 1201, count: 1 },
    { id: props.mini, count: 0 },
  ];
  const both = await Promise.all([give(userId, rewards, { ref: 'once' }), give(userId, rewards, { ref: 'once' })]);
  expect(both[1]).toEqual(both[0]);
  expect((await operator.call('couponList', {}, token))['list']).toHaveLength(1);
  const tier = both[0] as { rewards: { count: number }[] };
  expect(await needBet(token)).toBe(first + 5 * (100 + tier.rewards[3]!.count));
});

test('a tier pays its whole pool, as bonus money when the play was free', async () => {
  const { userId, token } = await operator.player();
  const { minorJackpot, minorSection } = await jackpotStands(operator.db);
  const minor = [{ id: props.minor, count: 1 }];
  expect(await give(userId, minor)).toMatchObject({ code: 4002 });
  expect(await give(userId, minor, { money: 'own' })).toEqual({
    rewards: [{ id: props.minor, count: minorJackpot }],
    coin: minorJackpot,
  });
  expect(await jackpotStands(operator.db)).toMatchObject({ minorJackpot: minorSection[0] });
  expect(await needBet(token)).toBe(0);
  const other = await depositor();
  const { miniJackpot } = await jackpotStands(operator.db);
  await give(other.userId, [{ id: props.mini, count: 1 }]);
  expect(await needBet(other.token)).toBe(first + 5 * miniJackpot);
});

test('an unknown prop throws and grants nothing', async () => {
  const { userId, token } = await operator.player();
  const given = give(userId, [
    { id: props.points, count: 5 },
    { id: 7, count: 1 },
  ]);
  expect(await given).toBeInstanceOf(TypeError);
  expect(await operator.call('refreshData', {}, token)).toMatchObject({ points: 0 });
});

test('a price is charged once, refused on insufficient funds, and logged by name', async () => {
  const { userId } = await operator.player();
  await give(userId, [{ id: props.diamond, count: 100 }]);
  expect(await take(userId, 'diamond', 30, 'bought')).toEqual({ coin: 0, diamond: 70 });
  expect(await take(userId, 'diamond', 30, 'bought')).toEqual({ coin: 0, diamond: 70 });
  expect(await take(userId, 'diamond', 71)).toMatchObject({ code: 3001 });
  expect(await take(userId, 'points', 1)).toMatchObject({ code: 3001 });
  const { list } = await currencyLog(operator.db, userId, 'diamond', { pageNum: 1, pageSize: 20 });
  expect(list).toMatchObject([
    { typeName: 'Purchase', change: -30, balance: 70 },
    { typeName: 'Reward', change: 100, balance: 100 },
  ]);
});

test('bonus money cannot pay a price', async () => {
  const { userId } = await depositor();
  await give(userId, [{ id: props.coin, count: 1_000 }]);
  expect(await take(userId, 'coin', first + 1)).toMatchObject({ code: 3001 });
  expect(await take(userId, 'coin', first)).toEqual({ coin: 1_000 });
});

test(
  'concurrent grants and charges keep balances non-negative and sums at zero',
  async () => {
    const { userId: other } = await operator.player();
    const change = fc.record({
      give: fc.array(fc.constantFrom(props.points, props.diamond, 80_001, props.mini, props.activityPoints), {
        maxLength: 3,
      }),
      take: fc.constantFrom('points', 'diamond', 'lottery', 'coin'),
      amount: fc.integer({ min: 0, max: 60 }),
      mine: fc.boolean(),
    });
    await fc.assert(
      fc.asyncProperty(fc.array(change, { minLength: 2, maxLength: 6 }), async (changes) => {
        const { userId } = await operator.player();
        const outcomes = await Promise.all(
          changes.map(({ give: ids, take: currency, amount, mine }) =>
            withPlayer(mine ? userId : other, async (trx) => {
              const said = { userId: mine ? userId : other, time: operator.clock.time };
              const charged = await charge(trx, {
                ...said,
                ref: `test:${++refs}`,
                currency,
                amount: amount - (amount % 3),
              });
              const rewards = ids.map((id) => ({ id, count: amount }));
              return { ...charged, ...(await grant(trx, { ...said, ref: `test:${++refs}`, rewards, money: 'own' })) };
            }),
          ),
        );
        for (const outcome of outcomes) if ('code' in outcome) expect(outcome.code).toBe(3001);
        const accounts = await operator.db.selectFrom('accounts').selectAll().execute();
        for (const { userId: whose, kind, balance } of accounts)
          if (whose || kind.startsWith('pool:')) expect(balance).toBeGreaterThanOrEqual(0);
        const sums = await operator.db
          .selectFrom('entries')
          .innerJoin('accounts', 'accounts.id', 'entries.accountId')
          .select(({ fn }) => ['transferId', 'currency', fn.sum('amount').as('sum')])
          .groupBy(['transferId', 'currency'])
          .execute();
        expect(sums.filter(({ sum }) => Number(sum) !== 0)).toEqual([]);
      }),
      { numRuns: 8 },
    );
  },
  patience,
);
