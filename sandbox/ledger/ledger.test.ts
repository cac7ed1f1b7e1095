import { fc } from '../../tests/support/fastCheck.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestOperator } from '../testing/testOperator.ts';
import type { Currency } from './currencies.ts';
import { amountOf, balanceOf, move } from './ledger.ts';
import { coinDetail, currencyLog } from './records.ts';
import { post as book } from './transfer.ts';

let operator: Awaited<ReturnType<typeof openTestOperator>>;
beforeAll(async () => {
  operator = await openTestOperator();
});
afterAll(() => operator.close());

/** Timeout for many bookings on a busy machine, milliseconds. */
const patience = 30_000;

let refs = 0;
const time = 1;

/** Books a movement in its own transaction; returns the balance or the refusal. */
const post = (userId: number, amount: number, ref = `test:${++refs}`, currency: Currency = 'coin') =>
  operator.db
    .transaction()
    .execute((trx) => move(trx, { ref, userId, type: 'adjustment', amount, time, currency }))
    .catch((error: unknown) => error as Error);

/** The balance of every ledger account, and the sum of its entries. */
async function ledgerAccounts() {
  const { rows } = await sql<{ userId: number; kind: string; currency: Currency; balance: number; sum: string }>`
    select accounts.user_id as "userId", accounts.kind, accounts.currency, accounts.balance, coalesce(sum(entries.amount), 0) as sum
    from accounts left join entries on entries.account_id = accounts.id
    group by accounts.id`.execute(operator.db);
  return rows.map(({ sum, ...account }) => ({ ...account, sum: Number(sum) }));
}

const currencies = ['coin', 'points', 'diamond', 'lottery', 'activity', 'item:40001'] as const;

test(
  'concurrent transfers preserve balances, zero sums and non-negative players',
  async () => {
    const amount = fc.integer({ min: -500, max: 500 });
    const moves = fc.array(fc.tuple(fc.constantFrom(...currencies), amount), { minLength: 1, maxLength: 20 });
    await fc.assert(
      fc.asyncProperty(fc.integer({ min: 0, max: 1_000 }), moves, async (coin, moved) => {
        const { userId } = await operator.player(coin);
        const outcomes = await Promise.all(
          moved.map(([currency, change]) => post(userId, change, undefined, currency)),
        );
        const all = await ledgerAccounts();
        for (const { balance, sum } of all) expect(balance).toBe(sum);
        const total = (amounts: { balance: number }[]) => amounts.reduce((sum, { balance }) => sum + balance, 0);
        for (const currency of currencies) {
          const took = moved.filter(([of], place) => of === currency && typeof outcomes[place] === 'number');
          const first = currency === 'coin' ? coin : 0;
          const sides = all.filter((account) => account.currency === currency);
          expect(total(sides.filter((side) => side.userId === userId))).toBe(
            took.reduce((sum, [, change]) => sum + change, first),
          );
          expect(total(sides)).toBe(0);
        }
        const owned = ({ kind }: { kind: string }) => kind === 'player' || kind.startsWith('pool:');
        for (const { balance } of all.filter(owned)) expect(balance).toBeGreaterThanOrEqual(0);
      }),
      { numRuns: 15 },
    );
  },
  patience,
);

test('a transfer that does not sum to zero per currency throws and books nothing', async () => {
  const { userId } = await operator.player(100);
  const side = (currency: Currency, amount: number) => ({ kind: 'player', userId, currency, amount });
  const house = { kind: 'shop', userId: 0, currency: 'points' as const, amount: -100 };
  const booked = operator.db
    .transaction()
    .execute((trx) => book(trx, { ref: 'mixed', type: 6, time }, [side('diamond', 100), house]));
  await expect(booked).rejects.toThrow('The sides sum to 100 of diamond');
  expect(await amountOf(operator.db, userId, 'diamond')).toBe(0);
});

test('only one of many concurrent spends gets the last peso', async () => {
  const { userId } = await operator.player(100);
  const outcomes = await Promise.all(Array.from({ length: 30 }, () => post(userId, -100)));
  expect(outcomes.filter((outcome) => outcome === 0)).toHaveLength(1);
  expect(outcomes.filter((outcome) => outcome instanceof Error)).toHaveLength(29);
});

test('concurrent first movements of a currency book, and overspending is refused', async () => {
  const { userId } = await operator.player();
  const credits = await Promise.all([1, 2, 3].map(() => post(userId, 5, undefined, 'item:40004')));
  expect(new Set(credits)).toEqual(new Set([5, 10, 15]));
  expect(await post(userId, -16, undefined, 'item:40004')).toMatchObject({ code: 3001 });
  expect(await post(userId, -1, undefined, 'item:40003')).toMatchObject({ code: 3001 });
  expect(await balanceOf(operator.db, userId)).toBe(0);
});

test('a repeated transfer moves nothing and returns the first balance', async () => {
  const { userId } = await operator.player(1_000);
  const outcomes = await Promise.all(Array.from({ length: 5 }, () => post(userId, -300, 'once only')));
  expect(outcomes).toEqual([700, 700, 700, 700, 700]);
  await post(userId, -100);
  expect(await post(userId, -300, 'once only')).toBe(700);
  expect(await balanceOf(operator.db, userId)).toBe(600);
});

test('a refused transfer uses up no number of an account', async () => {
  const { userId } = await operator.player(1_000);
  const last = () => sql<{ last: string }>`select last_value as last from accounts_id_seq`.execute(operator.db);
  const before = await last();
  for (let attempt = 0; attempt < 3; attempt++) expect(await post(userId, -1_001)).toBeInstanceOf(Error);
  expect((await last()).rows).toEqual(before.rows);
});

test('amounts that are not whole hundredths throw', async () => {
  const { userId } = await operator.player(1_000);
  expect(await post(userId, 0.5)).toBeInstanceOf(TypeError);
  expect(await balanceOf(operator.db, userId)).toBe(1_000);
});

test('the database itself prevents a negative player balance', async () => {
  const { userId } = await operator.player(5);
  const forced = operator.db
    .updateTable('accounts')
    .set({ balance: sql`-1` })
    .where('userId', '=', userId)
    .execute();
  await expect(forced).rejects.toThrow('never_negative');
});

test('the coin ledger lists the latest entries first, page by page', async () => {
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

test('another currency has its own log, latest first, with running balances', async () => {
  const { userId } = await operator.player(1_000);
  await post(userId, 30, undefined, 'points');
  await post(userId, -10, undefined, 'points');
  await post(userId, 7, undefined, 'diamond');
  const log = await currencyLog(operator.db, userId, 'points', { pageNum: 1, pageSize: 20 });
  expect(log).toMatchObject({ pages: 1, total: 2 });
  expect(log.list).toMatchObject([
    { time, type: 6, typeName: 'Adjustment', change: -10, balance: 20 },
    { time, type: 6, typeName: 'Adjustment', change: 30, balance: 30 },
  ]);
  expect(await coinDetail(operator.db, userId, { pageNum: 1, pageSize: 20 })).toMatchObject({ total: 1 });
});
