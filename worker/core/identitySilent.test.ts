import { expect, test, vi } from 'vitest';
import { entrance, login } from '#tests/support/ana.ts';
import { order } from '#tests/support/depositor.ts';
import { emptyVault } from '../storage/vault.ts';
import { fakeDevice, openTab, scripted } from '#tests/support/tab.ts';

const operator = () =>
  scripted({
    accountLogin: entrance,
    preLogin: () => ({ code: 0, gameListVersion: '1' }),
    refreshData: () => ({ errcode: 0, coin: 1 }),
    createRecharge: () => ({ errcode: 0, orderNo: 'A1', payUrl: 'http://pay.test/' }),
  });

/** A device with a stored player session that doesn't answer until `thaw` is called. */
async function silentDevice() {
  const device = fakeDevice();
  const restrictions = { 7: { state: 2, until: Date.UTC(2030, 0, 1), irrevocableUntil: 0, ref: 'X-1' } } as const;
  await device.vault.change({ token: 'secret', userId: 7, epoch: 'mine', deviceId: 'd', account: 'ana', restrictions });
  const { read } = device.vault;
  let isSilent = true;
  let asked = 0;
  Object.assign(device.vault, {
    silent: () => isSilent,
    lasts: () => !isSilent,
    read: async () => (asked++, isSilent ? emptyVault : read()),
  });
  return { device, asked: () => asked, thaw: () => void (isSilent = false) };
}

test('an unresponsive device is asked again, with no player known until it answers (D1, D7)', async () => {
  const { device, asked } = await silentDevice();
  const { app, stores, world } = openTab(operator().fetch, device);
  const following = app.tab.follow();
  await world.pass(3_000);
  await following;
  expect(stores).toMatchObject({ session: { known: false, userId: 0 }, storage: { silent: true } });
  const before = asked();
  await world.pass(600_000);
  expect(asked() - before).toBeLessThanOrEqual(20);
});

test('the visit continues as a visitor’s after three more attempts (D7)', async () => {
  const { device } = await silentDevice();
  const { app, stores, world } = openTab(operator().fetch, device);
  void app.tab.follow();
  await world.pass(13_900);
  expect(stores.session.known).toBe(false);
  await world.pass(200);
  expect(stores.session).toMatchObject({ known: true, userId: 0 });
});

test('the session and its restriction return once the device answers (D7)', async () => {
  const { device, thaw } = await silentDevice();
  const { app, stores, world, core } = openTab(operator().fetch, device);
  void app.tab.follow();
  await world.pass(3_000);
  thaw();
  await world.pass(10_000);
  expect(stores).toMatchObject({
    session: { known: true, userId: 7, savedAccount: 'ana' },
    storage: { silent: false },
    rg: { state: 2 },
  });
  expect(core.identity.token()).toBe('secret');
});

test('the session also returns after the visit continued as a visitor (D7)', async () => {
  const { device, thaw } = await silentDevice();
  const { app, stores, world } = openTab(operator().fetch, device);
  void app.tab.follow();
  await world.pass(40_000);
  expect(stores.session).toMatchObject({ known: true, userId: 0 });
  thaw();
  await app.tab.resume();
  await world.pass(0);
  expect(stores).toMatchObject({ session: { userId: 7 }, rg: { state: 2 } });
});

test('a player can log in on a device that never answers, with money and play blocked (RG-06, D1)', async () => {
  const { device } = await silentDevice();
  const { fetch, sent } = operator();
  const { app, stores, world } = openTab(fetch, device);
  void app.tab.follow();
  await world.pass(40_000);
  await app.account.login(login);
  expect(stores.session.userId).toBe(7);
  await expect(app.money.deposit(order)).rejects.toMatchObject({ kind: 'storage' });
  await expect(app.play.openGame({ gameId: 1 } as never)).rejects.toMatchObject({ kind: 'storage' });
  expect(sent('createRecharge')).toEqual([]);
});

test('an old session on an unresponsive device is wiped after another player logs in (F6, D7)', async () => {
  const { device, thaw } = await silentDevice();
  await device.vault.change({ userId: 6 });
  const forget = vi.spyOn(device.storage, 'forget');
  const { app, stores, world } = openTab(operator().fetch, device);
  void app.tab.follow();
  await world.pass(40_000);
  await app.account.login(login);
  expect(forget).not.toHaveBeenCalled();
  thaw();
  await app.tab.resume();
  await world.pass(0);
  expect(stores.session.userId).toBe(7);
  expect(forget).toHaveBeenCalledExactlyOnceWith(undefined, 0, expect.any(Function));
  expect(device.vaulted()).toMatchObject({ userId: 7, wiping: false });
});
