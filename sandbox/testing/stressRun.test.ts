import { fc } from '../../tests/support/fastCheck.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { memoryDb } from '../db/memory.ts';
import { openDb } from '../db/open.ts';
import { hasServer, testServer } from './postgresServer.ts';
import { openKycTest, type KycTest } from './kycTest.ts';
import { stressRun } from './stressRun.ts';
import { ledgerAccounts, usedBy, type Used } from './stressChecks.ts';
import { waves } from './stressDeeds.ts';

/** The number of stress runs per test, and their timeout on a busy machine in milliseconds. */
const numRuns = 5;
const patience = 120_000;

/** A merge tries one database: a PostgreSQL, if there is one. */
const isMerge = process.env['npm_lifecycle_event'] === 'unit';

const places = {
  'the embedded database': {
    here: !hasServer || !isMerge,
    open: async () => ({ db: await memoryDb(), close: async () => {} }),
  },
  'a PostgreSQL': {
    here: hasServer,
    async open() {
      const server = await testServer();
      return { db: await openDb({ url: server.url, games: 30 }), close: server.close };
    },
  },
};

describe.each(Object.entries(places))('on %s', (_, { here, open }) => {
  describe.skipIf(!here)('in a stress run of money, coupons, documents, limits and exclusions', () => {
    let operator: KycTest;
    let close = async () => {};
    beforeAll(async () => {
      const place = await open();
      operator = await openKycTest({ db: place.db });
      close = async () => {
        await operator.close();
        await place.close();
      };
    }, patience);
    afterAll(() => close());

    test(
      'random concurrent steps preserve all ledger, player and limit invariants (T11)',
      async () => {
        const property = fc.asyncProperty(waves, async (deeds) => {
          const { players, wrongs } = await stressRun(operator, deeds);
          expect(wrongs).toEqual([]);
          const accounts = await ledgerAccounts(operator);
          for (const { balance, sum } of accounts) expect(balance).toBe(sum);
          for (const counted of new Set(accounts.map(({ currency }) => currency))) {
            const sides = accounts.filter(({ currency }) => currency === counted);
            expect(sides.reduce((sum, { balance }) => sum + balance, 0)).toBe(0);
          }
          const owned = accounts.filter(({ userId, kind }) => userId || kind.startsWith('pool:'));
          for (const { balance } of owned) expect(balance).toBeGreaterThanOrEqual(0);
          for (const { userId, most } of players) {
            const used = Object.entries(await usedBy(operator, userId)) as [keyof Used, number][];
            expect(used.filter(([what, amount]) => amount > most[what])).toEqual([]);
          }
        });
        await fc.assert(property, { numRuns, endOnFailure: true });
      },
      patience,
    );
  });
});
