import { sql } from 'kysely';
import { fc } from '../../../tests/support/fastCheck.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import * as activityTypes from '#contract/activityTypes.ts';
import type { Output } from '#contract/endpoints.ts';
import { matchedOf } from '#contract/rewards/lottery.ts';
import { memoryDb } from '#sandbox/db/memory.ts';
import { openDb } from '#sandbox/db/open.ts';
import { openMoneyTest, type MoneyTest } from '#sandbox/testing/moneyTest.ts';
import { hasServer, testServer } from '#sandbox/testing/postgresServer.ts';
import { ledgerAccounts } from '#sandbox/testing/stressChecks.ts';
import { grant } from '../rewards/grant.ts';
import { entryNumbers, fixedPrizes, jackpotStart } from './lotteries.ts';
import { drawNow } from './rounds.ts';

const numRuns = 4;
const patience = 180_000;
const daily = activityTypes.Lottery;
const crowd = 3;
/** Few enough tickets and hundredths that some purchases can't be paid. */
const own = { tickets: 12, coin: 12_000 };

const places = {
  'the embedded database': { here: true, open: async () => ({ db: await memoryDb(), close: async () => {} }) },
  'a PostgreSQL': {
    here: hasServer,
    async open() {
      const server = await testServer();
      return { db: await openDb({ url: server.url, games: 30 }), close: server.close };
    },
  },
};

type Deed =
  | { do: 'buy'; who: number; productId: number; num: number; own: boolean }
  | { do: 'draw'; wins: boolean }
  | { do: 'claim'; who: number };

const who = fc.nat({ max: crowd - 1 });
const deed: fc.Arbitrary<Deed> = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.record({
      do: fc.constant('buy' as const),
      who,
      productId: fc.constantFrom(0, 0, 1, 2),
      num: fc.integer({ min: 1, max: 4 }),
      own: fc.boolean(),
    }),
  },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('draw' as const), wins: fc.boolean() }) },
  { weight: 4, arbitrary: fc.record({ do: fc.constant('claim' as const), who }) },
);
/** Waves of deeds that run concurrently. */
const waves = fc.array(fc.array(deed, { minLength: 4, maxLength: 9 }), { minLength: 2, maxLength: 5 });

/** Every player's deposit, without which prizes of free tickets can't be claimed, hundredths. */
const firstDeposit = 20_000;

/** The numbers that every player of a run chooses, and that are drawn when there is to be a winner. */
const favourite = [3, 8, 15, 21, 33, 42];

async function join(operator: MoneyTest) {
  const player = await operator.player();
  const rewards = [
    { id: 80_001, count: own.tickets },
    { id: 2001, count: own.coin },
  ];
  const given = { ref: `stress:${player.userId}`, userId: player.userId, rewards, time: operator.clock.time };
  await operator.db.transaction().execute((trx) => grant(trx, { ...given, money: 'own' }));
  await operator.deposit(player.token, firstDeposit);
  return player;
}

/** Violations of the invariants of rounds, orders and entries, as sentences. */
async function wrongsOf({ db }: MoneyTest): Promise<string[]> {
  const wrongs: string[] = [];
  const rounds = await db.selectFrom('lotteryRounds').selectAll().execute();
  const orders = await db.selectFrom('lotteryOrders').selectAll().execute();
  const entries = await db.selectFrom('lotteryEntries').selectAll().execute();
  const sum = (list: readonly { prize: number }[]) => list.reduce((total, { prize }) => total + prize, 0);
  for (const { id, numbers, pool, winners } of rounds) {
    const mine = entries.filter(({ roundId }) => roundId === id);
    if (!numbers) {
      if (sum(mine) > 0) wrongs.push(`round ${id} pays before its draw`);
      continue;
    }
    const jackpots = mine.filter((each) => matchedOf(each.numbers, numbers) === entryNumbers.pick);
    if (jackpots.length !== winners) wrongs.push(`round ${id} counts ${winners} winners`);
    for (const entry of mine) {
      const matched = matchedOf(entry.numbers, numbers);
      const fixed = fixedPrizes.find((each) => each.matched === matched)?.prize ?? 0;
      const due = matched === entryNumbers.pick ? Math.floor(pool / winners) : fixed;
      if (entry.matched !== matched || entry.prize !== due) wrongs.push(`entry ${entry.id} won ${entry.prize}`);
    }
  }
  for (const order of orders) {
    const mine = entries.filter(({ orderId }) => orderId === order.id);
    if (sum(mine) !== order.prize) wrongs.push(`order ${order.id} won ${order.prize}`);
    if (mine.some(({ roundId }) => roundId !== order.roundId)) wrongs.push(`order ${order.id} is in two rounds`);
  }
  return wrongs;
}

