import { expect, test, vi } from 'vitest';
import { done, order, player } from '#tests/support/depositor.ts';
import type * as Later from '../network/laterEndpoint.ts';

const code = vi.hoisted(() => ({ held: Promise.resolve() }));
vi.mock('../network/laterEndpoint.ts', async (original) => {
  const { laterEndpoint, ...others } = await original<typeof Later>();
  return {
    ...others,
    laterEndpoint: async (...given: Parameters<typeof laterEndpoint>) => (await code.held, laterEndpoint(...given)),
  };
});

/** A deposit whose code doesn't load until `letGo` is called. */
async function held() {
  const tab = await player({ createRecharge: () => done });
  let letGo = () => {};
  code.held = new Promise((go) => (letGo = go));
  const failed = tab.app.money.deposit(order).catch((error: unknown) => error);
  await tab.world.pass(0);
  return { ...tab, failed, letGo };
}

test('an act fails when its code takes over ten seconds to load, and is never sent late', async () => {
  const { failed, letGo, sent, intents, world } = await held();
  await world.pass(10_000);
  expect(await failed).toMatchObject({ kind: 'timeout' });
  letGo();
  await world.pass(1_000);
  expect(sent('createRecharge')).toEqual([]);
  expect(await intents()).toEqual([]);
});

test('an act fails when its code loads only after the device slept', async () => {
  const { failed, letGo, sent, world, core } = await held();
  const { elapsed } = core.world;
  core.world.elapsed = () => elapsed() + 3_600_000;
  letGo();
  await world.pass(0);
  expect(await failed).toMatchObject({ kind: 'timeout' });
  expect(sent('createRecharge')).toEqual([]);
});
