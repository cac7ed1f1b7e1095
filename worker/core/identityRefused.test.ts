import { beforeEach, expect, test, vi } from 'vitest';
import { entrance } from '#tests/support/ana.ts';
import { countDeleted, device, resetDevice, thaw } from '#tests/support/keyvalDevice.ts';
import { facts, fakeDevice, openTab, scripted } from '#tests/support/tab.ts';
import { fakeWorld } from '#tests/support/world.ts';
import { openVault } from '../storage/openVault.ts';

vi.mock('idb-keyval', async (original) => {
  const { createStore } = await import('#tests/support/keyvalDevice.ts');
  return { ...(await original()), createStore };
});
vi.stubGlobal('indexedDB', countDeleted);

const { fetch } = scripted({
  accountLogin: entrance,
  preLogin: () => ({ code: 0, gameListVersion: '1' }),
  refreshData: () => ({ errcode: 0, coin: 1 }),
});
const always = Number.POSITIVE_INFINITY;

beforeEach(() => {
  resetDevice();
  Object.assign(device.kept!, { deviceId: 'its own', referrer: 'a friend' });
});

/** A tab whose vault is the real one, on a device that refuses the first `lost` uses. */
async function refusingTab(lost: number) {
  device.lost = lost;
  const clock = fakeWorld(fetch);
  const vault = openVault(clock, { over: '' });
  const tab = openTab(fetch, { ...fakeDevice(), vault });
  await tab.app.tab.follow();
  const pass = async (ms: number) => {
    await clock.pass(ms);
    await tab.world.pass(ms);
  };
  return { ...tab, pass };
}

test('a session comes back by itself from a device that refuses at the start (D1, D5)', async () => {
  const { stores, core, pass } = await refusingTab(2);
  expect(stores).toMatchObject({ session: { known: false, userId: 0 }, storage: { brief: true } });
  await pass(2_000);
  expect(stores).toMatchObject({ session: { known: true, userId: 7 }, storage: { brief: false } });
  expect(core.identity.token()).toBe('secret');
  expect([core.identity.deviceId(), core.identity.referrer()]).toEqual(['its own', 'a friend']);
  expect(device.kept).toMatchObject({ deviceId: 'its own', referrer: 'a friend', userId: 7 });
});

test('what a refusing device has of a visitor comes back, and an unfinished wipe is done (F6)', async () => {
  Object.assign(device.kept!, { token: '', userId: 0, epoch: 'left', account: 'ana', wiping: true });
  const { stores, pass } = await refusingTab(2);
  await pass(2_000);
  expect(stores).toMatchObject({
    session: { userId: 0, epoch: 'left', savedAccount: 'ana' },
    storage: { brief: false },
  });
  await pass(10_000);
  expect(device.kept).toMatchObject({ wiping: false });
});

test('the page learns that the device lasts again whenever it does (D5)', async () => {
  const { stores, app, pass } = await refusingTab(always);
  await pass(600_000);
  expect(stores.storage.brief).toBe(true);
  device.lost = 0;
  await pass(10_000);
  await app.tab.resume();
  expect(stores).toMatchObject({ session: { userId: 7 }, storage: { brief: false } });
});

test('a device that keeps refusing lets the visit go on after two seconds, and is asked some times more (D1)', async () => {
  const { stores, pass } = await refusingTab(always);
  const before = device.opened;
  await pass(1_900);
  expect(stores.session.known).toBe(false);
  await pass(100);
  expect(stores.session).toMatchObject({ known: true, userId: 0 });
  await pass(600_000);
  expect(device.opened - before).toBeLessThanOrEqual(20);
  expect(stores.session).toMatchObject({ known: true, userId: 0 });
});

test('a silent device that refuses in between is asked on (D7)', async () => {
  device.silent = true;
  const clock = fakeWorld(fetch);
  const { app, stores, world } = openTab(fetch, { ...fakeDevice(), vault: openVault(clock, { over: '' }) });
  const following = app.tab.follow();
  const pass = async (ms: number) => {
    await clock.pass(ms);
    await world.pass(ms);
  };
  await pass(3_000);
  await following;
  Object.assign(device, { silent: false, lost: 2 });
  await pass(2_000);
  expect(stores.session).toMatchObject({ userId: 0 });
  await pass(12_000);
  expect(stores.session).toMatchObject({ userId: 7 });
});

test('a silent device is asked again though its own timeout comes a moment later (D7)', async () => {
  device.silent = true;
  const clock = fakeWorld(fetch);
  const { app, stores, world } = openTab(fetch, { ...fakeDevice(), vault: openVault(clock, { over: '' }) });
  void app.tab.follow();
  const pass = async (seconds: number) => {
    for (let second = 0; second < seconds; second++) {
      await world.pass(1_000);
      await clock.pass(1_000);
    }
  };
  await pass(40);
  expect(stores).toMatchObject({ session: { known: true, userId: 0 }, storage: { silent: true } });
  device.silent = false;
  await pass(60);
  expect(stores).toMatchObject({ session: { userId: 7 }, storage: { silent: false } });
});

test('a log-out within the ten seconds after a failure reaches the device (S8)', async () => {
  const { core } = await refusingTab(0);
  device.lost = 2;
  await core.identity.renew('renewed');
  await core.identity.leave('left');
  expect(device.kept).toMatchObject({ token: '', userId: 0 });
});

test('a log-out on a device that hangs from the start also ends the session that it has (S8, I5, O-04)', async () => {
  const unheard = [{ requestId: 'x', call: 'selfExclude' }];
  Object.assign(device.kept!, { unheard });
  device.silent = true;
  const known = { ...facts(), epoch: 'first' };
  const clock = fakeWorld(fetch);
  const tab = openTab(fetch, { ...fakeDevice(), vault: openVault(clock, known) }, { facts: known });
  const pass = async (work: Promise<unknown>) => {
    for (let second = 0; second < 40; second++) {
      await clock.pass(1_000);
      await tab.world.pass(1_000);
    }
    await work;
  };
  await pass(tab.app.tab.follow());
  await pass(tab.core.identity.enter('next', { id: 7, nickname: 'Ana', coin: 0 as never }, false));
  expect(tab.stores.session.userId).toBe(7);
  await pass(tab.core.identity.leave('left'));

  await thaw();
  const next = openVault(clock, { over: tab.stores.session.over! });
  expect(await next.read()).toMatchObject({ token: '', userId: 0, unheard });
});
