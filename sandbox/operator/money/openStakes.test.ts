import { sql } from 'kysely';
import { expect, onTestFinished, test } from 'vitest';
import { memoryDb } from '#sandbox/db/memory.ts';
import { openMoneyTest, type MoneyTest } from '#sandbox/testing/moneyTest.ts';
import { planAsIfLarge, rowsReadBy } from '#sandbox/testing/rowsRead.ts';

/** A deposit, in hundredths, and its bonus: own money is staked first. */
const [own, bonus] = [50_000, 2_500];
/** Timeout for a database of its own on a busy machine, milliseconds. */
const patience = 60_000;

/** Adds settled rounds of a player, each in a game of its own, and requirements that they have met. */
async function addPast({ db, clock }: MoneyTest, userId: number, count: number): Promise<void> {
  const all = sql`select ${userId}::integer as user_id, ${userId} || ':' || num as name, ${clock.time}::bigint as time
    from generate_series(1, ${sql.lit(count)}) as num`;
  await sql`
    insert into stays (id, user_id, game_id, demo, launch_hash, launch_expires, launched, opened_at, closed_at)
    select name, user_id, 1001, false, name, time, true, time, time from (${all}) as past`.execute(db);
  await sql`
    insert into rounds (stay_id, round_id, user_id, at, bet, coin_after_bet, win, coin_after_win, settled_at)
    select name, '1', user_id, time, 100, 0, 0, 0, time from (${all}) as past`.execute(db);
  await sql`
    insert into requirements (ref, user_id, kind, need, done, time)
    select name, user_id, 'bonus', 100, 100, time from (${all}) as past`.execute(db);
  await sql`analyze`.execute(db);
}

/** The rows of a player that a settlement reads while bonus money is at stake, and the one that ends the bonus. */
async function readsOfSettlements(operator: MoneyTest, past: number) {
  const { db, wallet } = operator;
  const { token, userId } = await operator.player();
  await addPast(operator, userId, past);
  await operator.deposit(token, own);
  const { session } = await operator.sit(token);
  await wallet.bet({ session, roundId: 'own', amount: own });
  await wallet.bet({ session, roundId: 'bonus', amount: bonus });
  const reads = [];
  for (const roundId of ['own', 'bonus']) {
    const { rounds, stays, requirements } = await rowsReadBy(db, () => wallet.win({ session, roundId, amount: 0 }));
    reads.push({ rounds, stays, requirements });
  }
  expect(await operator.call('getExchange', {}, token)).toMatchObject({ coin: 0, needBet: 0, tradeInfo: { list: [] } });
  return reads;
}

test(
  'a settlement reads as many rows of its player however much they have played (S18)',
  async () => {
    const operator = await openMoneyTest({ db: await memoryDb() });
    onTestFinished(() => operator.close());
    await planAsIfLarge(operator.db);
    const few = await readsOfSettlements(operator, 10);
    expect(await readsOfSettlements(operator, 2_000)).toEqual(few);
  },
  patience,
);
