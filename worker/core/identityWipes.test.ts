import { expect, test, vi } from 'vitest';
import type { Money } from '#contract/schema.ts';
import { entrance, login } from '#tests/support/ana.ts';
import { facts, fakeDevice, openTab, scripted } from '#tests/support/tab.ts';

const operator = () =>
  scripted({
    accountLogin: entrance,
    preLogin: () => ({ code: 0, gameListVersion: '1', token: 'renewed' }),
    refreshData: () => ({ errcode: 0, coin: 1 }),
  });

test.each([
  ['hangs', () => new Promise<void>(() => {})],
  ['fails', () => Promise.reject(new Error('blocked'))],
])('a pending wipe that %s does not block the start (F6)', async (_, forget) => {
  const device = fakeDevice();
  await device.vault.change({ wiping: true });
  device.storage.forget = forget;
  const { app, world } = openTab(operator().fetch, device);
  let followed = false;
  void app.tab.follow().then(() => (followed = true));
  await world.pass(3_000);
  expect(followed).toBe(true);
});

test('a wipe that did not reach the device runs at the next start (F6)', async () => {
  const device = fakeDevice();
  await device.vault.change({ token: 'secret', userId: 7, epoch: 'mine' });
  await device.storage.of(7).kept.put({ key: 'mine', v: 1, at: 1, value: {} });
  const blocked = openTab(operator().fetch, device, { loadDatabase: () => Promise.reject(new Error('blocked')) });
  await blocked.app.tab.follow();
  const leaving = blocked.app.player.logout();
  await blocked.world.pass(70_000);
  await leaving;
  expect(device.vaulted().wiping).toBe(true);
  await openTab(operator().fetch, device).app.tab.follow();
  expect(await device.storage.of(7).kept.count()).toBe(0);
  expect(device.vaulted().wiping).toBe(false);
});

test('a pending wipe finishes before anything is restored (F6)', async () => {
  const device = fakeDevice();
  await device.vault.change({ wiping: true });
  await device.storage.of(7).kept.put({ key: 'mine', v: 1, at: 1, value: {} });
  const { app } = openTab(operator().fetch, device);
  await app.tab.follow();
  expect(await device.storage.of(7).kept.count()).toBe(0);
  expect(device.vaulted().wiping).toBe(false);
});

test('a pending wipe keeps the money acts and drafts of its player’s next session (I2)', async () => {
  const device = fakeDevice();
  await device.vault.change({ wiping: true, intentsOf: 7, token: 'secret', userId: 7, epoch: 'next' });
  for (const id of [7, 8]) {
    await device.storage.of(id).intents.add({ key: 'deposit' } as never);
    await device.storage.of(id).kept.put({ key: 'kyc', v: 1, at: 1, value: {} });
  }
  await openTab(operator().fetch, device).app.tab.follow();
  expect(await device.storage.of(7).intents.count()).toBe(1);
  expect(await Promise.all([7, 8].map((id) => device.storage.of(id).kept.count()))).toEqual([1, 0]);
  expect(device.vaulted()).toMatchObject({ wiping: false, intentsOf: 0 });
});

test('a log-in in place of another player’s session wipes that player’s data at once (F6)', async () => {
  const device = fakeDevice();
  const { app, core, world } = openTab(operator().fetch, device);
  await app.account.login(login);
  await world.pass(0);
  for (const id of [7, 8]) await device.storage.of(id).kept.put({ key: 'kyc', v: 1, at: 1, value: {} });
  const entered = core.identity.enter('of 8', { id: 8, nickname: 'Ben', coin: 0 as Money }, false);
  await world.pass(0);
  await entered;
  expect(await device.storage.of(7).kept.count()).toBe(0);
  expect(await device.storage.of(8).kept.count()).toBe(1);
  expect(device.vaulted()).toMatchObject({ userId: 8, wiping: false });
});

test('a log-in takes back that an unfinished wipe deletes this player’s money acts (I2)', async () => {
  const device = fakeDevice();
  await device.vault.change({ wiping: true, intentsOf: 7 });
  const blocked = async () => () => Promise.reject(new Error('blocked'));
  const { app } = openTab(operator().fetch, device, { loadDatabase: blocked });
  await app.tab.follow();
  await app.account.login(login);
  expect(device.vaulted()).toMatchObject({ userId: 7, wiping: true, intentsOf: 0 });
});

test('a pending wipe does not block a visitor whose database opens late (F6)', async () => {
  const device = fakeDevice();
  await device.vault.change({ wiping: true });
  const { app, world } = openTab(operator().fetch, device, { facts: { ...facts(), visited: false } });
  let followed = false;
  void app.tab.follow().then(() => (followed = true));
  void app.tab.start();
  await world.pass(3_000);
  expect(followed).toBe(true);
  await world.pass(0);
  expect(device.vaulted().wiping).toBe(false);
});

test('a wipe also removes what another tab was writing, but never the next player’s data (F1)', async () => {
  const device = fakeDevice();
  const { fetch } = operator();
  const [mine, other] = [openTab(fetch, device), openTab(fetch, device)];
  await mine.app.account.login(login);
  await other.world.pass(0);
  const forgotten = vi.spyOn(device.storage, 'forget');
  await mine.app.player.logout();
  await device.storage.of(7).kept.put({ key: 'late', v: 1, at: 1, value: {} });
  await other.world.pass(0);
  expect(forgotten.mock.calls.map(([userId, intentsOf]) => [userId, intentsOf])).toEqual([
    [undefined, 7],
    [7, 0],
  ]);
  expect(await device.storage.of(7).kept.count()).toBe(0);
});
