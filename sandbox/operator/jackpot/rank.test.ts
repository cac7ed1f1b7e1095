import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { props } from '#contract/props.ts';
import { openMoneyTest, type MoneyTest } from '#sandbox/testing/moneyTest.ts';
import { fc, timesAsMany } from '../../../tests/support/fastCheck.ts';
import { bookDraw } from './draws.ts';
import { rankOf } from './rank.ts';

/** Timeout for many draws on a busy machine, milliseconds. */
const patience = 120_000;
const numRuns = 10 * timesAsMany;

let operator: MoneyTest;
beforeAll(async () => {
  operator = await openMoneyTest();
}, patience);
afterAll(() => operator.close());

const crowd = 3;
const draw = fc.record({
  who: fc.nat(crowd - 1),
  propId: fc.constantFrom(props.coin, props.coin, props.diamond),
  count: fc.constantFrom(100, 200, 300),
});

test(
  'random draws: the ranking has the largest win of money of each player, the first of equal ones (JP-10)',
  async () => {
    const { db, clock } = operator;
    const players = await Promise.all(Array.from({ length: crowd }, () => operator.player()));
    const property = fc.asyncProperty(fc.array(draw, { minLength: 4, maxLength: 12 }), async (draws) => {
      await sql`delete from jackpot_draws`.execute(db);
      const best = new Map<number, { count: number; time: number }>();
      for (const { who, propId, count } of draws) {
        clock.time += 1;
        const { userId } = players[who]!;
        const drawn = { userId, propId, count, money: 'own', time: clock.time } as const;
        await db.transaction().execute((trx) => bookDraw(trx, drawn));
        if (propId === props.coin && count > (best.get(userId)?.count ?? 0))
          best.set(userId, { count, time: clock.time });
      }
      const expected = [...best]
        .toSorted(([, one], [, two]) => two.count - one.count || one.time - two.time)
        .map(([userId, { count, time }], place) => ({ userId, win: { rank: place + 1, count, time } }));
      for (const { userId } of players) {
        const { allRank, personRank } = await rankOf(db, userId, { pageNum: 1, pageSize: 2 });
        expect(allRank).toMatchObject({ list: expected.slice(0, 2).map(({ win }) => win), total: expected.length });
        const own = expected.find((each) => each.userId === userId);
        if (own) expect(personRank).toMatchObject(own.win);
        else expect(personRank).toBeUndefined();
      }
    });
    await fc.assert(property, { numRuns, endOnFailure: true });
  },
  patience,
);
