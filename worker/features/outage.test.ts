import { expect, test } from 'vitest';
import { entrance, login, noDots } from '#tests/support/ana.ts';
import { fakeDevice, openTab, scripted } from '#tests/support/tab.ts';
// Loads the actions' lazy code before the fake clock advances.
import './rg/rg.ts';
import './events/eventQueue.ts';

const minute = 60_000;

const failing = (status: number) => () => new Response('', { status });
const closed = { code: 200, maintenance: { status: true, msg: 'New tables' } };

const lobby = {
  code: 200,
  gameListVersion: '1',
  games: [{ id: 1, name: 'Game', brandId: 1, gameTypeId: 1 }],
  gameTypes: [{ id: 1, name: 'Slots', status: 1, sort: 1 }],
  brands: [{ id: 1, name: 'House', status: 1, sort: 1 }],
};

/** Ways in which an operator answers every call while it suffers. */
const ways: [string, (call: string) => unknown][] = [
  ['HTTP 503', failing(503)],
  ['HTTP 503 with an envelope', () => Response.json({ errcode: 503 }, { status: 503 })],
  ['HTTP 502 of a gateway', () => new Response('<h1>Bad gateway</h1>', { status: 502 })],
  ['HTTP 500', failing(500)],
  ['the code 500', () => ({ errcode: 500 })],
  ['the code of maintenance', () => ({ errcode: 503 })],
  ['HTTP 503 and a maintenance in preLogin', (call) => (call === 'preLogin' ? closed : failing(503)())],
  ['HTTP 500, but for preLogin', (call) => (call === 'preLogin' ? lobby : failing(500)())],
];

const usual: Record<string, () => unknown> = {
  accountLogin: entrance,
  preLogin: () => lobby,
  online: () => ({ errcode: 0 }),
  createRecharge: () => ({ errcode: 0, orderNo: 'd1', url: 'http://pay.test/' }),
  refreshData: () => ({ errcode: 0, coin: 5 }),
  rechargeStatus: () => ({ errcode: 0, orderNo: 'd1', status: 1 }),
  'anonymous/appEventLogClient': () => ({ errcode: 0 }),
  'anonymous/appConfig': () => ({ errcode: 0 }),
  'anonymous/appTheme': () => ({ errcode: 0 }),
  getActivityIds: () => ({ errcode: 0, activityMap: {} }),
  activityGetStatusList: () => ({ errcode: 0, ...noDots }),
  getAfterLoginInfoWeb: () => ({ errcode: 0 }),
  rgState: () => ({ errcode: 0, state: 0, realityMin: 60 }),
  '/builds/latest.json': () => ({ id: 'one' }),
};

/** An operator that suffers on demand. */
function operator(answer: (call: string) => unknown) {
  const health = { bad: false };
  const replies = Object.entries(usual).map(
    ([call, well]) => [call, () => (health.bad ? answer(call) : well())] as const,
  );
  return { ...scripted(Object.fromEntries(replies)), health };
}

/** A player's tab in the lobby, with events, and a player who leaves the app and comes back now and then. */
async function visit(fetch: Parameters<typeof openTab>[0], device = fakeDevice()) {
  const tab = openTab(fetch, device);
  const { app, world } = tab;
  void app.tab.start().catch(() => {});
  await app.tab.follow();
  app.tab.lead(true);
  await app.account.login(login);
  await world.pass(minute);
  const live = async (minutes: number) => {
    for (let i = 0; i < minutes * 6; i++) {
      await app.events.track({ name: 'game_card_view', screen: '/' });
      if (i % 20 === 10) await app.tab.tell({ visible: false });
      if (i % 20 === 13) await app.tab.tell({ visible: true });
      await world.pass(minute / 6);
    }
  };
  return { ...tab, live };
}

test.each(ways)(
  'a device sends at most one call a minute in all while the operator answers %s (F1)',
  async (_, answer) => {
    const { fetch, requests, health } = operator(answer);
    const { live, stores } = await visit(fetch);
    await live(1);
    health.bad = true;
    await live(6);
    const before = requests.length;
    await live(30);
    expect(requests.length - before).toBeLessThanOrEqual(30);
    expect(requests.length - before).toBeGreaterThanOrEqual(10);
    health.bad = false;
    await live(5);
    expect(stores.network.down).toBe(false);
  },
);

test('while the operator is closed, all tabs of a device together send at most one call a minute (F1)', async () => {
  const { fetch, requests, health } = operator(ways.at(-2)![1]);
  const device = fakeDevice();
  const first = await visit(fetch, device);
  const second = openTab(fetch, device);
  void second.app.tab.start();
  await second.app.tab.follow();
  const both = async (minutes: number) => {
    for (let i = 0; i < minutes; i++) {
      await first.live(1);
      await second.world.pass(minute);
      await second.app.tab.tell({ visible: false });
      await second.app.tab.tell({ visible: true });
    }
  };
  health.bad = true;
  await both(3);
  const before = requests.length;
  await both(30);
  expect(requests.length - before).toBeLessThanOrEqual(30);
  expect(second.stores.settings.maintenance?.msg).toBe('New tables');
  health.bad = false;
  await both(3);
  expect(second.stores.settings.maintenance).toBe(null);
});

test.each([
  [0, 60_000],
  [0.9, 78_000],
])(
  'a closed operator is asked every 60 to 80 seconds, each device at its own time (R-05, F1)',
  async (random, every) => {
    const { fetch, sent, health } = operator(ways.at(-2)![1]);
    const { world, stores, core } = await visit(fetch);
    core.world.random = () => random;
    health.bad = true;
    await world.pass(5 * minute);
    expect(stores.settings.maintenance?.status).toBe(true);
    const before = sent('preLogin').length;
    await world.pass(10 * every);
    expect(sent('preLogin')).toHaveLength(before + 10);
  },
);