describe.each(Object.entries(places))('on %s', (_, { here, open }) => {
  describe.skipIf(!here)('in a stress run of purchases, draws and claims', () => {
    let operator: MoneyTest;
    let close = async () => {};
    beforeAll(async () => {
      const place = await open();
      operator = await openMoneyTest({ db: place.db });
      close = async () => {
        await operator.close();
        await place.close();
      };
    }, patience);
    afterAll(() => close());

    test(
      'concurrent purchases, draws and claims preserve sums, limits and prizes (T11)',
      async () => {
        const property = fc.asyncProperty(waves, async (all) => {
          const players: Awaited<ReturnType<typeof join>>[] = [];
          for (let each = 0; each < crowd; each++) players.push(await join(operator));
          const claimed = new Map<unknown, number>();
          const wrongs: string[] = [];

          async function happen(it: Deed) {
            const { time } = operator.clock;
            if (it.do === 'draw') {
              operator.switches.force('lottery', it.wins ? favourite : []);
              return drawNow(operator.context, daily, time);
            }
            const { token } = players[it.who]!;
            if (it.do === 'buy') {
              const { data } = await operator.call('lotteryInfo', { activityType: daily }, token);
              const { round } = data as Output<'lotteryInfo'>;
              const numbers = it.own ? [favourite] : [];
              const order = { round, productId: it.productId, num: it.num, numbers, requestId: crypto.randomUUID() };
              const copies = await Promise.all([1, 2].map(() => operator.act('lotteryOrder', order, token)));
              if (copies.some(({ errcode }) => errcode === 500)) wrongs.push('the operator broke');
              if (copies[0]!['orderNo'] !== copies[1]!['orderNo']) wrongs.push('two orders of one act');
              return;
            }
            const { data } = await operator.call('lotteryRecords', { pageNum: 1, pageSize: 20 }, token);
            for (const { orderNo } of (data as Output<'lotteryRecords'>).list) {
              const claims = await Promise.all([1, 2].map(() => operator.act('lotteryClaim', { orderNo }, token)));
              if (claims.some(({ errcode }) => errcode === 500)) wrongs.push('the operator broke');
              const paid = claims.filter(({ errcode }) => errcode === 0).length;
              claimed.set(orderNo, (claimed.get(orderNo) ?? 0) + paid);
            }
          }

          for (const deeds of all) await Promise.all(deeds.map(happen));
          operator.switches.force('lottery', []);
          await drawNow(operator.context, daily, operator.clock.time);
          for (const each of players.keys()) await happen({ do: 'claim', who: each });

          for (const [orderNo, times] of claimed)
            if (times !== 1) wrongs.push(`${String(orderNo)} paid ${times} times`);
          expect([...wrongs, ...(await wrongsOf(operator))]).toEqual([]);
          const accounts = await ledgerAccounts(operator);
          for (const { balance, sum } of accounts) expect(balance).toBe(sum);
          for (const counted of new Set(accounts.map(({ currency }) => currency))) {
            const sides = accounts.filter(({ currency }) => currency === counted);
            expect(sides.reduce((sum, { balance }) => sum + balance, 0)).toBe(0);
          }
          for (const { userId, kind, balance } of accounts)
            if (userId || kind.startsWith('pool:')) expect(balance).toBeGreaterThanOrEqual(0);
          const of = (kind: string) => accounts.find((each) => each.kind === kind && each.currency === 'coin');
          expect(of('pool:lottery:due')?.balance ?? 0).toBe(0);
          expect(of(`pool:lottery:${daily}`)!.balance).toBeGreaterThanOrEqual(jackpotStart);
          const { rows } = await sql`
            select 1 from takings where name like 'lottery:%' and user_id <> 0 and taken > 100`.execute(operator.db);
          expect(rows).toEqual([]);
        });
        await fc.assert(property, { numRuns, endOnFailure: true });
      },
      patience,
    );
  });
});
