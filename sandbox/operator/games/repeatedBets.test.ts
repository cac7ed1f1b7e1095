import { afterAll, beforeAll, expect, test } from 'vitest';
import { hundredths } from '#sandbox/hundredths.ts';
import { openMoneyTest, type MoneyTest } from '#sandbox/testing/moneyTest.ts';

let operator: MoneyTest;
beforeAll(async () => {
  operator = await openMoneyTest();
});
afterAll(() => operator.close());

const minute = 60_000;
const amount = 6_000;

/** A player in a game, limited as given, with a bet that was taken and not settled. */
async function withBet(kind?: string, value = 0) {
  const { token } = await operator.player(10_000);
  if (kind) await operator.limit(token, kind, 'day', value);
  const { session } = await operator.sit(token);
  const bet = { session, roundId: 'round-1', amount };
  expect(await operator.wallet.bet(bet)).toEqual({ coin: 4_000 });
  return { token, bet };
}
const copyOf = (bet: Parameters<MoneyTest['wallet']['bet']>[0]) =>
  operator.wallet.bet(bet).then(
    () => 'taken',
    (error: Error) => error.message,
  );

test.each(['loss', 'wager'])('a copy of the bet that used up a limit on %s is alreadyTaken (S1)', async (kind) => {
  const { bet } = await withBet(kind, 10_000);
  expect(await copyOf({ ...bet, roundId: 'round-2' })).toBe('ownLimit');
  expect(await copyOf(bet)).toBe('alreadyTaken');
  expect(await operator.wallet.win({ ...bet, amount: 9_000 })).toEqual({ coin: 13_000 });
});

test('a copy that comes after the time limit is alreadyTaken (S1)', async () => {
  const { token, bet } = await withBet('session', 15);
  for (let at = 1; at <= 15; at++) {
    operator.clock.time += minute;
    await operator.call('online', { gameId: 1001 }, token);
  }
  expect(await copyOf({ ...bet, roundId: 'round-2', amount: 100 })).toBe('ownLimit');
  expect(await copyOf(bet)).toBe('alreadyTaken');
});

test('a copy that comes after the game’s limits have changed is alreadyTaken (S1)', async () => {
  const { bet } = await withBet();
  const game = operator.db.updateTable('games').where('id', '=', 1001);
  await game.set({ maxBet: hundredths(amount - 1) }).execute();
  expect(await copyOf({ ...bet, roundId: 'round-2' })).toBe('limits');
  expect(await copyOf(bet)).toBe('alreadyTaken');
  await game.set({ maxBet: hundredths(100_000) }).execute();
});

test('a round whose copy is refused after exit or on a break is still settled or rolled back (S1)', async () => {
  const [left, away] = [await withBet(), await withBet()];
  await operator.act('exitGame', {}, left.token);
  await operator.act('selfExclude', { type: 1, hours: 24 }, away.token);
  for (const { bet } of [left, away]) expect(await copyOf(bet)).toBe('ended');
  expect(await operator.wallet.win({ ...left.bet, amount: 9_000 })).toEqual({ coin: 13_000 });
  expect(await operator.wallet.rollback(away.bet)).toEqual({ coin: 10_000 });
});
