import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { openTestOperator } from '../testing/testOperator.ts';
import { Refusal } from '../operator/http/refusal.ts';
import { balanceOf, move } from './ledger.ts';
import { closed, once, operationOf, type Work } from './operations.ts';

let operator: Awaited<ReturnType<typeof openTestOperator>>;
beforeAll(async () => {
  operator = await openTestOperator();
});
afterAll(() => operator.close());

const act = (userId: number, requestId: string, call = 'createRecharge', asked = '') => ({
  userId,
  requestId,
  call,
  asked,
  time: 1,
});

let refs = 0;
const spend =
  (userId: number, amount: number): Work<{ coin: number }>['book'] =>
  async (trx) => ({ coin: await move(trx, { ref: `act:${++refs}`, userId, type: 'bet', amount: -amount, time: 1 }) });

test('concurrent copies of an act run once and return the same response', async () => {
  const { userId } = await operator.player(1_000);
  const copies = Array.from({ length: 8 }, () =>
    once(operator.db, act(userId, 'same-act'), { book: spend(userId, 300) }),
  );
  for (const answer of await Promise.all(copies)) expect(answer).toEqual({ coin: 700 });
  expect(await balanceOf(operator.db, userId)).toBe(700);
  expect(await operationOf(operator.db, userId, 'same-act')).toMatchObject({ state: 'done', answer: { coin: 700 } });
});

test('a refused act changes nothing and stays refused after funds arrive', async () => {
  const { userId } = await operator.player(100);
  const refused = () => once(operator.db, act(userId, 'too-much'), { book: spend(userId, 300) });
  await expect(refused()).rejects.toMatchObject({ code: 3001 });
  await operator.db
    .transaction()
    .execute((trx) => move(trx, { ref: 'later', userId, type: 'win', amount: 900, time: 1 }));
  await expect(refused()).rejects.toMatchObject({ code: 3001 });
  expect(await balanceOf(operator.db, userId)).toBe(1_000);
});

test('a reused id is refused for another call but allowed for another player', async () => {
  const [one, other] = [await operator.player(1_000), await operator.player(1_000)];
  await once(operator.db, act(one.userId, 'my-act-1'), { book: spend(one.userId, 1) });
  const otherCall = once(operator.db, act(one.userId, 'my-act-1', 'exitGame'), { book: spend(one.userId, 1) });
  await expect(otherCall).rejects.toMatchObject({ code: 400, details: { field: 'requestId' } });
  expect(await once(operator.db, act(other.userId, 'my-act-1'), { book: spend(other.userId, 2) })).toEqual({
    coin: 998,
  });
});

test('a reused id with another input is refused, whatever the first outcome (S19)', async () => {
  const { userId } = await operator.player(1_000);
  await once(operator.db, act(userId, 'one-input', 'exchange', '200 pesos'), { book: spend(userId, 200) });
  const other = () =>
    once(operator.db, act(userId, 'one-input', 'exchange', '500 pesos'), { book: spend(userId, 500) });
  await expect(other()).rejects.toMatchObject({ code: 400, details: { field: 'requestId' } });
  expect(await operationOf(operator.db, userId, 'one-input')).toMatchObject({ state: 'done', answer: { coin: 800 } });
  expect(await balanceOf(operator.db, userId)).toBe(800);
});

test('an act that failed by accident was not done and may be retried', async () => {
  const { userId } = await operator.player(1_000);
  const broken = once(operator.db, act(userId, 'accident'), { book: () => Promise.reject(new Error('disk full')) });
  await expect(broken).rejects.toThrow('disk full');
  expect(await operationOf(operator.db, userId, 'accident')).toBeUndefined();
  expect(await once(operator.db, act(userId, 'accident'), { book: spend(userId, 1) })).toEqual({ coin: 999 });
});

