import { expect, test } from 'vitest';
import { fakeDevice, openTab } from '#tests/support/tab.ts';
import { failing, minute, operator, usual, visit, ways } from '#tests/support/suffering.ts';

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

test('a visitor’s first start in an outage loads the app with the first tap on “Try again” after it', async () => {
  const { fetch, sent, health } = operator(failing(500));
  health.bad = true;
  const { app, stores, world } = openTab(fetch);
  void app.tab.follow();
  app.tab.lead(true);
  const started = app.tab.start();
  await world.pass(1_000);
  await started;
  await app.tab.resume();
  expect(stores.network.down).toBe(true);
  health.bad = false;
  const before = sent('anonymous/appConfig').length;
  await app.tab.resume();
  expect(sent('anonymous/appConfig')).toHaveLength(before + 1);
  expect(stores.lobby.version).toBe('1');
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
