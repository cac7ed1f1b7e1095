import { expect, test } from 'vitest';
import { done, order, player, readLate } from '#tests/support/depositor.ts';

const day = 24 * 60 * 60_000;

test('an act expires after a minute by the operator’s clock, whatever the device’s (S2)', async () => {
  const operatorTime = Date.UTC(2030, 0, 1);
  const { app, core, sent, world } = await player({
    operationStatus: () => ({ errcode: 0, state: 'unknown', serverTime: operatorTime }),
    createRecharge: () => done,
  });
  await core.call('operationStatus', { requestId: 'any-other-act' });
  await world.pass(5_000);
  world.set(-day);
  await app.money.deposit(order);
  expect(sent('createRecharge')[0]!.body['notAfter']).toBe(operatorTime + 65_000);
});

test('the expiry is in whole milliseconds even where the monotonic clock has fractions (S2)', async () => {
  const operatorTime = Date.UTC(2030, 0, 1);
  const { app, core, sent, world } = await player({
    operationStatus: () => ({ errcode: 0, state: 'unknown', serverTime: operatorTime }),
    createRecharge: ({ notAfter }) => (Number.isInteger(notAfter) ? done : { errcode: 400, field: 'notAfter' }),
  });
  await world.pass(0.3);
  await core.call('operationStatus', { requestId: 'any-other-act' });
  await world.pass(5_000.9);
  await expect(app.money.deposit(order)).resolves.toMatchObject({ orderNo: 'A1' });
  expect(sent('createRecharge')[0]!.body['notAfter']).toBe(operatorTime + 65_000);
});

test('an act rejected as expired is not done, and corrects the clock for the next one (S2)', async () => {
  const operatorTime = Date.UTC(2030, 0, 1);
  const { app, sent, stores, intents } = await player({
    createRecharge: ({ notAfter }) => (Number(notAfter) < operatorTime ? { errcode: 410 } : done),
    operationStatus: () => ({ errcode: 0, state: 'refused', serverTime: operatorTime }),
  });
  await expect(app.money.deposit(order)).rejects.toMatchObject({ kind: 'refused', code: 410 });
  expect(stores.acts['createRecharge']).toBeUndefined();
  expect(await intents()).toEqual([]);
  await expect(app.money.deposit(order)).resolves.toMatchObject({ orderNo: 'A1' });
  expect(sent('createRecharge')).toHaveLength(2);
});

test('an uncertain act is read with its own expiry and closes after a minute (S2)', async () => {
  const { app, sent, stores, world } = await player({
    createRecharge: () => new Response('', { status: 500 }),
    operationStatus: ({ notAfter }) => ({ errcode: 0, state: notAfter === 0 ? 'refused' : 'unknown' }),
  });
  await app.money.deposit(order).catch(() => {});
  await app.money.settle('createRecharge');
  expect(stores.acts['createRecharge']).toMatchObject({ state: 'uncertain' });
  await world.pass(60_000);
  await app.money.settle('createRecharge');
  expect(stores.acts['createRecharge']).toBeUndefined();
  const [act] = sent('createRecharge').map(({ body }) => body['notAfter']);
  expect(sent('operationStatus').map(({ body }) => body['notAfter'])).toEqual([act, 0]);
});

test('an act read before its minute is over is not ended by that answer, however late (S2)', async () => {
  const { app, stores, world, answer } = await readLate();
  await world.pass(59_000);
  const settling = app.money.settle('createRecharge');
  await world.pass(2_000);
  answer();
  await settling;
  expect(stores.acts['createRecharge']).toMatchObject({ state: 'uncertain' });
});
