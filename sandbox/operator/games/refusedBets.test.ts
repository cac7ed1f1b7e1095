import { afterAll, beforeAll, expect, test } from 'vitest';
import { move } from '#sandbox/ledger/ledger.ts';
import { openKycTest, type KycTest } from '#sandbox/testing/kycTest.ts';
import { spend } from '../identity/budgets.ts';
import { budgetOf } from './refusedBets.ts';

const day = 24 * 60 * 60_000;

let operator: KycTest;
beforeAll(async () => {
  operator = await openKycTest();
});
afterAll(() => operator.close());

/** A player in an open game with this much money. */
async function inGame(coin: number) {
  const player = await operator.player(coin);
  return { ...player, session: (await operator.sit(player.token)).session };
}

const give = (userId: number, amount: number) =>
  operator.db
    .transaction()
    .execute((trx) =>
      move(trx, { ref: crypto.randomUUID(), userId, type: 'adjustment', amount, time: operator.clock.time }),
    );

const roundsOf = (userId: number) =>
  operator.db
    .selectFrom('rounds')
    .innerJoin('stays', 'stays.id', 'rounds.stayId')
    .select('rounds.roundId')
    .where('stays.userId', '=', userId)
    .execute();

test('a bet refused for a low balance stays refused, whatever is deposited (N4)', async () => {
  const { wallet } = operator;
  const { userId, session } = await inGame(1_000);
  const bet = { session, roundId: 'round-1', amount: 2_000 };
  await expect(wallet.bet(bet)).rejects.toThrow('insufficient');
  await give(userId, 20_000);
  await expect(wallet.bet(bet)).rejects.toThrow('rolledBack');
  await expect(wallet.rollback(bet)).resolves.toEqual({ coin: 1_000 });
  await expect(wallet.bet({ ...bet, roundId: 'round-2' })).resolves.toEqual({ coin: 19_000 });
});

test('a bet refused until the identity is verified stays refused afterwards (N4)', async () => {
  const { wallet } = operator;
  const { token, session, userId } = await inGame(1_000);
  const first = await operator.verified('Elena Macaraeg');
  await operator.act('selfExclude', { type: 2, months: 6 }, first.token);
  await operator.submit(token, first.person);
  const bet = { session, roundId: 'round-1', amount: 100 };
  await expect(wallet.bet(bet)).rejects.toThrow('ended');
  await operator.db.deleteFrom('kycChecks').where('userId', '=', userId).execute();
  await expect(wallet.bet(bet)).rejects.toThrow('rolledBack');
  await expect(wallet.bet({ ...bet, roundId: 'round-2' })).resolves.toEqual({ coin: 900 });
});

test('a bet outside the game’s limits stays refused when they change (N4)', async () => {
  const { db, wallet } = operator;
  const { session } = await inGame(1_000);
  const bet = { session, roundId: 'round-1', amount: 10 };
  await expect(wallet.bet(bet)).rejects.toThrow('limits');
  const { minBet } = await db.selectFrom('games').select('minBet').where('id', '=', 1001).executeTakeFirstOrThrow();
  const limit = (coin: number) =>
    db
      .updateTable('games')
      .set({ minBet: coin as never })
      .where('id', '=', 1001)
      .execute();
  await limit(10);
  await expect(wallet.bet(bet)).rejects.toThrow('rolledBack');
  await limit(minBet);
});

test('too many refused bets end the game, and each more leaves a game for good (S18)', async () => {
  const { wallet } = operator;
  const { userId, token, session } = await inGame(0);
  const told: unknown[] = [];
  const refusal = async (at: string, roundId: string) =>
    wallet.bet({ session: at, roundId, amount: 100 }).catch((error: Error) => error.message);
  const budget = budgetOf(userId);
  await spend(operator.db, budget, operator.clock.time, budget.most - 1);
  for (const roundId of ['round-1', 'round-1', 'round-2', 'round-more']) told.push(await refusal(session, roundId));
  expect(told).toEqual(['insufficient', 'rolledBack', 'insufficient', 'ended']);
  expect(await roundsOf(userId)).toHaveLength(2);
  const again = await operator.sit(token);
  expect(await refusal(again.session, 'round-1')).toBe('insufficient');
  expect(await refusal(again.session, 'round-2')).toBe('ended');
  await give(userId, 1_000);
  expect(await refusal(session, 'round-more')).toBe('ended');
  expect(await refusal(again.session, 'round-1')).toBe('rolledBack');
  operator.clock.time += day;
  const next = await operator.sit(token);
  expect(await refusal(next.session, 'round-1')).toEqual({ coin: 900 });
});
