import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { rankPeriods } from '#contract/rewards/contests.ts';
import { openMoneyTest, type MoneyTest } from '#sandbox/testing/moneyTest.ts';
import { fc, timesAsMany } from '../../../tests/support/fastCheck.ts';
import { spanAt } from './periods.ts';
import { keepPlaces, ownPlace, standingsOf } from './standings.ts';

const hour = 60 * 60 * 1_000;
/** Timeout for many rounds on a busy machine, milliseconds. */
const patience = 120_000;
const numRuns = 6 * timesAsMany;

let operator: MoneyTest;
beforeAll(async () => {
  operator = await openMoneyTest();
}, patience);
afterAll(() => operator.close());

const crowd = 3;
/**
 * A bet with its player and amount, the half hours since the previous bet, the end of the round, and whether the places
 * are requested meanwhile.
 */
const deed = fc.record({
  who: fc.nat(crowd - 1),
  amount: fc.constantFrom(100, 200, 300),
  later: fc.nat(40),
  end: fc.constantFrom('won', 'lost', 'lost', 'returned', 'open'),
  isRequested: fc.boolean(),
});
type End = 'won' | 'lost' | 'returned' | 'open';

interface Bet {
  userId: number;
  amount: number;
  settledAt: number;
}

/** The ledger's bets of all settled rounds, with the time at which this test settled them. */
async function betsOf(settled: ReadonlyMap<string, number>): Promise<Bet[]> {
  const rows = await operator.db
    .selectFrom('entries')
    .innerJoin('accounts', 'accounts.id', 'entries.accountId')
    .innerJoin('transfers', 'transfers.id', 'entries.transferId')
    .select(['accounts.userId', 'entries.amount', 'transfers.ref'])
    .where('accounts.kind', '=', 'player')
    .where('accounts.currency', '=', 'coin')
    .where('transfers.ref', 'in', [...settled.keys()])
    .execute();
  return rows.map(({ userId, amount, ref }) => ({ userId, amount: 0 - amount, settledAt: settled.get(ref)! }));
}

/** The standings of these bets, computed without the database: by sum, and by who reached an equal sum first. */
function recomputed(bets: readonly Bet[], { start, end }: { start: number; end: number }) {
  const sums = new Map<number, { value: number; reached: number }>();
  for (const { userId, amount, settledAt } of bets) {
    if (settledAt < start || settledAt >= end) continue;
    const before = sums.get(userId) ?? { value: 0, reached: 0 };
    sums.set(userId, { value: before.value + amount, reached: Math.max(before.reached, settledAt) });
  }
  return [...sums]
    .toSorted(([a, one], [b, other]) => other.value - one.value || one.reached - other.reached || a - b)
    .map(([userId, { value }], place) => ({ rank: place + 1, userId, value }));
}

test(
  'random bets, settlements and returns: standings always match the ledger (RK-01)',
  async () => {
    // A Sunday at the end of a month, so that day, week and month change within a few rounds.
    let begin = Date.parse('2032-02-29T12:00+08:00');
    const property = fc.asyncProperty(fc.array(deed, { minLength: 6, maxLength: 14 }), async (deeds) => {
      operator.clock.time = begin;
      const players = await Promise.all(Array.from({ length: crowd }, () => operator.player(100_000)));
      const sessions = await Promise.all(players.map(({ token }) => operator.sit(token)));
      const settled = new Map<string, number>();
      for (const { who, amount, later, end, isRequested } of deeds) {
        operator.clock.time += (later * hour) / 2;
        const round = { session: sessions[who]!.session, roundId: randomUUID() };
        await operator.wallet.bet({ ...round, amount });
        await Promise.all([finish(round, amount, end), isRequested && keepAll(operator.clock.time)]);
        if (end === 'won' || end === 'lost') settled.set(`bet:${round.session}:${round.roundId}`, operator.clock.time);
      }
      const bets = settled.size > 0 ? await betsOf(settled) : [];
      expect(bets).toHaveLength(settled.size);
      for (const kind of Object.values(rankPeriods)) {
        for (const at of [begin, begin + 24 * hour, operator.clock.time]) {
          const span = spanAt(kind, at, {});
          // Earlier runs have no bets in these periods.
          const expected = recomputed(bets, span);
          const { list, total } = await standingsOf(operator.db, span, { pageNum: 1, pageSize: 20 });
          expect(list.map(({ rank, userId, value }) => ({ rank, userId, value }))).toEqual(expected);
          expect(total).toBe(expected.length);
          for (const { userId } of players) {
            const place = expected.find((each) => each.userId === userId);
            const before = place && expected[place.rank - 2];
            const gap = before ? before.value - place.value : 0;
            expect(await ownPlace(operator.db, span, userId)).toEqual(
              place && { ...place, gap, nickname: expect.any(String) },
            );
          }
        }
      }
      begin += 10 * 366 * 24 * hour;
    });
    await fc.assert(property, { numRuns, endOnFailure: true });
  },
  patience,
);

/** Keeps the places of all periods around a time. */
const keepAll = (time: number) =>
  Promise.all(Object.values(rankPeriods).map((kind) => keepPlaces(operator.db, spanAt(kind, time, {}))));

async function finish(round: { session: string; roundId: string }, amount: number, end: End) {
  if (end === 'won') await operator.wallet.win({ ...round, amount: amount * 2 });
  if (end === 'lost') await operator.wallet.win({ ...round, amount: 0 });
  if (end === 'returned') await operator.wallet.rollback(round);
}
