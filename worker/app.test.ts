import { expect, test } from 'vitest';
import { entrance, login } from '#tests/support/ana.ts';
import { facts, fakeDevice, never, openTab, scripted } from '#tests/support/tab.ts';
import { createApp } from './app.ts';
import { emptyVault } from './storage/vault.ts';

const log = 'anonymous/appEventLogClient';

/** A player with a visible screen, and an operator that answers everything. */
async function player() {
  const operator = scripted({
    accountLogin: entrance,
    preLogin: () => ({ code: 0, gameListVersion: '1', games: [] }),
    'anonymous/appConfig': () => ({ errcode: 0, config: {} }),
    refreshData: () => ({ errcode: 0, coin: 5 }),
    activityGetStatusList: () => ({ errcode: 0, list: [] }),
    gameLike: ({ gameId }) => ({ errcode: 0, likeGameIds: [gameId] }),
    online: () => ({ errcode: 0 }),
    [log]: () => ({ errcode: 0 }),
  });
  const tab = openTab(operator.fetch, fakeDevice());
  tab.app.tab.lead(true);
  void tab.app.tab.start();
  await tab.app.account.login(login);
  await tab.world.pass(1_000);
  tab.app.replies.show('activityGetStatusList', {});
  return { ...tab, ...operator };
}

test('the network’s return causes one refresh within two seconds and flushes the queue once', async () => {
  const { app, world, sent } = await player();
  world.random = () => 0.75;
  await app.tab.tell({ onLine: false });
  await app.player.like(3, true);
  await app.events.track({ name: 'like', screen: '/' });
  const before = sent('refreshData').length;
  await app.tab.tell({ onLine: true });
  await world.pass(1_499);
  expect(sent('refreshData')).toHaveLength(before);
  await world.pass(2_000);
  expect(sent('refreshData')).toHaveLength(before + 1);
  expect(sent('gameLike')).toHaveLength(1);
  expect(sent(log)).toHaveLength(1);
});

test('a network flapping for two minutes repeats nothing and loses no event (A15)', async () => {
  const { app, world, sent } = await player();
  world.random = () => 0.75;
  const [refreshed, beats] = [sent('refreshData').length, sent('online').length];
  for (let second = 0; second < 120; second++) {
    await app.tab.tell({ onLine: second % 2 === 0 });
    await app.events.track({ name: 'screen_view', screen: `/${second}` });
    await world.pass(1_000);
  }
  await app.tab.tell({ onLine: true });
  await world.pass(20_000);
  const events = sent(log).flatMap(({ body }) => body['eventList'] as { eventId: string; eventInterfaceId: string }[]);
  expect(new Set(events.map(({ eventInterfaceId }) => eventInterfaceId)).size).toBe(120);
  expect(new Set(events.map(({ eventId }) => eventId)).size).toBe(events.length);
  // Only at the end does the network stay up long enough for a refresh.
  expect(sent('refreshData')).toHaveLength(refreshed + 1);
  expect(sent('online').length - beats).toBeLessThanOrEqual(3);
});

test('player and network returning together cause one refresh', async () => {
  const { app, world, sent } = await player();
  world.random = () => 0.75;
  await app.tab.tell({ onLine: false, visible: false });
  await world.pass(10 * 60_000);
  const before = sent('refreshData').length;
  await app.tab.tell({ onLine: true });
  await app.tab.tell({ visible: true });
  await world.pass(5_000);
  expect(sent('refreshData')).toHaveLength(before + 1);
});

test('a returning player’s session is read from the device before any request (C10)', async () => {
  const { app, core, device } = await player();
  const order: string[] = [];
  const { read } = device.vault;
  device.vault.read = async () => {
    const kept = await read();
    order.push('token');
    return kept;
  };
  core.on('resumed', () => order.push('resumed'));
  await app.tab.resume();
  expect(order.slice(0, 2)).toEqual(['token', 'resumed']);
});

test('acts in progress when the worker died are shown again before any response (I2)', async () => {
  const device = fakeDevice();
  const { fetch } = scripted({
    accountLogin: entrance,
    createRecharge: never,
  });
  const dead = openTab(fetch, device);
  await dead.app.account.login(login);
  void dead.app.money.deposit({ rechargeTypeId: 1, amount: 1 as never, returnUrl: '/' }).catch(() => {});
  await dead.world.pass(0);
  device.air.hush();
  const { app, stores, world } = openTab(never, device);
  void app.tab.start();
  await world.pass(1_000);
  expect(stores.acts.createRecharge).toMatchObject({ state: 'uncertain' });
});

test('a first visit on a device that never answers is memory-only after three seconds (D1)', async () => {
  const { fetch } = scripted({ preLogin: () => ({ code: 0, gameListVersion: '1', games: [] }) });
  let give = () => {};
  const givenUp = new Promise<void>((done) => (give = done));
  const vault = {
    read: () => givenUp.then(() => emptyVault),
    change: () => givenUp,
    lasts: () => false,
    stayInMemory: () => true,
    silent: () => false,
  };
  const device = { ...fakeDevice(), vault };
  const { app, stores, world } = openTab(fetch, device, {
    facts: { ...facts(), visited: false },
    loadDatabase: async () => () => new Promise(() => {}),
  });
  void app.tab.start();
  void app.tab.follow();
  await world.pass(2_900);
  expect(stores.storage.mode).not.toBe('memory');
  world.after(100, give);
  await world.pass(200);
  expect(stores.storage.mode).toBe('memory');
});

test('every call carries the player’s language, and a change refetches replies once', async () => {
  const { app, world, sent } = await player();
  await app.tab.tell({ lang: 'en' });
  await world.pass(5_000);
  const [settings, list] = [sent('anonymous/appConfig').length, sent('activityGetStatusList').length];
  await app.tab.tell({ lang: 'fil' });
  await app.tab.tell({ lang: 'fil', visible: true });
  await world.pass(1_000);
  const again = [sent('anonymous/appConfig').slice(settings), sent('activityGetStatusList').slice(list)];
  expect(again.map((calls) => calls.map(({ language }) => language))).toEqual([['fil'], ['fil']]);
});

test('a money act whose code comes after ten seconds isn’t begun, however slow the network', async () => {
  const { core, world } = openTab(scripted({}).fetch);
  core.facts.effectiveType = '2g';
  const { money } = createApp(
    core,
    () => {},
    () => new Promise(() => {}),
  );
  const loading = money().catch((error: unknown) => error);
  await world.pass(10_000);
  expect(await loading).toMatchObject({ kind: 'timeout' });
});
