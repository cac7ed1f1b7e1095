import { beforeEach, expect, test, vi } from 'vitest';
import { emptyVault, openVault } from './vault.ts';

const device = vi.hoisted(() => ({ kept: undefined as object | undefined, broken: false }));
vi.mock('idb-keyval', () => {
  const reach = () => {
    if (device.broken) throw new DOMException('Connection to Indexed Database server lost', 'UnknownError');
  };
  return {
    get: async () => (reach(), device.kept),
    update: async (_: string, change: (old?: object) => object) => (reach(), void (device.kept = change(device.kept))),
  };
});

beforeEach(() => {
  device.kept = { token: 'secret', userId: 7 };
  device.broken = false;
});

test('a device that knows nothing has an empty vault', async () => {
  device.kept = undefined;
  expect(await openVault().read()).toEqual(emptyVault);
});

test('a device that fails in the middle of a visit does not end the session', async () => {
  const vault = openVault();
  await vault.read();
  device.broken = true;
  expect(await vault.read()).toMatchObject({ token: 'secret', userId: 7 });
  expect(await vault.read()).toMatchObject({ token: 'secret', userId: 7 });
});

test('what a failing device can’t take is known as long as the worker lives', async () => {
  const vault = openVault();
  await vault.read();
  device.broken = true;
  await vault.change({ account: 'ana' });
  expect(await vault.read()).toMatchObject({ token: 'secret', account: 'ana' });
});
