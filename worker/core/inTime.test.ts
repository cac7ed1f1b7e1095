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

/** A deposit whose code doesn't load until `letGo` is called; `change` has another player log in. */
async function held() {
  const tab = await player({ createRecharge: () => done });
  let letGo = () => {};
  code.held = new Promise((go) => (letGo = go));
  const failed = tab.app.money.deposit(order).catch((error: unknown) => error);
  await tab.world.pass(0);
  const change = async () => {
    const entered = tab.core.identity.enter('other', { id: 8, nickname: 'Ben', coin: 0 as never }, false);
    await tab.world.pass(0);
    await entered;
  };
  return { ...tab, failed, letGo, change };
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

test('an act whose code loads only after another player has logged in is never sent (I5)', async () => {
  const { change, failed, letGo, sent, world } = await held();
  await change();
  letGo();
  await world.pass(1_000);
  expect(await failed).toMatchObject({ kind: 'stopped' });
  expect(sent('createRecharge')).toEqual([]);
});

test('no other write or read is sent for another player either', async () => {
  const { change, core, letGo, sent, world } = await held();
  const waiting = [core.replies.write('gameLike', { gameId: 4, like: true }), core.call('getExchange', {})];
  const failures = Promise.all(waiting.map((each) => each.catch((error: unknown) => error)));
  await change();
  letGo();
  await world.pass(1_000);
  expect(await failures).toMatchObject([{ kind: 'stopped' }, { kind: 'stopped' }]);
  expect([...sent('gameLike'), ...sent('getExchange')]).toEqual([]);
});
