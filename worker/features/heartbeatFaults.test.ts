import { expect, test } from 'vitest';
import { entrance, login } from '#tests/support/ana.ts';
import { fakeDevice, openTab, scripted } from '#tests/support/tab.ts';
// Loads the actions' lazy code before the fake clock advances.
import './rg/rg.ts';

const minute = 60_000;

function operator(changes: Parameters<typeof scripted>[0] = {}) {
  return scripted({
    accountLogin: entrance,
    online: () => ({ errcode: 0 }),
    startGame: () => ({ errcode: 0, url: 'http://games.test/', sessionId: 's1' }),
    exitGame: () => ({ errcode: 0, coin: 5 }),
    refreshData: () => ({ errcode: 0, coin: 5 }),
    ...changes,
  });
}

test('a beat that the operator fails to answer is not logged as an app error', async () => {
  const { fetch } = operator({ online: () => new Response('', { status: 500 }) });
  const { app, world, mistakes } = openTab(fetch);
  app.tab.lead(true);
  await app.account.login(login);
  await world.pass(2 * minute);
  expect(mistakes).toEqual([]);
});

test.each([408, 409, 425, 500, 502, 503, 504])(
  'after an HTTP %i the next beat comes on schedule (A13)',
  async (status) => {
    const { fetch, sent } = operator({ online: () => new Response('', { status }) });
    const { app, world } = openTab(fetch);
    app.tab.lead(true);
    await app.account.login(login);
    await world.pass(5 * minute + 1_000);
    expect(sent('online')).toHaveLength(5);
  },
);

test.each([
  ['an HTTP 429', () => new Response('', { status: 429 })],
  ['a code 429', () => ({ errcode: 429 })],
])('after %s the beat interval doubles with some jitter, up to ten minutes (A13)', async (_, answer) => {
  let busy = true;
  const { fetch, sent } = operator({ online: () => (busy ? answer() : { errcode: 0 }) });
  const { app, world } = openTab(fetch);
  const at: number[] = [];
  world.random = () => 0.5;
  app.tab.lead(true);
  await app.account.login(login);
  for (let i = 0; i < 40 * 60; i++) {
    const before = sent('online').length;
    await world.pass(1_000);
    if (sent('online').length > before) at.push(i);
  }
  const gaps = at.slice(1).map((each, i) => each - at[i]!);
  // 2, 4, 8 and 10 minutes, less half of the jitter.
  expect(gaps).toEqual([114, 228, 456, 570, 570]);
  busy = false;
  await world.pass(10 * minute);
  const before = sent('online').length;
  await world.pass(2 * minute);
  expect(sent('online').length).toBeGreaterThanOrEqual(before + 2);
});

test('rate-limited red dots slow down without slowing the heartbeat (A13)', async () => {
  const { fetch, sent } = operator({ activityGetStatusList: () => ({ code: 429 }) });
  const { app, world } = openTab(fetch);
  app.tab.lead(true);
  await app.account.login(login);
  await world.pass(0);
  const before = sent('activityGetStatusList').length;
  await world.pass(7 * minute + 2_000);
  expect(sent('online')).toHaveLength(7);
  expect(sent('activityGetStatusList')).toHaveLength(before + 3);
});

test.each([-1, 1])('a clock jump of %i day does not change how often the app beats (B12)', async (days) => {
  const device = fakeDevice();
  const { fetch, sent } = operator();
  const [one, two] = [openTab(fetch, device), openTab(fetch, device)];
  one.app.tab.lead(true);
  await one.app.account.login(login);
  const both = async (ms: number) => {
    for (let at = 0; at < ms; at += 1_000) await Promise.all([one.world.pass(1_000), two.world.pass(1_000)]);
  };
  await both(90_000);
  for (const { world } of [one, two]) world.set(days * 24 * 60 * minute);
  one.app.tab.lead(false);
  two.app.tab.lead(true);
  await both(92_000);
  expect(sent('online')).toHaveLength(3);
});

test('an operator whose answers have no envelope gets three calls a minute (A13)', async () => {
  let bad = false;
  const failing = () => (bad ? { hello: 1 } : { errcode: 0 });
  const { fetch, sent } = operator({
    online: failing,
    activityGetStatusList: failing,
    'anonymous/appEventLogClient': failing,
    preLogin: () => (bad ? { hello: 1 } : { code: 200 }),
  });
  const { app, world } = openTab(fetch);
  app.tab.lead(true);
  await app.account.login(login);
  await world.pass(0);
  bad = true;
  await app.events.track({ name: 'game_card_view', screen: '/' });
  const calls = () =>
    (['online', 'activityGetStatusList', 'anonymous/appEventLogClient'] as const).flatMap((name) => sent(name)).length;
  const before = calls();
  await world.pass(minute);
  // These include the first event batches, after 2, 4, 8, 16 and 32 seconds.
  expect(calls() - before).toBeLessThanOrEqual(7);
  const settled = calls();
  await world.pass(10 * minute);
  expect(calls() - settled).toBeLessThanOrEqual(3.4 * 10);
  expect(calls() - settled).toBeGreaterThanOrEqual(2.5 * 10);
});
