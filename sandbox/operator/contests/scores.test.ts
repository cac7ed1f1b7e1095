import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openMoneyTest, type MoneyTest } from '#sandbox/testing/moneyTest.ts';
import { fc, timesAsMany } from '../../../tests/support/fastCheck.ts';
import { placeIn, placesIn } from './places.ts';
import { keepScores, keptId, type Contest } from './scores.ts';

const minute = 60_000;
const day = 24 * 60 * minute;
/** Timeout for many rounds on a busy machine, milliseconds. */
const patience = 120_000;
const numRuns = 5 * timesAsMany;

/** The game of the contests by wins, and another. */
const [game, other] = [1001, 1004] as const;

let operator: MoneyTest;
/** Noon on another day for every contest, long after all seeded data. */
let begin = Date.parse('2034-03-01T12:00+08:00');
beforeAll(async () => {
  operator = await openMoneyTest();
}, patience);
afterAll(() => operator.close());

/** Contests of an hour that begins now. */
function nextHour(): Record<Contest['by'], Contest> {
  begin += day;
  operator.clock.time = begin;
  const times = { start: begin, end: begin + 60 * minute };
  return { bets: { by: 'bets', games: [], ...times }, wins: { by: 'wins', games: [game], ...times } };
}

/** Plays a round on a game. */
async function play(token: string, gameId: number, amount: number, won: number) {
  const { session } = await operator.sit(token, gameId);
  const round = { session, roundId: randomUUID() };
  await operator.wallet.bet({ ...round, amount });
  return () => operator.wallet.win({ ...round, amount: won });
}

/** Takes all settlements out of the rounds: what still counts them has kept them. */
const forgetSettlements = () => sql`update rounds set settled_at = null`.execute(operator.db);

test('the rounds of a contest are read once, and each settled one adds to its scores (RK-01, SL-02)', async () => {
  const { bets, wins } = nextHour();
  const { userId, token } = await operator.player(100_000);
  const settle = async (...round: [gameId: number, amount: number, won: number]) => (await play(token, ...round))();
  await settle(game, 1_000, 5_000);
  expect(await keptId(operator.db, bets)).toBeUndefined();
  const [ofBets, ofWins] = [await keepScores(operator.db, bets), await keepScores(operator.db, wins)];
  expect(await keepScores(operator.db, bets)).toBe(ofBets);
  await forgetSettlements();
  await settle(game, 2_000, 4_000);
  await settle(other, 1_000, 9_000);
  expect(await placeIn(operator.db, ofBets, userId)).toMatchObject({ rank: 1, value: 4_000, gap: 0 });
  expect(await placeIn(operator.db, ofWins, userId)).toMatchObject({ rank: 1, value: 500 });
  await settle(game, 300, 1_999);
  expect(await placeIn(operator.db, ofWins, userId)).toMatchObject({ value: 666 });
  operator.clock.time = bets.end;
  await settle(game, 100, 9_000);
  expect(await placeIn(operator.db, ofBets, userId)).toMatchObject({ value: 4_300 });
  expect(await placeIn(operator.db, ofWins, userId)).toMatchObject({ value: 666 });
});

const crowd = 3;
/** A round, the minutes since the previous one, and whether the contest is requested while it is settled. */
const deed = fc.record({
  who: fc.nat(crowd - 1),
  gameId: fc.constantFrom(game, game, other),
  amount: fc.constantFrom(100, 200, 300),
  won: fc.constantFrom(0, 100, 400, 500),
  later: fc.nat(2),
  isRequested: fc.boolean(),
});

test(
  'random wins: the best ones are those of the rounds, whenever the contest was first requested (SL-02)',
  async () => {
    const property = fc.asyncProperty(fc.array(deed, { minLength: 6, maxLength: 14 }), async (deeds) => {
      const { wins } = nextHour();
      const players = await Promise.all(Array.from({ length: crowd }, () => operator.player(100_000)));
      const best = new Map<number, { value: number; reached: number }>();
      for (const { who, gameId, amount, won, later, isRequested } of deeds) {
        operator.clock.time += later * minute;
        const { userId, token } = players[who]!;
        const settle = await play(token, gameId, amount, won);
        await Promise.all([settle(), isRequested && keepScores(operator.db, wins)]);
        const value = Math.floor((won * 100) / amount);
        if (gameId === game && won > amount && value > (best.get(userId)?.value ?? 0))
          best.set(userId, { value, reached: operator.clock.time });
      }
      const expected = [...best]
        .toSorted(([a, one], [b, two]) => two.value - one.value || one.reached - two.reached || a - b)
        .map(([userId, { value }], place) => ({ rank: place + 1, userId, value }));
      const id = await keepScores(operator.db, wins);
      const places = await placesIn(operator.db, id, { limit: crowd });
      expect(places.map(({ rank, userId, value }) => ({ rank, userId, value }))).toEqual(expected);
      for (const { userId } of players) {
        const place = expected.find((each) => each.userId === userId);
        const own = await placeIn(operator.db, id, userId);
        expect(own && { rank: own.rank, userId, value: own.value }).toEqual(place);
      }
    });
    await fc.assert(property, { numRuns, endOnFailure: true });
  },
  patience,
);
