import { subscribe } from 'valtio/vanilla';
import { expect, test } from 'vitest';
import { done, order, player } from '#tests/support/depositor.ts';
import { never, openTab } from '#tests/support/tab.ts';

/** A deposit that the test answers by hand. */
function slowly() {
  const waiting: ((response: Response) => void)[] = [];
  return {
    ask: () => new Promise<Response>((said) => void waiting.push(said)),
    answer: () => waiting.forEach((said) => said(Response.json(done))),
  };
}

test('F9: however often it is pressed at once, one deposit is sent', async () => {
  const operator = slowly();
  const { app, sent, world } = await player({ createRecharge: operator.ask });
  const presses = Promise.allSettled(Array.from({ length: 5 }, () => app.money.deposit(order)));
  await world.pass(0);
  operator.answer();
  expect((await presses).filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  expect(sent('createRecharge')).toHaveLength(1);
});

/** A second tab of the player, whose worker has the first one's acts. */
async function beside(first: Awaited<ReturnType<typeof player>>) {
  const tab = openTab(first.fetch, first.device);
  void tab.app.tab.start();
  const both = async (ms: number) => void (await Promise.all([first.world.pass(ms), tab.world.pass(ms)]));
  await both(1_000);
  return { ...tab, both };
}

test('F7: what one tab is sending is in progress elsewhere for the other, which sends nothing, and then it is over', async () => {
  const operator = slowly();
  const first = await player({ createRecharge: operator.ask });
  const second = await beside(first);
  const sending = first.app.money.deposit(order);
  await second.both(500);
  expect(second.stores.acts['createRecharge']).toMatchObject({ state: 'sending', elsewhere: true });
  await expect(second.app.money.deposit(order)).rejects.toMatchObject({ kind: 'busy' });
  expect(first.stores.acts['createRecharge']).not.toHaveProperty('elsewhere');
  operator.answer();
  await sending;
  await second.both(500);
  expect(second.stores.acts['createRecharge']).toBeUndefined();
  expect(first.sent('createRecharge')).toHaveLength(1);
});

test('F7, F9: pressed in two tabs at the same moment, it is sent by one', async () => {
  const operator = slowly();
  const first = await player({ createRecharge: operator.ask });
  const second = await beside(first);
  const presses = Promise.allSettled([first.app.money.deposit(order), second.app.money.deposit(order)]);
  await second.both(500);
  operator.answer();
  expect((await presses).map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
  expect(first.sent('createRecharge')).toHaveLength(1);
});

test('F7: an act whose tab has died is uncertain in the other within seconds', async () => {
  const first = await player({ createRecharge: never, operationStatus: () => ({ errcode: 0, state: 'unknown' }) });
  const second = await beside(first);
  void first.app.money.deposit(order).catch(() => {});
  await second.both(500);
  first.device.air.hush();
  await second.world.pass(6_000);
  expect(second.stores.acts['createRecharge']).toMatchObject({ state: 'uncertain' });
});

test('F7: an act settled while the other tabs are still being asked of it doesn’t come back', async () => {
  let state = 'unknown';
  const first = await player({
    createRecharge: () => new Response('', { status: 500 }),
    operationStatus: () => ({ errcode: 0, state, answer: done }),
  });
  await first.app.money.deposit(order).catch(() => {});
  const second = await beside(first);
  state = 'done';
  await first.app.tab.tell({ onLine: false });
  await first.app.tab.tell({ onLine: true });
  await first.world.pass(0);
  await first.app.money.settle('createRecharge');
  const shown: unknown[] = [];
  subscribe(first.stores.acts, () => void shown.push(first.stores.acts['createRecharge']), true);
  await second.both(1_000);
  expect(shown.filter(Boolean)).toEqual([]);
});

test('F3: an act for a player who was replaced in another tab is stopped before it is sent', async () => {
  const { app, sent, device, stores } = await player({ createRecharge: () => done });
  await device.vault.change({ token: 'token 8', userId: 8, epoch: 'elsewhere' });
  await expect(app.money.deposit(order)).rejects.toMatchObject({ kind: 'stopped' });
  expect(sent('createRecharge')).toEqual([]);
  expect(stores.session).toMatchObject({ userId: 8, ended: 'replaced' });
});

test('F3: an act whose intent was still being written when another player came in is not sent', async () => {
  const { app, device, sent, world } = await player({ createRecharge: () => done });
  const { of } = device.storage;
  let written = () => {};
  const add = () => new Promise<boolean>((wrote) => (written = () => wrote(true)));
  device.storage.of = (id) => ({ ...of(id), intents: { ...of(id).intents, add } });
  const late = app.money.deposit(order).catch((error: unknown) => error);
  await world.pass(0);
  await device.vault.change({ token: 'token 8', userId: 8, epoch: 'elsewhere' });
  await app.session.recheck();
  written();
  await expect(late).resolves.toMatchObject({ kind: 'stopped' });
  expect(sent('createRecharge')).toEqual([]);
});

test('F7: an act that is settled while this tab takes in what the device keeps doesn’t come back', async () => {
  const answers: (() => unknown)[] = [() => ({ errcode: 0, state: 'done', answer: done })];
  const { app, device, stores, world } = await player({
    createRecharge: never,
    operationStatus: () => answers.pop()?.() ?? new Response('', { status: 500 }),
  });
  const lost = app.money.deposit(order).catch(() => {});
  await world.pass(10_000);
  await lost;
  const { of } = device.storage;
  let dropped = () => {};
  device.storage.of = (id) => {
    const { intents, ...rest } = of(id);
    const drop = (...keys: string[]) =>
      new Promise<void>((end) => (dropped = end)).then(async () => intents.drop(...keys));
    return { ...rest, intents: { ...intents, drop } };
  };
  const settling = app.money.settle('createRecharge');
  await world.pass(0);
  const resuming = app.tab.resume();
  await world.pass(1_000);
  dropped();
  await Promise.all([settling, resuming]);
  expect(stores.acts['createRecharge']).toBeUndefined();
});

test('F7: an act that begins, and is lost, while the other tabs are asked of an earlier one stays on show', async () => {
  const { app, stores, world } = await player({
    retrieveBalance: never,
    createRecharge: () => new Response('', { status: 500 }),
    operationStatus: () => new Response('', { status: 500 }),
  });
  const lost = app.money.retrieveBalance({ brandId: 0 }).catch(() => {});
  await world.pass(10_000);
  await lost;
  const resuming = app.tab.resume();
  await world.pass(0);
  const late = app.money.deposit(order).catch(() => {});
  await world.pass(10_000);
  await Promise.all([late, resuming]);
  expect(stores.acts['retrieveBalance']).toMatchObject({ state: 'uncertain' });
  expect(stores.acts['createRecharge']).toMatchObject({ state: 'uncertain' });
});
