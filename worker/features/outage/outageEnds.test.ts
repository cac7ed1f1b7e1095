import { expect, test } from 'vitest';
import { failing, minute, operator, visit, ways } from '#tests/support/suffering.ts';

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
