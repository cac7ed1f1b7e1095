import { fc } from '#tests/support/fastCheck.ts';
import { expect, test } from 'vitest';
import { entrance, login } from '#tests/support/ana.ts';
import { fakeDevice, openTab, scripted } from '#tests/support/tab.ts';
import { replyKey } from '#contract/stores.ts';
import { rowVersion, type Storage } from '../storage/storage.ts';

const firstPage = { pageNum: 1, pageSize: 20 };
const records = replyKey('rechargeRecord', firstPage);
const asked = { pageNum: 1, pageSize: 20 };
const json = { headers: { 'content-type': 'application/json' } };

test('the same read asked twice at once is one request', async () => {
  const { fetch, sent } = scripted({ getActivityIds: () => ({ errcode: 0, activityMap: {} }) });
  const { app } = openTab(fetch);
  await Promise.all([app.replies.read('getActivityIds', {}), app.replies.read('getActivityIds', {})]);
  expect(sent('getActivityIds')).toHaveLength(1);
});

test('ten triggers in a second are one request, and one more after the second', async () => {
  const { fetch, sent } = scripted({ getActivityIds: () => ({ errcode: 0, activityMap: {} }) });
  const { app, world } = openTab(fetch);
  for (let i = 0; i < 10; i++) {
    await app.replies.read('getActivityIds', {});
    await world.pass(99);
  }
  expect(sent('getActivityIds')).toHaveLength(1);
  await world.pass(10);
  await app.replies.read('getActivityIds', {});
  expect(sent('getActivityIds')).toHaveLength(2);
});

test('S-16: ten refreshes in a second are one request, and one a second after; nobody else’s reading adds any', async () => {
  const { fetch, sent } = scripted({ getActivityIds: () => ({ errcode: 0, activityMap: {} }) });
  const { app, core, world } = openTab(fetch);
  app.replies.show('getActivityIds', {});
  await app.replies.read('getActivityIds', {});
  await world.pass(1_000);
  for (let i = 0; i < 10; i++) {
    await core.replies.refresh();
    await app.replies.read('getActivityIds', {});
    await world.pass(90);
  }
  expect(sent('getActivityIds')).toHaveLength(2);
  await world.pass(200);
  expect(sent('getActivityIds')).toHaveLength(3);
  await world.pass(60_000);
  expect(sent('getActivityIds')).toHaveLength(3);
});

test('S-16: no request comes after when its screen has gone, or when another reading came first', async () => {
  const { fetch, sent } = scripted({ getActivityIds: () => ({ errcode: 0, activityMap: {} }) });
  const { app, core, world } = openTab(fetch);
  const refreshed = async () => {
    app.replies.show('getActivityIds', {});
    await app.replies.read('getActivityIds', {});
    await world.pass(500);
    await core.replies.refresh();
  };
  await refreshed();
  await world.pass(500);
  await app.replies.read('getActivityIds', {});
  await world.pass(5_000);
  expect(sent('getActivityIds')).toHaveLength(2);
  await refreshed();
  app.replies.letGo('getActivityIds {}');
  await world.pass(5_000);
  expect(sent('getActivityIds')).toHaveLength(3);
});

test('an answer is in the store when the read settles, and on the device for the next start', async () => {
  const device = fakeDevice();
  const { fetch } = scripted({ getActivityIds: () => ({ errcode: 0, activityMap: {}, activityIds: [1] }) });
  const { app, stores, world } = openTab(fetch, device);
  await app.replies.read('getActivityIds', {});
  expect(stores.replies['getActivityIds {}']?.value).toMatchObject({ activityIds: [1] });
  await world.pass(0);

  const offline = openTab(() => Promise.reject(new TypeError('no network')), device);
  await expect(offline.app.replies.read('getActivityIds', {})).rejects.toMatchObject({ kind: 'network' });
  expect(offline.stores.replies['getActivityIds {}']?.value).toMatchObject({ activityIds: [1] });
});

test('a visitor’s private read stays empty, and nothing is sent', async () => {
  const { fetch, requests } = scripted({});
  const { app, stores } = openTab(fetch);
  await app.replies.read('rechargeRecord', asked);
  expect(requests).toEqual([]);
  expect(stores.replies[records]).toBeUndefined();
});

test('an answer got with a token is not there for a visitor of the same device', async () => {
  const device = fakeDevice();
  const { fetch } = scripted({
    accountLogin: entrance,
    getActivityIds: () => ({ errcode: 0, activityMap: {}, totalRecharge: 500 }),
  });
  const { app, stores, world } = openTab(fetch, device);
  await app.account.login(login);
  await app.replies.read('getActivityIds', {});
  await world.pass(0);
  expect(await device.storage.open.kept.get('getActivityIds {}')).toBeUndefined();
  await app.player.logout();
  expect(stores.replies).toEqual({});
});

test('another tab that shows a reply gets the newer one by notice', async () => {
  const device = fakeDevice();
  let ids = [1];
  const { fetch } = scripted({ getActivityIds: () => ({ errcode: 0, activityMap: {}, activityIds: ids }) });
  const [mine, other] = [openTab(fetch, device), openTab(fetch, device)];
  other.app.replies.show('getActivityIds', {});
  await mine.app.replies.read('getActivityIds', {});
  ids = [2];
  await mine.world.pass(1_000);
  await other.world.pass(1_000);
  await mine.app.replies.read('getActivityIds', {});
  await other.world.pass(0);
  expect(other.stores.replies['getActivityIds {}']?.value).toMatchObject({ activityIds: [2] });
});

