import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import * as activityTypes from '#contract/activityTypes.ts';
import { openLotteryTest, type LotteryTest } from '#sandbox/testing/lotteryTest.ts';
import { openOnPostgres } from '#sandbox/testing/onPostgres.ts';
import { hasServer } from '#sandbox/testing/postgresServer.ts';
import { roundToDraw } from './rounds.ts';

const patience = 180_000;
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
});
