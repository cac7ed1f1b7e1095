import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestOperator } from '../testing/testOperator.ts';
import { Refusal } from '../operator/http/refusal.ts';
import { balanceOf, move } from './ledger.ts';
import { once, operationOf, type Work } from './operations.ts';

let operator: Awaited<ReturnType<typeof openTestOperator>>;
beforeAll(async () => {
  operator = await openTestOperator();
});
afterAll(() => operator.close());

const act = (userId: number, requestId: string, call = 'createRecharge') => ({ userId, requestId, call, time: 1 });

let refs = 0;
const spend =
  (userId: number, amount: number): Work<{ coin: number }>['book'] =>
  async (trx) => ({ coin: await move(trx, { ref: `act:${++refs}`, userId, type: 'bet', amount: -amount, time: 1 }) });

test('copies of an act that come together are done once and answered alike', async () => {
  const { userId } = await operator.player(1_000);
  const copies = Array.from({ length: 8 }, () =>
    once(operator.db, act(userId, 'same-act'), { book: spend(userId, 300) }),
  );
  for (const answer of await Promise.all(copies)) expect(answer).toEqual({ coin: 700 });
  expect(await balanceOf(operator.db, userId)).toBe(700);
  expect(await operationOf(operator.db, userId, 'same-act')).toMatchObject({ state: 'done', answer: { coin: 700 } });
});

test('a refused act leaves nothing behind, and stays refused when money has come', async () => {
  const { userId } = await operator.player(100);
  const refused = () => once(operator.db, act(userId, 'too-much'), { book: spend(userId, 300) });
  await expect(refused()).rejects.toMatchObject({ code: 3001 });
  await operator.db
    .transaction()
    .execute((trx) => move(trx, { ref: 'later', userId, type: 'win', amount: 900, time: 1 }));
  await expect(refused()).rejects.toMatchObject({ code: 3001 });
  expect(await balanceOf(operator.db, userId)).toBe(1_000);
});

test('the same id for another call is refused, and another player may use it', async () => {
  const [one, other] = [await operator.player(1_000), await operator.player(1_000)];
  await once(operator.db, act(one.userId, 'my-act-1'), { book: spend(one.userId, 1) });
  const otherCall = once(operator.db, act(one.userId, 'my-act-1', 'exitGame'), { book: spend(one.userId, 1) });
  await expect(otherCall).rejects.toMatchObject({ code: 400, details: { field: 'requestId' } });
  expect(await once(operator.db, act(other.userId, 'my-act-1'), { book: spend(other.userId, 2) })).toEqual({
    coin: 998,
  });
});

test('what failed by accident was not done, and may be tried again', async () => {
  const { userId } = await operator.player(1_000);
  const broken = once(operator.db, act(userId, 'accident'), { book: () => Promise.reject(new Error('disk full')) });
  await expect(broken).rejects.toThrow('disk full');
  expect(await operationOf(operator.db, userId, 'accident')).toBeUndefined();
  expect(await once(operator.db, act(userId, 'accident'), { book: spend(userId, 1) })).toEqual({ coin: 999 });
});

test('an act that was booked but not finished is finished by its next copy', async () => {
  const { userId } = await operator.player(1_000);
  const book = spend(userId, 400);
  const lost = once(operator.db, act(userId, 'two-steps'), {
    book,
    finish: () => Promise.reject(new Error('power cut')),
  });
  await expect(lost).rejects.toThrow('power cut');
  expect(await operationOf(operator.db, userId, 'two-steps')).toMatchObject({ state: 'begun' });
  const finish = async ({ coin }: { coin: number }) => ({ coin, finished: true });
  expect(await once(operator.db, act(userId, 'two-steps'), { book, finish })).toEqual({ coin: 600, finished: true });
  expect(await once(operator.db, act(userId, 'two-steps'), { book, finish })).toEqual({ coin: 600, finished: true });
  expect(await balanceOf(operator.db, userId)).toBe(600);
});

test('an act that is refused at its second step is refused for good', async () => {
  const { userId } = await operator.player(1_000);
  const finish = () => Promise.reject(new Refusal(3007, 'The gateway is away'));
  const gone = () => once(operator.db, act(userId, 'no-gateway'), { book: spend(userId, 1), finish });
  await expect(gone()).rejects.toMatchObject({ code: 3007 });
  await expect(gone()).rejects.toMatchObject({ code: 3007 });
  expect(await operationOf(operator.db, userId, 'no-gateway')).toMatchObject({ state: 'refused' });
});
