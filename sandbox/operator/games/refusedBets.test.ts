import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { move } from '#sandbox/ledger/ledger.ts';
import { openTestOperator } from '#sandbox/testing/testOperator.ts';
import { createSeamlessWallet } from './seamlessWallet.ts';

let operator: Awaited<ReturnType<typeof openTestOperator>>;
beforeAll(async () => {
  operator = await openTestOperator();
});
afterAll(() => operator.close());

test('a bet refused for a low balance stays refused, whatever is deposited (N4)', async () => {
  const { db, clock } = operator;
  const wallet = createSeamlessWallet(db, () => clock.time);
  const { userId, token } = await operator.player(1_000);
  const { url } = await operator.call('startGame', { gameId: 1001, requestId: randomUUID() }, token);
  const launch = new URL(String(url)).searchParams.get('launch')!;
  const { session } = await wallet.session({ launch });
  const bet = { session, roundId: 'round-1', amount: 2_000 };
  await expect(wallet.bet(bet)).rejects.toThrow('insufficient');
  await db
    .transaction()
    .execute((trx) => move(trx, { ref: 'more', userId, type: 'adjustment', amount: 20_000, time: clock.time }));
  await expect(wallet.bet(bet)).rejects.toThrow('rolledBack');
  await expect(wallet.rollback(bet)).resolves.toEqual({ coin: 1_000 });
  await expect(wallet.bet({ ...bet, roundId: 'round-2' })).resolves.toEqual({ coin: 19_000 });
});