test('an act booked but not finished is completed by its next copy', async () => {
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

test('an act refused at its second step stays refused', async () => {
  const { userId } = await operator.player(1_000);
  const finish = () => Promise.reject(new Refusal(3007, 'The gateway is away'));
  const gone = () => once(operator.db, act(userId, 'no-gateway'), { book: spend(userId, 1), finish });
  await expect(gone()).rejects.toMatchObject({ code: 3007 });
  await expect(gone()).rejects.toMatchObject({ code: 3007 });
  expect(await operationOf(operator.db, userId, 'no-gateway')).toMatchObject({ state: 'refused' });
});

const nothing = async () => {};

test('an act arriving past its deadline is refused and stays refused (S2)', async () => {
  const { userId } = await operator.player(1_000);
  const late = () =>
    once(operator.db, { ...act(userId, 'late-act'), time: 61, notAfter: 60 }, { book: spend(userId, 300) });
  await expect(late()).rejects.toMatchObject({ code: 410 });
  await expect(late()).rejects.toMatchObject({ code: 410 });
  expect(await operationOf(operator.db, userId, 'late-act')).toMatchObject({ state: 'refused' });
  expect(await balanceOf(operator.db, userId)).toBe(1_000);
});

test('a late copy of a completed act returns its outcome (S2)', async () => {
  const { userId } = await operator.player(1_000);
  const copy = (time: number) =>
    once(operator.db, { ...act(userId, 'in-time'), time, notAfter: 60 }, { book: spend(userId, 300) });
  expect(await copy(60)).toEqual({ coin: 700 });
  expect(await copy(600)).toEqual({ coin: 700 });
});

test('a status query is unknown before the deadline, and closes the act after it (S2)', async () => {
  const { userId } = await operator.player(1_000);
  const ask = (time: number) => closed(operator.db, { userId, requestId: 'never-came', time, notAfter: 60 }, nothing);
  expect(await ask(60)).toBeUndefined();
  expect(await ask(61)).toMatchObject({ state: 'refused' });
  const copy = once(operator.db, act(userId, 'never-came'), { book: spend(userId, 300) });
  await expect(copy).rejects.toMatchObject({ code: 410 });
  expect(await balanceOf(operator.db, userId)).toBe(1_000);
});

test('an act unfinished at its deadline is reversed once and never finished (S2)', async () => {
  const { userId } = await operator.player(1_000);
  const undone: unknown[] = [];
  const work = (finish: Work<{ coin: number }>['finish'] & {}) => ({
    book: spend(userId, 400),
    finish,
    undo: async (_: unknown, booked: { coin: number }) => void undone.push(booked),
  });
  const begun = { ...act(userId, 'half-done'), notAfter: 60 };
  await expect(
    once(
      operator.db,
      begun,
      work(() => Promise.reject(new Error('power cut'))),
    ),
  ).rejects.toThrow('power cut');
  const late = once(
    operator.db,
    { ...begun, time: 61 },
    work(async (booked) => booked),
  );
  await expect(late).rejects.toMatchObject({ code: 410 });
  const asked = await closed(operator.db, { ...begun, time: 62 }, async (_, call) => void undone.push(call));
  expect(asked).toMatchObject({ state: 'refused', call: 'createRecharge' });
  expect(undone).toEqual([{ coin: 600 }]);
});

test('a completed act stays done when a second copy is refused at its second step (S10)', async () => {
  const { userId } = await operator.player(1_000);
  const book = spend(userId, 1);
  const undo = vi.fn(nothing);
  let refuse = () => {};
  const refusal = new Promise<never>((_, fail) => (refuse = () => fail(new Refusal(3007, 'The gateway is away'))));
  const begin = once(operator.db, act(userId, 'two-copies'), { book, finish: () => Promise.reject(new Error('cut')) });
  await expect(begin).rejects.toThrow('cut');
  const slow = once(operator.db, act(userId, 'two-copies'), { book, finish: () => refusal, undo });
  const first = await once(operator.db, act(userId, 'two-copies'), { book, finish: async () => ({ coin: 7 }), undo });
  refuse();
  expect(first).toEqual({ coin: 7 });
  expect(await slow).toEqual({ coin: 7 });
  expect(await operationOf(operator.db, userId, 'two-copies')).toMatchObject({ state: 'done', answer: { coin: 7 } });
  expect(undo).not.toHaveBeenCalled();
});
