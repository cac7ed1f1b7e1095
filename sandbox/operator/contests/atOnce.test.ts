import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { mostConnections } from '#sandbox/db/postgresPool.ts';
import { lockHouse } from '#sandbox/ledger/transfer.ts';
import { openMoneyTest, type MoneyTest } from '#sandbox/testing/moneyTest.ts';
import { openOnPostgres } from '#sandbox/testing/onPostgres.ts';
import { hasServer } from '#sandbox/testing/postgresServer.ts';
import { placesIn } from './places.ts';
import { keepScores, type Contest } from './scores.ts';

/** How long many rounds may take, and a transaction until it waits, milliseconds. */
const [patience, soon] = [180_000, 10_000];
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
      const contests = Array.from({ length: rounds }, (_, num): Contest => ({
        by: 'bets',
        games: [],
        start: clock.time - num,
        end: clock.time + 1,
      }));
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

  test(
    'contests that are first requested at once take one connection (RK-01)',
    async () => {
      const { db } = operator;
      const waiting = async () =>
        (await sql<{ num: number }>`select count(*)::integer as num from pg_locks where not granted`.execute(db)).rows;
      const contests = Array.from({ length: mostConnections + 1 }, (_, num): Contest => ({
        by: 'bets',
        games: [],
        start: num,
        end: num + 1,
      }));
      let kept: Promise<number[]> | undefined;
      await db.transaction().execute(async (trx) => {
        await lockHouse(trx, 'games');
        kept = Promise.all(contests.map((contest) => keepScores(db, contest)));
        await vi.waitFor(async () => expect(await waiting()).toEqual([{ num: 1 }]), { timeout: soon });
        for (let time = 0; time < mostConnections; time++) expect(await waiting()).toEqual([{ num: 1 }]);
      });
      expect(new Set(await kept).size).toBe(contests.length);
    },
    patience,
  );
});
