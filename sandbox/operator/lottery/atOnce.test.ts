import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import * as activityTypes from '#contract/activityTypes.ts';
import * as codes from '#contract/codes.ts';
import { mostConnections } from '#sandbox/db/postgresPool.ts';
import { openLotteryTest, type LotteryTest } from '#sandbox/testing/lotteryTest.ts';
import { openOnPostgres } from '#sandbox/testing/onPostgres.ts';
import { hasServer } from '#sandbox/testing/postgresServer.ts';
import { roundToDraw } from './rounds.ts';

/** How long a test may take, and a transaction until it waits, milliseconds. */
const [patience, soon] = [180_000, 10_000];
const daily = activityTypes.Lottery;

describe.skipIf(!hasServer)('on a PostgreSQL', () => {
  let operator: LotteryTest;
  beforeAll(async () => {
    operator = await openOnPostgres(openLotteryTest);
  }, patience);
  afterAll(() => operator.close());

  test(
    'the statements of a draw take as long as they need (LO-04)',
    async () => {
      const { db, context, clock } = operator;
      await sql`create table limits_of_draws (value text)`.execute(db);
      await sql`create function note_limit() returns trigger language plpgsql as $$ begin
        insert into limits_of_draws values (current_setting('statement_timeout')); return null; end $$`.execute(db);
      await sql`create trigger note_limit before update on lottery_entries
        for each statement execute function note_limit()`.execute(db);
      await operator.draw();
      await roundToDraw(context, daily, clock.time);
      const { rows } = await sql`select distinct value from limits_of_draws`.execute(db);
      expect(rows).toEqual([{ value: '0' }]);
    },
    patience,
  );

  test(
    'calls during a draw take one connection, and those of players go on (LO-04)',
    async () => {
      const { db, context, clock, info, history, buy, claim } = operator;
      const waiting = async () =>
        (await sql<{ num: number }>`select count(*)::integer as num from pg_locks where not granted`.execute(db)).rows;
      const { token } = await operator.holder(2);
      const other = await operator.player(1_000);
      const { orderNo } = await buy(token);
      const { round } = await info();
      await operator.draw();
      const drawAll = () =>
        Promise.all(Array.from({ length: mostConnections + 1 }, () => roundToDraw(context, daily, clock.time)));
      let drawn: ReturnType<typeof drawAll> | undefined;
      await db.transaction().execute(async (trx) => {
        await trx.selectFrom('lotteryRounds').select('id').where('id', '=', round).forUpdate().execute();
        drawn = drawAll();
        const shown = await Promise.all([info(token), info(token), info(), info(), info(other.token)]);
        await vi.waitFor(async () => expect(await waiting()).toEqual([{ num: 1 }]), { timeout: soon });
        for (const each of shown) expect(each.round).toBe(round);
        expect((await history()).list.map((each) => each.round)).not.toContain(round);
        expect((await operator.orders(token)).list).toMatchObject([{ orderNo, status: 0 }]);
        expect(await buy(token, { round })).toMatchObject({ errcode: codes.closed });
        expect(await claim(token, orderNo)).toMatchObject({ errcode: codes.conditionUnmet });
        expect(await operator.call('refreshData', {}, other.token)).toMatchObject({ errcode: 0, coin: 1_000 });
        expect(await waiting()).toEqual([{ num: 1 }]);
      });
      const ids = (await drawn)!.map(({ id }) => id);
      expect(new Set(ids).size).toBe(1);
      expect(ids[0]).not.toBe(round);
      expect(await info(token)).toMatchObject({ round: ids[0], lastResult: { round } });
    },
    patience,
  );
});
