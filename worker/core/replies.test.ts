import { describe, expect, test } from 'vitest';
import { entrance, login } from '#tests/support/ana.ts';
import { fakeDevice, openTab, scripted } from '#tests/support/tab.ts';
import { replyKey } from '#contract/stores.ts';
import { type Storage } from '../storage/storage.ts';

const firstPage = { pageNum: 1, pageSize: 20 };
const records = replyKey('rechargeRecord', firstPage);
const asked = { pageNum: 1, pageSize: 20 };

describe('requests', () => {
  test('concurrent identical reads share one request', async () => {
    const { fetch, sent } = scripted({ getActivityIds: () => ({ errcode: 0, activityMap: {} }) });
    const { app } = openTab(fetch);
    await Promise.all([app.replies.read('getActivityIds', {}), app.replies.read('getActivityIds', {})]);
    expect(sent('getActivityIds')).toHaveLength(1);
  });

  test('ten triggers in a second make one request, and one more after the second', async () => {
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

  test('ten refreshes in a second make two requests, and other reads add no more (S-16)', async () => {
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

  test('no trailing request follows a closed screen or an earlier read (S-16)', async () => {
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
});

describe('whose reply it is', () => {
  test('a visitor’s private read stays empty and sends nothing', async () => {
    const { fetch, requests } = scripted({});
    const { app, stores } = openTab(fetch);
    await app.replies.read('rechargeRecord', asked);
    expect(requests).toEqual([]);
    expect(stores.replies[records]).toBeUndefined();
  });

  test('a reply fetched with a token is not available to a visitor on the same device', async () => {
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

  test('a reply for a player who left before the device was ready is not stored as public', async () => {
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

  test('a player who logs in does not receive the rest of a visitor’s read', async () => {
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

  test('a reply that arrives after its screen has closed is not kept (A22)', async () => {
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
});

describe('storage and other tabs', () => {
  test('a settled read is in the store, and on the device for the next start', async () => {
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

  test('another tab that shows a reply is notified of the newer one', async () => {
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

  test('a clock set back by a day does not prevent refetching (B12)', async () => {
    const { fetch, sent } = scripted({ getActivityIds: () => ({ errcode: 0, activityMap: {} }) });
    const { app, world } = openTab(fetch);
    await app.replies.read('getActivityIds', {});
    world.set(-24 * 60 * 60_000);
    await world.pass(2_000);
    await app.replies.read('getActivityIds', {});
    expect(sent('getActivityIds')).toHaveLength(2);
  });

  test('another tab’s newer reply is accepted after the clock was set back (B12)', async () => {
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
});
