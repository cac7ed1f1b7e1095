import { fc } from '../../../tests/support/fastCheck.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { sql } from 'kysely';
import { openTestOperator } from '#sandbox/testing/testOperator.ts';
import { feedPools, jackpotStands, payPool } from './jackpotPools.ts';
import { allTiers, tiers } from './jackpotTiers.ts';

let operator: Awaited<ReturnType<typeof openTestOperator>>;
beforeAll(async () => {
  operator = await openTestOperator();
});
afterAll(() => operator.close());

/** Timeout for many bookings on a busy machine, milliseconds. */
const patience = 30_000;

let refs = 0;
const time = 1;
const stake = (bet: number) =>
  operator.db.transaction().execute((trx) => feedPools(trx, { ref: `test:${++refs}`, bet, time }));
const win = (userId: number, ref = `win:${++refs}`) =>
  operator.db.transaction().execute((trx) => payPool(trx, tiers.mini, { ref, userId, time }));
const stands = () => jackpotStands(operator.db);

/** The amounts still owed to the pools, in 1/10000 of a hundredth. */
async function owed(): Promise<Map<number, number>> {
  const rows = await operator.db.selectFrom('jackpotPools').selectAll().execute();
  return new Map(rows.map((pool) => [pool.propId, pool.owed]));
}

test(
  'under concurrent stakes a tier gets its exact share (JP-02)',
  async () => {
    const stakes = fc.array(fc.integer({ min: 1, max: 9_999 }), { minLength: 1, maxLength: 6 });
    await fc.assert(
      fc.asyncProperty(stakes, async (bets) => {
        const [before, owedBefore] = [await stands(), await owed()];
        await Promise.all(bets.map(stake));
        const [after, owedAfter] = [await stands(), await owed()];
        const kept = bets.reduce((sum, bet) => sum + bet, 0);
        const grown = {
          50_001: 'megaJackpot',
          50_002: 'majorJackpot',
          50_003: 'minorJackpot',
          50_004: 'miniJackpot',
        } as const;
        for (const { propId, share } of allTiers) {
          const owedMore = owedAfter.get(propId)! - owedBefore.get(propId)!;
          expect((after[grown[propId]] - before[grown[propId]]) * 10_000 + owedMore).toBe(kept * share);
        }
      }),
      { numRuns: 6 },
    );
  },
  patience,
);

test('a full pool stops growing; after a win the overflow goes into the next one', async () => {
  const { start, most, share } = tiers.mini;
  const { userId } = await operator.player();
  const { miniJackpot } = await stands();
  const missing = ((most - miniJackpot) * 10_000) / share;
  await stake(missing + (500 * 10_000) / share);
  expect(await stands()).toMatchObject({ miniJackpot: most });
  expect(await win(userId)).toEqual({ amount: most, coin: most });
  expect(await stands()).toMatchObject({ miniJackpot: start });
  await stake(10_000 / share);
  expect(await stands()).toMatchObject({ miniJackpot: start + 501 });
});

test('of concurrent winners the first gets the pool, the next its seed', async () => {
  const [one, other] = [await operator.player(), await operator.player()];
  await stake(500_000);
  const { miniJackpot } = await stands();
  const won = await Promise.all([win(one.userId, 'a draw'), win(other.userId), win(one.userId, 'a draw')]);
  expect(won[2]).toEqual(won[0]);
  expect([won[0].amount, won[1].amount].toSorted((a, b) => b - a)).toEqual([miniJackpot, tiers.mini.start]);
  const { rows } = await sql`
    select transfer_id from entries group by transfer_id having sum(amount) <> 0`.execute(operator.db);
  expect(rows).toEqual([]);
});
