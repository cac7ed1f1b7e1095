import { expect, test } from 'vitest';
import { player } from '#tests/support/depositor.ts';

const answered = async (answer: object) => {
  const { app, sent } = await player({ operationStatus: () => ({ errcode: 0, ...answer }) });
  return { outcome: app.money.outcome('createRecharge', 'r1'), sent };
};

test('the outcome of an ended act is read by its id without resending it (T10)', async () => {
  const order = { orderNo: 'A1', payUrl: 'https://pay.test/A1' };
  const { outcome, sent } = await answered({ state: 'done', answer: order });
  await expect(outcome).resolves.toEqual({ state: 'done', answer: order });
  expect(sent('operationStatus').at(-1)!.body).toMatchObject({ requestId: 'r1' });
  expect(sent('createRecharge')).toEqual([]);
});

test('a refused act was not done, and an act unknown to the operator may have been', async () => {
  await expect((await answered({ state: 'refused' })).outcome).resolves.toEqual({ state: 'notDone' });
  await expect((await answered({ state: 'unknown' })).outcome).resolves.toEqual({ state: 'unknown' });
});

test('a malformed answer of a done act is kept from the page', async () => {
  const broken = await answered({ state: 'done', answer: { orderNo: 7 } });
  await expect(broken.outcome).rejects.toMatchObject({ kind: 'garbled' });
});