test('an answer for a player who left before the device was ready is not kept for everybody', async () => {
  const device = fakeDevice();
  await device.vault.change({ token: 'secret', userId: 7, epoch: 'mine' });
  let ready = () => {};
  const { fetch } = scripted({ getActivityIds: () => ({ errcode: 0, activityMap: {}, totalRecharge: 500 }) });
  const { app, world } = openTab(fetch, device, {
    loadDatabase: async () => () => new Promise<Storage>((done) => (ready = () => done(device.storage))),
  });
  const reading = app.replies.read('getActivityIds', {});
  await world.pass(0);
  void app.player.logout();
  await world.pass(0);
  ready();
  await reading;
  await world.pass(0);
  expect(await device.storage.open.kept.get('getActivityIds {}')).toBeUndefined();
});

test('a player who comes in is not given the end of what was asked as a visitor', async () => {
  const answers: ((response: Response) => void)[] = [];
  const { fetch } = scripted({
    accountLogin: entrance,
    getActivityIds: () => new Promise<Response>((done) => void answers.push(done)),
  });
  const { app, world } = openTab(fetch);
  const visitors = app.replies.read('getActivityIds', {}).catch((error: unknown) => error);
  await world.pass(0);
  await app.account.login(login);
  const mine = app.replies.read('getActivityIds', {});
  await world.pass(0);
  for (const answer of answers) answer(Response.json({ errcode: 0, activityMap: {} }));
  await expect(visitors).resolves.toMatchObject({ kind: 'stopped' });
  await expect(mine).resolves.toBeUndefined();
});

test('A22: an answer that comes when its screen has gone is not held', async () => {
  let answer: (response: Response) => void = () => {};
  const { fetch } = scripted({
    accountLogin: entrance,
    rechargeRecord: () => new Promise<Response>((done) => (answer = done)),
  });
  const { app, stores, world } = openTab(fetch);
  await app.account.login(login);
  app.replies.show('rechargeRecord', firstPage);
  const reading = app.replies.read('rechargeRecord', asked);
  await world.pass(0);
  app.replies.letGo(records);
  answer(Response.json({ code: 200, data: { list: [], pages: 0 } }));
  await reading;
  expect(Object.keys(stores.replies)).not.toContain(records);
});

test('A9: records whose answer is cut off are an error, and what was there before stays', async () => {
  const device = fakeDevice();
  const page = { code: 200, data: { list: [], pages: 0 } };
  const answers: (() => unknown)[] = [
    () => page,
    () => new Response('{"code":200,"data":{"li', json),
    () => ({ code: 200, data: {} }),
  ];
  const { fetch } = scripted({ accountLogin: entrance, rechargeRecord: () => answers.shift()!() });
  const { app, stores, world } = openTab(fetch, device);
  await app.account.login(login);
  app.replies.show('rechargeRecord', firstPage);
  await app.replies.read('rechargeRecord', asked);
  const before = stores.replies[records];
  for (let i = 0; i < 2; i++) {
    await world.pass(60_000);
    await expect(app.replies.read('rechargeRecord', asked, true)).rejects.toMatchObject({ kind: 'garbled' });
    expect(stores.replies[records]).toEqual(before);
    expect(await device.storage.of(7).kept.get(records)).toMatchObject({ at: before!.at });
  }
});

test('B12: a clock set back by a day keeps nothing from being asked again', async () => {
  const { fetch, sent } = scripted({ getActivityIds: () => ({ errcode: 0, activityMap: {} }) });
  const { app, world } = openTab(fetch);
  await app.replies.read('getActivityIds', {});
  world.set(-24 * 60 * 60_000);
  await world.pass(2_000);
  await app.replies.read('getActivityIds', {});
  expect(sent('getActivityIds')).toHaveLength(2);
});

test('B12: another tab’s newer answer is taken though the clock was set back before it', async () => {
  const device = fakeDevice();
  let ids = [1];
  const { fetch } = scripted({ getActivityIds: () => ({ errcode: 0, activityMap: {}, activityIds: ids }) });
  const [mine, other] = [openTab(fetch, device), openTab(fetch, device)];
  other.app.replies.show('getActivityIds', {});
  await other.app.replies.read('getActivityIds', {});
  ids = [2];
  for (const { world } of [mine, other]) world.set(-24 * 60 * 60_000);
  await mine.app.replies.read('getActivityIds', {}, true);
  await mine.world.pass(0);
  await other.world.pass(0);
  expect(other.stores.replies['getActivityIds {}']?.value).toMatchObject({ activityIds: [2] });
});

test('D9: rows that are not what they should be are dropped, counted and asked for again; another build’s are left alone', async () => {
  const device = fakeDevice();
  const { kept } = device.storage.open;
  const good = { errcode: 0, activityMap: {}, activityIds: [1] };
  const { fetch } = scripted({ getActivityIds: () => good });
  const bad = fc.record({
    key: fc.constant('getActivityIds {}'),
    v: fc.constantFrom(rowVersion, rowVersion + 1),
    at: fc.oneof(fc.constant(1), fc.constantFrom('now', null, 1.5)),
    value: fc.oneof(fc.anything(), fc.constant({ activityIds: 'many' })),
  });
  await fc.assert(
    fc.asyncProperty(bad, async (row) => {
      await kept.put(row as never);
      const { app, core, stores } = openTab(fetch, device);
      const known = await core.replies.known('getActivityIds', {});
      const isOurs = row.v === rowVersion;
      expect(stores.storage.dropped).toBe(isOurs && !known ? 1 : 0);
      if (!isOurs) expect(known).toBeUndefined();
      expect(!!(await kept.get(row.key))).toBe(!isOurs || !!known);
      await app.replies.read('getActivityIds', {}, true);
      expect(stores.replies['getActivityIds {}']?.value).toMatchObject({ activityIds: [1] });
    }),
    { numRuns: 60 },
  );
});
