import { describe, expect, test } from 'vitest';
import { entrance, login } from '#tests/support/ana.ts';
import { facts, fakeDevice, openTab, scripted } from '#tests/support/tab.ts';
import type { Signals } from '../storage/storage.ts';
import { emptyVault } from '../storage/vault.ts';

const operator = () =>
  scripted({
    accountLogin: entrance,
    preLogin: () => ({ code: 0, gameListVersion: '1', token: 'renewed' }),
    refreshData: () => ({ errcode: 0, coin: 1 }),
  });

describe('restoring a session', () => {
  test('a vault read that began before a log-out does not restore the player', async () => {
    const { app, device, stores, world } = openTab(operator().fetch);
    await app.account.login(login);
    const before = device.vaulted();
    const answers: (() => void)[] = [];
    device.vault.read = () => new Promise((done) => answers.push(() => done(before)));
    const looking = app.session.recheck();
    await world.pass(0);
    const leaving = app.player.logout();
    await world.pass(0);
    for (const answer of answers) answer();
    await Promise.all([looking, leaving]);
    expect(stores.session).toMatchObject({ userId: 0, ended: 'left' });
  });

  test('a late vault read leaves the player logged out for now and keeps the device id', async () => {
    const device = fakeDevice();
    await device.vault.change({ token: 'secret', userId: 7, deviceId: 'its own' });
    device.vault.read = () => new Promise(() => {});
    const { stores, world } = openTab(operator().fetch, device);
    await world.pass(3_000);
    expect(stores.session).toMatchObject({ known: false, userId: 0 });
    expect(device.vaulted().deviceId).toBe('its own');
  });
});

describe('other tabs and players', () => {
  test('the reason a session ended is kept when another of its tabs ends it too', async () => {
    const device = fakeDevice();
    const { app, stores, world } = openTab(operator().fetch, device);
    await app.account.login(login);
    await app.player.logout();
    await device.vault.change({ epoch: 'the other’s' });
    await app.session.recheck();
    await world.pass(0);
    expect(stores.session).toMatchObject({ userId: 0, ended: 'left' });
  });

  test('a token renewed in one tab reaches every tab', async () => {
    const device = fakeDevice();
    const { fetch, sent } = operator();
    const [mine, other] = [openTab(fetch, device), openTab(fetch, device)];
    await mine.app.account.login(login);
    await other.world.pass(0);
    await other.app.session.bootstrap();
    await mine.world.pass(0);
    await mine.core.call('refreshData', {});
    expect(sent('refreshData').at(-1)!.token).toBe('renewed');
  });

  test('clearing site data logs out every tab once and keeps the device id (D4)', async () => {
    const device = fakeDevice();
    const { fetch, sent } = operator();
    const told: Signals[] = [];
    const loadDatabase = async () => async (_: unknown, signals: Signals) => (told.push(signals), device.storage);
    const tabs = [openTab(fetch, device, { loadDatabase }), openTab(fetch, device, { loadDatabase })];
    await tabs[0]!.app.account.login(login);
    for (const { world } of tabs) await world.pass(0);
    const { deviceId } = device.vaulted();
    await device.vault.change(emptyVault);
    await device.storage.forget();
    for (const { closed } of told) for (let i = 0; i < 3; i++) closed();
    for (const { world } of tabs) await world.pass(0);
    for (const { stores, mistakes } of tabs) {
      expect(stores.session).toMatchObject({ userId: 0, ended: 'elsewhere' });
      expect(stores.wallet.coin).toBeNull();
      expect(mistakes).toEqual([]);
    }
    expect(device.vaulted()).toMatchObject({ token: '', deviceId });
    expect(sent('logout')).toEqual([]);
  });

  test('one player’s notices and play limits are gone when the next player logs in (I5)', async () => {
    const device = fakeDevice();
    const [toAll, toAna] = [[{ id: 1, title: 'Mabuhay' }], [{ id: 2, title: 'Ana, your bonus' }]];
    let notices = toAll;
    const { fetch } = scripted({
      accountLogin: entrance,
      preLogin: () => ({ code: 0, gameListVersion: '1', notices, games: [] }),
      rgState: () => ({ errcode: 0, state: 0, realityMin: 15, playSec: 0, leftSec: 7_200 }),
    });
    const { app, stores, world } = openTab(fetch, device);
    await app.tab.start();
    await app.account.login(login);
    expect(stores.settings.notices).toEqual(toAll);
    notices = toAna;
    await app.session.bootstrap();
    await app.rg.checkProtection();
    expect([stores.settings.notices, stores.rg.realityMin]).toEqual([toAna, 15]);
    await app.player.logout();
    await world.pass(0);
    expect(stores.settings.notices).toEqual(toAll);
    expect(stores.rg).toMatchObject({ realityMin: 0, playEndsAt: 0, realityDue: false });
  });
});

