import { expect, test } from 'vitest';
import { player } from '#tests/support/depositor.ts';

const answered = async (answer: object) => {
  const { app, sent } = await player({ operationStatus: () => ({ errcode: 0, ...answer }) });
  return { outcome: app.money.outcome('createRecharge', 'r1'), sent };
};

test('the outcome of an ended act is read by its id without resending it (T10)', async () => {
  const order = { orderNo: 'A1', payUrl: 'https://pay.test/A1' };
  const { outcome, sent } = await answered({ state: 'done', answer: order });
  await expect(outcome).resolves.toMatchObject(order);
  expect(sent('operationStatus').at(-1)!.body).toMatchObject({ requestId: 'r1' });
  expect(sent('createRecharge')).toEqual([]);
});

test('a refused act was not done', async () => {
  await expect((await answered({ state: 'refused' })).outcome).resolves.toBeUndefined();
});

test('an act unknown to the operator, or a malformed answer, has no outcome', async () => {
  await expect((await answered({ state: 'unknown' })).outcome).rejects.toMatchObject({ kind: 'uncertain' });
  const broken = await answered({ state: 'done', answer: { orderNo: 7 } });
  await expect(broken.outcome).rejects.toMatchObject({ kind: 'garbled' });
});
