import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openMoneyTest, type MoneyTest } from '#sandbox/testing/moneyTest.ts';
import { openOnPostgres } from '#sandbox/testing/onPostgres.ts';
import { hasServer } from '#sandbox/testing/postgresServer.ts';
import { placesIn } from './places.ts';
import { keepScores, type Contest } from './scores.ts';

const patience = 180_000;
const [crowd, rounds, bet] = [6, 12, 1_000];

describe.skipIf(!hasServer)('on a PostgreSQL', () => {
  let operator: MoneyTest;
  beforeAll(async () => {
    operator = await openOnPostgres(openMoneyTest);
  }, patience);
  afterAll(() => operator.close());

  test(
    'a contest that is first requested during settlements counts each round once (RK-01)',
    async () => {
      const { db, clock, wallet } = operator;
      // After all seeded rounds.
      clock.time = Date.parse('2034-03-01T12:00+08:00');
      const sessions = await Promise.all(
        Array.from({ length: crowd }, async () => {
          const { token } = await operator.player(rounds * bet);
          return (await operator.sit(token)).session;
        }),
      );
      const play = async (session: string, place: number) => {
        for (let round = 0; round < rounds; round++) {
          const name = { session, roundId: `round ${round}` };
          await wallet.bet({ ...name, amount: bet });
          await wallet.win({ ...name, amount: (place + round) % 2 ? bet : 0 });
        }
      };
      const contests = Array.from(
        { length: rounds },
        (_, num): Contest => ({ by: 'bets', games: [], start: clock.time - num, end: clock.time + 1 }),
      );
      const ids: number[] = [];
      const request = async () => {
        for (const contest of contests) {
          const [id, again] = await Promise.all([keepScores(db, contest), keepScores(db, contest)]);
          expect(again).toBe(id);
          ids.push(id);
        }
      };
      await Promise.all([...sessions.map(play), request()]);
      for (const id of ids) {
        const places = await placesIn(db, id, { limit: crowd + 1 });
        expect(places.map(({ value }) => value)).toEqual(Array.from({ length: crowd }, () => rounds * bet));
      }
    },
    patience,
  );
});