describe('traffic source', () => {
  test('a device keeps the traffic source of its first visit, even an empty one (N-01)', async () => {
    const device = fakeDevice();
    for (const referrer of ['', 'https://search.test/']) {
      const { app, sent } = tabFrom(referrer, device);
      await app.tab.follow();
      await app.session.bootstrap();
      expect(sent('preLogin')[0]!.body).toMatchObject({ clientReferrer: '' });
    }
  });

  test('the page receives the first visit’s traffic source for its beacons (N-01)', async () => {
    const device = fakeDevice();
    for (const referrer of ['https://search.test/', 'https://later.test/']) {
      const { app, stores } = tabFrom(referrer, device);
      await app.tab.follow();
      expect(stores.events.beacon.url).toMatch(/\/app\/v1\/anonymous\/appEventLogClient$/);
      expect(stores.events.beacon.common).toMatchObject({ clientReferrer: 'https://search.test/' });
    }
  });
});

/** A tab opened with this referrer. */
function tabFrom(referrer: string, device: ReturnType<typeof fakeDevice>) {
  const { fetch, sent } = operator();
  return { ...openTab(fetch, device, { facts: { ...facts(), referrer } }), sent };
}

describe('a log-in', () => {
  test('a log-in is shown once a reload keeps it (D7)', async () => {
    const { app, device, stores, world } = openTab(operator().fetch);
    await app.tab.follow();
    const { change } = device.vault;
    let store = () => {};
    device.vault.change = async (changes) => {
      if (typeof changes === 'function') await new Promise<void>((done) => (store = done));
      return change(changes);
    };
    const loggingIn = app.account.login(login);
    await world.pass(2_900);
    expect(stores.session.userId).toBe(0);
    store();
    await loggingIn;
    expect(stores.session.userId).toBe(7);
  });

  test('a log-in is shown after three seconds even if the device does not store it (D1)', async () => {
    const { app, device, stores, world } = openTab(operator().fetch);
    await app.tab.follow();
    const { change } = device.vault;
    device.vault.change = (changes) => (typeof changes === 'function' ? new Promise(() => {}) : change(changes));
    void app.account.login(login);
    await world.pass(3_000);
    expect(stores.session.userId).toBe(7);
  });

  test('a log-in that another tab’s news finds half done is not taken for an ended session (S8)', async () => {
    const { app, device, stores, world } = openTab(operator().fetch);
    await app.tab.follow();
    const { change } = device.vault;
    let confirm = () => {};
    device.vault.change = async (changes) => {
      await change(changes);
      if (typeof changes === 'function') await new Promise<void>((done) => (confirm = done));
    };
    const loggingIn = app.account.login(login);
    await world.pass(0);
    await app.session.recheck();
    confirm();
    await loggingIn;
    expect(device.vaulted().epoch).toBe(stores.session.epoch);
    expect(stores.session.over ?? '').not.toContain(stores.session.epoch);
  });
});
