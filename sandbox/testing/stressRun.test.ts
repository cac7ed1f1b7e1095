import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { memoryDb } from '../db/memory.ts';
import { openDb } from '../db/open.ts';
import { hasServer, testServer } from './postgresServer.ts';
import { openMoneyTest, type MoneyTest } from './moneyTrial.ts';
import { stressRun } from './stressRun.ts';
import { pursesOf, usedBy, type Used } from './stressChecks.ts';
import { waves } from './stressDeeds.ts';

/** Storms in a run, and how long they may take on a busy machine, milliseconds. */
const numRuns = 5;
const patience = 120_000;

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

describe.each(Object.entries(places))('on %s', (_, { here, open }) => {
  describe.skipIf(!here)(
    'in a storm of deposits, bets, withdrawals, coupons, the safebox, limits and exclusions',
    () => {
      let trial: MoneyTest;
      let close = async () => {};
      beforeAll(async () => {
        const place = await open();
        trial = await openMoneyTest({ db: place.db });
        close = async () => {
          await trial.close();
          await place.close();
        };
      }, patience);
      afterAll(() => close());

      test(
        'no peso appears or is lost, nobody owes, nobody plays who is excluded or out of time, no coupon pays twice, and no limit is passed or loosened early',
        async () => {
          const property = fc.asyncProperty(waves, async (deeds) => {
            const { players, wrongs } = await stressRun(trial, deeds);
            expect(wrongs).toEqual([]);
            const purses = await pursesOf(trial);
            for (const { balance, sum } of purses) expect(balance).toBe(sum);
            expect(purses.reduce((sum, { balance }) => sum + balance, 0)).toBe(0);
            for (const { userId, balance } of purses) if (userId) expect(balance).toBeGreaterThanOrEqual(0);
            for (const { userId, most } of players) {
              const used = Object.entries(await usedBy(trial, userId)) as [keyof Used, number][];
              expect(used.filter(([what, amount]) => amount > most[what])).toEqual([]);
            }
          });
          await fc.assert(property, { numRuns, endOnFailure: true });
        },
        patience,
      );
    },
  );
});
