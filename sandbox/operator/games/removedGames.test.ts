import { afterAll, beforeAll, expect, test } from 'vitest';
import { openMoneyTest, type MoneyTest } from '#sandbox/testing/moneyTest.ts';
import { heldBack } from '../deletion/heldBack.ts';

const gameId = 1001;

let operator: MoneyTest;
beforeAll(async () => {
  operator = await openMoneyTest();
});
afterAll(() => operator.close());

test('open rounds of a game that has been removed are won and taken back, and it takes no bets (S1)', async () => {
  const { db, wallet, clock } = operator;
  const { token, userId } = await operator.player(10_000);
  const { session } = await operator.sit(token, gameId);
  for (const roundId of ['won', 'back']) await wallet.bet({ session, roundId, amount: 1_000 });
  await db.deleteFrom('games').where('id', '=', gameId).execute();
  expect(await heldBack(db, userId, clock.time)).toMatchObject({ inProgress: true });
  await expect(wallet.bet({ session, roundId: 'late', amount: 1_000 })).rejects.toThrow('ended');
  await expect(wallet.win({ session, roundId: 'won', amount: 3_000 })).resolves.toEqual({ coin: 11_000 });
  await expect(wallet.rollback({ session, roundId: 'back' })).resolves.toEqual({ coin: 12_000 });
  expect(await heldBack(db, userId, clock.time)).toMatchObject({ inProgress: false });
});
