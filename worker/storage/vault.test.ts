import { beforeEach, expect, test, vi } from 'vitest';
import { fakeWorld } from '#tests/support/world.ts';
import { emptyVault, openVault } from './vault.ts';

const device = vi.hoisted(() => ({ kept: undefined as object | undefined, lost: 0, opened: 0, silent: false }));
vi.mock('idb-keyval', () => {
  const reach = () => {
    if (device.lost-- > 0) throw new DOMException('Connection to Indexed Database server lost', 'UnknownError');
  };
  return {
    createStore: () => void device.opened++,
    get: async () => (reach(), device.silent ? new Promise(() => {}) : device.kept),
    update: async (_: string, change: (old?: object) => object) => (reach(), void (device.kept = change(device.kept))),
  };
});

const world = fakeWorld(() => Promise.reject(new Error('no network')));
const always = Number.POSITIVE_INFINITY;

beforeEach(() => Object.assign(device, { kept: { token: 'secret', userId: 7 }, lost: 0, opened: 0, silent: false }));

test('a device that knows nothing has an empty vault', async () => {
  device.kept = undefined;
  expect(await openVault(world).read()).toEqual(emptyVault);
});

test('O-16: what another build kept is taken as it is, and what it didn’t know is as on a new device', async () => {
  const restrictions = { 7: { state: 2, until: 9, irrevocableUntil: 9, ref: 'X-1' } };
  device.kept = { token: 'secret', userId: 7, restrictions, ofALaterBuild: true };
  const vault = openVault(world);
  expect(await vault.read()).toMatchObject({ token: 'secret', restrictions, unheard: [], deviceId: '' });
  await vault.change({ account: 'ana' });
  expect(device.kept).toMatchObject({ restrictions, account: 'ana', ofALaterBuild: true });
});

test('D5: a vault whose connection was lost is opened anew, once', async () => {
  const vault = openVault(world);
  device.lost = 1;
  expect(await vault.read()).toMatchObject({ token: 'secret' });
  device.lost = 1;
  await vault.change({ account: 'ana' });
  expect(device).toMatchObject({ kept: { token: 'secret', account: 'ana' }, opened: 3 });
});

test('D5: a device that fails in the middle of a visit does not end the session', async () => {
  const vault = openVault(world);
  await vault.read();
  device.lost = always;
  expect(await vault.read()).toMatchObject({ token: 'secret', userId: 7 });
  expect(await vault.read()).toMatchObject({ token: 'secret', userId: 7 });
});

test('what a failing device can’t take is known as long as the worker lives', async () => {
  const vault = openVault(world);
  await vault.read();
  device.lost = always;
  await vault.change({ account: 'ana' });
  expect(await vault.read()).toMatchObject({ token: 'secret', account: 'ana' });
});

test('D1: a device that never answers counts as one that keeps nothing', async () => {
  const vault = openVault(world);
  device.silent = true;
  const reading = vault.read();
  await world.pass(3_000);
  expect(await reading).toEqual(emptyVault);
  await vault.change({ account: 'ana' });
  expect(await vault.read()).toMatchObject({ account: 'ana' });
});
