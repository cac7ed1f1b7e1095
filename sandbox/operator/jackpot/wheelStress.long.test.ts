import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { fc } from '../../../tests/support/fastCheck.ts';
import { openMoneyTest, type MoneyTest } from '#sandbox/testing/moneyTest.ts';
import { ledgerAccounts } from '#sandbox/testing/stressChecks.ts';
import { needed, giveDrawChances } from './drawChances.ts';
import { tiers } from '../rewards/jackpotTiers.ts';

/** The number of stress runs, and their timeout on a busy machine in milliseconds. */
const numRuns = 4;
const patience = 120_000;

let operator: MoneyTest;
beforeAll(async () => {
  operator = await openMoneyTest();
}, patience);
afterAll(() => operator.close());

const crowd = 3;
/** A player's act: two concurrent draws with one id, or a stake, which feeds the pools that draws empty. */
const deed = fc.record({
  who: fc.nat(crowd - 1),
  stake: fc.option(fc.integer({ min: 1, max: 9_999 }), { nil: undefined }),
  result: fc.constantFrom(1, 2, 4, 7, 10, tiers.mini.propId, tiers.minor.propId),
});
const chances = 3;

test(
  'random concurrent draws and stakes preserve chances, wins and sums (JP-07, JP-08)',
  async () => {
    const property = fc.asyncProperty(fc.array(deed, { minLength: 8, maxLength: 16 }), async (deeds) => {
      const players = await Promise.all(Array.from({ length: crowd }, () => operator.player(1_000_000)));
      for (const { userId, token } of players) {
        await operator.deposit(token, needed.deposit);
        await giveDrawChances(operator.db, userId, chances);
      }
      operator.clock.time += 24 * 60 * 60_000;
      const sessions = await Promise.all(players.map(({ token }) => operator.sit(token)));
      operator.switches.force(
        'jackpot',
        deeds.flatMap(({ result }) => [result, result]),
      );

      const done = await Promise.all(
        deeds.map(async ({ who, stake }) => {
          const { token } = players[who]!;
          if (stake !== undefined) {
            const round = { session: sessions[who]!.session, roundId: randomUUID() };
            await operator.wallet.bet({ ...round, amount: stake }).catch(() => {});
            return undefined;
          }
          const requestId = randomUUID();
          const draw = () => operator.act('receiveDrawChance', { requestId }, token);
          const [one, other] = await Promise.all([draw(), draw()]);
          expect(other).toEqual(one);
          return { who, code: one.code!, data: one['data'] as { propId: number; count: number } | undefined };
        }),
      );
      operator.switches.force('jackpot', []);

      for (const [who, { userId }] of players.entries()) {
        const mine = done.filter((each) => each?.who === who);
        const won = mine.filter((each) => each?.code === 200);
        expect(won).toHaveLength(Math.min(chances, mine.length));
        expect(mine.filter((each) => each?.code !== 200 && each?.code !== 1003)).toEqual([]);
        const rows = await operator.db
          .selectFrom('jackpotDraws')
          .select(['propId', 'count'])
          .where('userId', '=', userId)
          .execute();
        const told = won.map((each) => `${each!.data!.propId}:${each!.data!.count}`);
        expect(rows.map(({ propId, count }) => `${propId}:${count}`).toSorted()).toEqual(told.toSorted());
        const left = await operator.db
          .selectFrom('drawChances')
          .select('num')
          .where('userId', '=', userId)
          .executeTakeFirstOrThrow();
        expect(left.num).toBe(chances - won.length);
      }
      const accounts = await ledgerAccounts(operator);
      for (const { balance, sum } of accounts) expect(balance).toBe(sum);
      for (const currency of new Set(accounts.map((each) => each.currency))) {
        const sides = accounts.filter((each) => each.currency === currency);
        expect(sides.reduce((total, { balance }) => total + balance, 0)).toBe(0);
      }
      for (const { balance } of accounts.filter(({ userId, kind }) => userId || kind.startsWith('pool:')))
        expect(balance).toBeGreaterThanOrEqual(0);
      const { rows } = await sql`
        select transfer_id from entries inner join accounts on accounts.id = account_id
        group by transfer_id, currency having sum(amount) <> 0`.execute(operator.db);
      expect(rows).toEqual([]);
    });
    await fc.assert(property, { numRuns, endOnFailure: true });
  },
  patience,
);
