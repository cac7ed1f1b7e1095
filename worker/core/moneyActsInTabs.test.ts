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

test('concurrent presses send one deposit (F9)', async () => {
  const operator = slowly();
  const { app, sent, world } = await player({ createRecharge: operator.ask });
  const presses = Promise.allSettled(Array.from({ length: 5 }, () => app.money.deposit(order)));
  await world.pass(0);
  operator.answer();
  expect((await presses).filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  expect(sent('createRecharge')).toHaveLength(1);
});

/** A second tab of the same player, whose worker knows the first one's acts. */
async function beside(first: Awaited<ReturnType<typeof player>>) {
  const tab = openTab(first.fetch, first.device);
  void tab.app.tab.start();
  const both = async (ms: number) => void (await Promise.all([first.world.pass(ms), tab.world.pass(ms)]));
  await both(1_000);
  return { ...tab, both };
}

test('an act sent by one tab shows as in progress in the other, which sends nothing (F7)', async () => {
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

test('a deposit pressed in two tabs at the same moment is sent once (F7, F9)', async () => {
  const operator = slowly();
  const first = await player({ createRecharge: operator.ask });
  const second = await beside(first);
  const presses = Promise.allSettled([first.app.money.deposit(order), second.app.money.deposit(order)]);
  await second.both(500);
  operator.answer();
  expect((await presses).map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
  expect(first.sent('createRecharge')).toHaveLength(1);
});

test('an act whose tab died is uncertain in the other tab within seconds (F7)', async () => {
  const first = await player({ createRecharge: never, operationStatus: () => ({ errcode: 0, state: 'unknown' }) });
  const second = await beside(first);
  void first.app.money.deposit(order).catch(() => {});
  await second.both(500);
  first.device.air.hush();
  await second.world.pass(6_000);
  expect(second.stores.acts['createRecharge']).toMatchObject({ state: 'uncertain' });
});

test('an act settled while the other tabs are being queried does not reappear (F7)', async () => {
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

test('an act for a player replaced in another tab is stopped before it is sent (F3)', async () => {
  const { app, sent, device, stores } = await player({ createRecharge: () => done });
  await device.vault.change({ token: 'token 8', userId: 8, epoch: 'elsewhere' });
  await expect(app.money.deposit(order)).rejects.toMatchObject({ kind: 'stopped' });
  expect(sent('createRecharge')).toEqual([]);
  expect(stores.session).toMatchObject({ userId: 8, ended: 'replaced' });
});

test('an act whose intent is still being written when another player logs in is not sent (F3)', async () => {
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

test('an act settled while this tab loads the stored intents does not reappear (F7)', async () => {
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

test('an act lost while the tabs are being queried about an earlier one stays on show (F7)', async () => {
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
