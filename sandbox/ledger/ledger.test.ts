import { fc } from '#tests/support/fastCheck.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestOperator } from '../testing/testOperator.ts';
import { balanceOf, move } from './ledger.ts';
import { coinDetail } from './records.ts';

let operator: Awaited<ReturnType<typeof openTestOperator>>;
beforeAll(async () => {
  operator = await openTestOperator();
});
afterAll(() => operator.close());

let refs = 0;
const time = 1;

/** Moves money in a transaction of its own; returns the balance, or the refusal. */
const post = (userId: number, amount: number, ref = `test:${++refs}`) =>
  operator.db
    .transaction()
    .execute((trx) => move(trx, { ref, userId, type: 'adjustment', amount, time }))
    .catch((error: unknown) => error as Error);

/** The balance of every ledger account, and the sum of its entries. */
async function ledgerAccounts() {
  const { rows } = await sql<{ kind: string; balance: number; sum: string }>`
    select accounts.kind, accounts.balance, coalesce(sum(entries.amount), 0) as sum
    from accounts left join entries on entries.account_id = accounts.id
    group by accounts.id`.execute(operator.db);
  return rows.map(({ kind, balance, sum }) => ({ kind, balance, sum: Number(sum) }));
}

test('whatever is moved at once, every balance is the sum of its entries, all of them sum to zero, and no player is below it', async () => {
  const amounts = fc.array(fc.integer({ min: -500, max: 500 }), { minLength: 1, maxLength: 20 });
  await fc.assert(
    fc.asyncProperty(fc.integer({ min: 0, max: 1_000 }), amounts, async (coin, moved) => {
      const { userId } = await operator.player(coin);
      const outcomes = await Promise.all(moved.map((amount) => post(userId, amount)));
      const took = moved.filter((_, place) => typeof outcomes[place] === 'number');
      expect(await balanceOf(operator.db, userId)).toBe(coin + took.reduce((sum, amount) => sum + amount, 0));

      const all = await ledgerAccounts();
      for (const { balance, sum } of all) expect(balance).toBe(sum);
      expect(all.reduce((sum, { balance }) => sum + balance, 0)).toBe(0);
      for (const { kind, balance } of all) if (kind === 'player') expect(balance).toBeGreaterThanOrEqual(0);
    }),
    { numRuns: 15 },
  );
});

test('of many who want the last peso at once, one gets it', async () => {
  const { userId } = await operator.player(100);
  const outcomes = await Promise.all(Array.from({ length: 30 }, () => post(userId, -100)));
  expect(outcomes.filter((outcome) => outcome === 0)).toHaveLength(1);
  expect(outcomes.filter((outcome) => outcome instanceof Error)).toHaveLength(29);
});

test('a movement repeated under its name moves nothing, and hears the first balance', async () => {
  const { userId } = await operator.player(1_000);
  const outcomes = await Promise.all(Array.from({ length: 5 }, () => post(userId, -300, 'once only')));
  expect(outcomes).toEqual([700, 700, 700, 700, 700]);
  await post(userId, -100);
  expect(await post(userId, -300, 'once only')).toBe(700);
  expect(await balanceOf(operator.db, userId)).toBe(600);
});

test('what is not whole hundredths is a mistake', async () => {
  const { userId } = await operator.player(1_000);
  expect(await post(userId, 0.5)).toBeInstanceOf(TypeError);
  expect(await balanceOf(operator.db, userId)).toBe(1_000);
});

test('even by hand no player is made to owe', async () => {
  const { userId } = await operator.player(5);
  const forced = operator.db
    .updateTable('accounts')
    .set({ balance: sql`-1` })
    .where('userId', '=', userId)
    .execute();
  await expect(forced).rejects.toThrow('never_negative');
});

test('the coin ledger tells the latest first, page by page', async () => {
  const { userId } = await operator.player(1_000);
  await post(userId, -300);
  await post(userId, 50);
  const first = await coinDetail(operator.db, userId, { pageNum: 1, pageSize: 2 });
  expect(first).toMatchObject({ pages: 2, total: 3 });
  expect(first.list.map(({ amount, balance }) => [amount, balance])).toEqual([
    [50, 750],
    [-300, 700],
  ]);
  const second = await coinDetail(operator.db, userId, { pageNum: 2, pageSize: 2 });
  expect(second.list).toMatchObject([{ amount: 1_000, typeName: 'Adjustment' }]);
  expect(await coinDetail(operator.db, userId, { pageNum: 1, pageSize: 2, type: 1 })).toMatchObject({
    list: [],
    pages: 0,
  });
});
