import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openMoneyTest, type MoneyTest } from '#sandbox/testing/moneyTest.ts';
import { openOnPostgres } from '#sandbox/testing/onPostgres.ts';
import { hasServer } from '#sandbox/testing/postgresServer.ts';

const patience = 180_000;
const [crowd, rounds, bet] = [12, 12, 10_000];

describe.skipIf(!hasServer)('on a PostgreSQL', () => {
  let operator: MoneyTest;
  beforeAll(async () => {
    operator = await openOnPostgres(openMoneyTest);
  }, patience);
  afterAll(() => operator.close());

  test(
    'won and lost rounds of many players settle at once without a deadlock (N13)',
    async () => {
      const players = await Promise.all(
        Array.from({ length: crowd }, async () => {
          const { token } = await operator.player(rounds * bet);
          return { token, session: (await operator.sit(token)).session };
        }),
      );
      const play = async (session: string, place: number) => {
        for (let round = 0; round < rounds; round++) {
          const name = { session, roundId: `round ${round}` };
          await operator.wallet.bet({ ...name, amount: bet });
          await operator.wallet.win({ ...name, amount: (place + round) % 2 ? bet : 0 });
        }
      };
      const outcomes = await Promise.allSettled(players.map(({ session }, place) => play(session, place)));
      expect(outcomes.filter(({ status }) => status === 'rejected')).toEqual([]);
    },
    patience,
  );
});
