import { beforeEach, expect, test, vi } from 'vitest';
import { countDeleted, device, resetDevice } from '#tests/support/keyvalDevice.ts';
import { fakeWorld, settle } from '#tests/support/world.ts';
import { openVault as open } from './openVault.ts';

vi.mock('idb-keyval', async (original) => {
  const { createStore } = await import('#tests/support/keyvalDevice.ts');
  return { ...(await original()), createStore };
});
vi.stubGlobal('indexedDB', countDeleted);

const world = fakeWorld(() => Promise.reject(new Error('no network')));
const facts = { over: '' };
const openVault = () => open(world, facts);
const always = Number.POSITIVE_INFINITY;

beforeEach(() => {
  resetDevice();
  facts.over = '';
});

test('S8: a log-out tries the device at once, also one that has just failed, and deletes its database where that fails', async () => {
  const left = { token: '', userId: 0, epoch: 'second' };
  const vault = openVault();
  await vault.read();
  device.silent = true;
  const slow = vault.change({ account: 'ana' });
  await world.pass(3_000);
  await slow;
  device.silent = false;
  await vault.change(left, true);
  expect(device.kept).toMatchObject({ ...left, account: 'ana' });
  expect(device.deleted).toBe(0);

  device.lost = always;
  await vault.change({ restrictions: { 7: { state: 2, until: 9, irrevocableUntil: 9, ref: 'X-1' } } });
  await vault.change({ ...left, epoch: 'third' }, true);
  expect(device.deleted).toBe(1);
  Object.assign(device, { kept: undefined, lost: 0 });
  await world.pass(10_000);
  await vault.read();
  expect(device.kept).toMatchObject({ token: '', userId: 0, account: 'ana', restrictions: { 7: { state: 2 } } });
});

test('O-04: a database that a log-out deletes is stored again at once, with its requests for protection', async () => {
  const vault = openVault();
  await vault.read();
  await vault.change({ restrictions: { 7: { state: 2, until: 9, irrevocableUntil: 9, ref: 'X-1' } } });
  device.lost = always;
  vi.stubGlobal('indexedDB', { deleteDatabase: () => Object.assign(device, { kept: undefined, lost: 0 }) });
  await vault.change({ token: '', userId: 0, epoch: 'second' }, true);
  await settle();
  vi.stubGlobal('indexedDB', countDeleted);
  expect(device.kept).toMatchObject({ token: '', userId: 0, restrictions: { 7: { state: 2 } } });
});

test('S8: a session that is over is not read from a device that missed its end, and is off it with the next change', async () => {
  facts.over = ' zeroth first';
  const vault = openVault();
  const ended = { token: '', userId: 0, wiping: true };
  expect(await vault.read()).toMatchObject(ended);
  expect((await vault.read()).epoch).not.toBe('first');
  await vault.change({ account: 'ana' });
  expect(device.kept).toMatchObject({ ...ended, account: 'ana' });
});

test('S17: of a session that its player left the money acts are wiped too, of one that expired they are not', async () => {
  for (const [over, intentsOf] of [
    [' !first', 7],
    [' first', 0],
  ] as const) {
    facts.over = over;
    expect(await openVault().read()).toMatchObject({ token: '', wiping: true, intentsOf });
  }
});

test('S8: a log-in that the device missed does not end another that came after it', async () => {
  const vault = openVault();
  await vault.read();
  device.silent = true;
  const entering = vault.change({ token: 'mine', userId: 8, epoch: 'second' });
  await world.pass(3_000);
  await entering;
  expect(await vault.read()).toMatchObject({ token: 'mine' });
  device.silent = false;
  device.kept = { token: 'theirs', userId: 9, epoch: 'third' };
  await world.pass(10_000);
  expect(await vault.read()).toMatchObject({ token: 'theirs', userId: 9, epoch: 'third' });
  expect(device.kept).toMatchObject({ token: 'theirs', userId: 9, epoch: 'third' });
});
