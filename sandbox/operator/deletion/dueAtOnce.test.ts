import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { lockPlayer } from '#sandbox/db/lockPlayer.ts';
import { mostConnections } from '#sandbox/db/postgresPool.ts';
import { codesOf, openMoneyTest, type MoneyTest } from '#sandbox/testing/moneyTest.ts';
import { openOnPostgres } from '#sandbox/testing/onPostgres.ts';
import { hasServer } from '#sandbox/testing/postgresServer.ts';
import { waitingForLocks } from '#sandbox/testing/waitingForLocks.ts';
import type { Answer } from '#sandbox/testing/testOperator.ts';

/** How long a test may take, and a transaction until it waits, milliseconds. */
const [patience, soon] = [180_000, 10_000];

/** How many calls of one player run at a time. */
const atOnce = 3;

describe.skipIf(!hasServer)('on a PostgreSQL', () => {
  let operator: MoneyTest;
  beforeAll(async () => {
    operator = await openOnPostgres(openMoneyTest);
  }, patience);
  afterAll(() => operator.close());

  test(
    'calls of a player whose account is due and held open lock it in their turns alone (ME-09, S30)',
    async () => {
      const { db, clock } = operator;
      const [{ token, userId }, other] = [await operator.player(), await operator.player(1_000)];
      await operator.order(token, 20_000);
      await db.insertInto('deletions').values({ userId, requestedAt: clock.time, deletesAt: clock.time }).execute();
      const calls: Promise<Answer>[] = [];
      await db.transaction().execute(async (trx) => {
        await lockPlayer(trx, userId);
        for (let call = 0; call <= mostConnections; call++) calls.push(operator.call('refreshData', {}, token));
        await vi.waitFor(async () => expect(await waitingForLocks(db)).toBe(atOnce), { timeout: soon });
        expect(await operator.call('refreshData', {}, other.token)).toMatchObject({ errcode: 0, coin: 1_000 });
        expect(await waitingForLocks(db)).toBe(atOnce);
      });
      expect(codesOf(await Promise.all(calls))).toEqual(calls.map(() => 0));
    },
    patience,
  );
});
