import { expect, test } from 'vitest';
import { order, player, readLate, restarted } from '#tests/support/depositor.ts';

const day = 24 * 60 * 60_000;

test('a clock set forward by a day ends no act that may still be in flight (B12, I2)', async () => {
  const { app, stores, world } = await player({
    createRecharge: () => new Response('', { status: 500 }),
    operationStatus: () => ({ errcode: 0, state: 'unknown' }),
  });
  await app.money.deposit(order).catch(() => {});
  world.set(day);
  await world.pass(59_000);
  await app.money.settle('createRecharge');
  expect(stores.acts['createRecharge']).toMatchObject({ state: 'uncertain' });
  await world.pass(1_000);
  await app.money.settle('createRecharge');
  expect(stores.acts['createRecharge']).toBeUndefined();
});

test('a clock set forward by a day ends no act restored at a start, however often (B12, I2)', async () => {
  const { app, stores, world } = await restarted();
  world.set(day);
  void app.tab.start();
  for (let i = 0; i < 5; i++) {
    await world.pass(10_000);
    void app.tab.resume();
  }
  await world.pass(9_000);
  expect(stores.acts['createRecharge']).toMatchObject({ state: 'uncertain' });
  await world.pass(2_000);
  await app.money.settle('createRecharge');
  expect(stores.acts['createRecharge']).toBeUndefined();
});

test('a clock set back by a day does not keep an act open for a day (B12)', async () => {
  const { app, stores, world } = await player({
    createRecharge: () => new Response('', { status: 500 }),
    operationStatus: () => ({ errcode: 0, state: 'unknown' }),
  });
  await app.money.deposit(order).catch(() => {});
  world.set(-day);
  await app.money.settle('createRecharge');
  await world.pass(60_000);
  await app.money.settle('createRecharge');
  expect(stores.acts['createRecharge']).toBeUndefined();
});

test('a clock set back restores no act that the player gave up during its status read (B12)', async () => {
  const { app, stores, world, answer } = await readLate();
  const settling = app.money.settle('createRecharge');
  await world.pass(0);
  await app.money.giveUp('createRecharge');
  world.set(-day);
  answer();
  await expect(settling).resolves.toEqual({ state: 'unknown' });
  expect(stores.acts['createRecharge']).toBeUndefined();
});