test('when a maintenance ends, preLogin is asked once (F1)', async () => {
  const { fetch, sent, health } = operator(ways.at(-2)![1]);
  const { live, stores, world } = await visit(fetch);
  health.bad = true;
  await live(5);
  expect(stores.settings.maintenance?.status).toBe(true);
  health.bad = false;
  const before = sent('preLogin').length;
  await world.pass(5 * minute);
  expect(stores.settings.maintenance).toBe(null);
  expect(sent('preLogin')).toHaveLength(before + 1);
});

test('while the operator is down, what the player taps is sent once each time (F1)', async () => {
  const { fetch, sent, health } = operator(failing(503));
  const { app, live } = await visit(fetch);
  health.bad = true;
  await live(5);
  for (let taps = 1; taps <= 3; taps++) {
    await app.replies.read('rechargeStatus', { orderNo: 'd1' }).catch(() => {});
    expect(sent('rechargeStatus')).toHaveLength(taps);
  }
  void app.money.deposit({ amount: 10_000, channelId: 1, rechargeType: 1 } as never).catch(() => {});
  await live(20);
  expect(sent('createRecharge')).toHaveLength(1);
  expect(sent('rechargeStatus')).toHaveLength(3);
});

test('what waited for the operator is sent once it answers again (F1)', async () => {
  const { fetch, sent, health } = operator(failing(503));
  const { app, live, world } = await visit(fetch);
  health.bad = true;
  await live(5);
  const [events, beats] = [sent('anonymous/appEventLogClient').length, sent('online').length];
  health.bad = false;
  await app.events.track({ name: 'game_card_view', screen: '/' });
  await world.pass(3 * minute);
  expect(sent('anonymous/appEventLogClient').length).toBeGreaterThan(events);
  expect(sent('online').length).toBeGreaterThan(beats);
});

test('one call that always fails doesn’t hold up the others (F1)', async () => {
  const { fetch, sent, health } = operator((call) =>
    call === 'activityGetStatusList' ? failing(500)() : usual[call]!(),
  );
  const { world, stores } = await visit(fetch);
  health.bad = true;
  const before = sent('online').length;
  await world.pass(10 * minute);
  expect(sent('online').length - before).toBeGreaterThanOrEqual(9);
  expect(stores.network.down).toBe(false);
});

test('each device makes up for an outage at its own time: what is missing at once, the rest within minutes (F7)', async () => {
  const { fetch, sent, health } = operator(failing(503));
  const { app, live, world, core } = await visit(fetch);
  app.replies.show('getActivityIds', {});
  await app.replies.read('getActivityIds', {});
  health.bad = true;
  await live(5);
  app.replies.show('rgState', {});
  await app.replies.read('rgState', {}).catch(() => {});
  const count = () => ['getActivityIds', 'rgState', 'anonymous/appEventLogClient'].map((call) => sent(call).length);
  const before = count();
  const more = () => count().map((each, i) => each - before[i]!);
  health.bad = false;
  core.world.random = () => 0.5;
  await app.session.bootstrap();
  await world.pass(2 * minute);
  expect(more()).toEqual([0, 1, 0]);
  await world.pass(minute);
  // The events of the outage make two batches.
  expect(more()).toEqual([1, 2, 2]);
});

test('once an operator is back, the heartbeat keeps its pace, and the red dots wait for a minute (F7)', async () => {
  const { fetch, sent, health } = operator(failing(503));
  const { app, live, world } = await visit(fetch);
  health.bad = true;
  await live(5);
  const [beats, dots] = [sent('online').length, sent('activityGetStatusList').length];
  health.bad = false;
  await world.pass(1_000);
  await app.session.bootstrap();
  await world.pass(minute - 500);
  expect(sent('online')).toHaveLength(beats + 1);
  expect(sent('activityGetStatusList')).toHaveLength(dots);
  await world.pass(2_000);
  expect(sent('activityGetStatusList')).toHaveLength(dots + 1);
});

test('a refusal because of a maintenance is followed by one preLogin within ten seconds (F7)', async () => {
  const { fetch, sent, health } = operator(ways.at(-2)![1]);
  const { app, world, core } = await visit(fetch);
  core.world.random = () => 0.9;
  health.bad = true;
  const maintenance = operator(() => ({ errcode: 503 }));
  maintenance.health.bad = true;
  core.world.fetch = (url, init) => (url.includes('preLogin') ? fetch(url, init) : maintenance.fetch(url, init));
  const before = sent('preLogin').length;
  for (let taps = 0; taps < 3; taps++) await app.replies.read('rgState', {}, true).catch(() => {});
  await world.pass(8_900);
  expect(sent('preLogin')).toHaveLength(before);
  await world.pass(200);
  expect(sent('preLogin')).toHaveLength(before + 1);
  expect(core.stores.settings.maintenance?.status).toBe(true);
  await app.replies.read('rgState', {}, true).catch(() => {});
  await world.pass(20_000);
  expect(sent('preLogin')).toHaveLength(before + 1);
});

test('a page that opens doesn’t load a balance that an answer has just brought (F7)', async () => {
  const { fetch, sent } = operator(failing(503));
  const { app, world } = await visit(fetch);
  await app.session.refresh();
  const before = sent('refreshData').length;
  await app.session.refreshIfOlder();
  expect(sent('refreshData')).toHaveLength(before);
  await world.pass(6_000);
  await app.session.refreshIfOlder();
  expect(sent('refreshData')).toHaveLength(before + 1);
});
