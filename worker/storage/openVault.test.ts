import { beforeEach, expect, test, vi } from 'vitest';
import { countDeleted, device, resetDevice, thaw } from '#tests/support/keyvalDevice.ts';
import { fakeWorld, settle } from '#tests/support/world.ts';
import { openVault as open } from './openVault.ts';
import { emptyVault } from './vault.ts';

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

test('a device that knows nothing has an empty vault', async () => {
  device.kept = undefined;
  expect(await openVault().read()).toEqual(emptyVault);
});

test('O-16: what another build kept is taken as it is, and what it didn’t know is as on a new device', async () => {
  const restrictions = { 7: { state: 2, until: 9, irrevocableUntil: 9, ref: 'X-1' } };
  device.kept = { token: 'secret', userId: 7, restrictions, ofALaterBuild: true };
  const vault = openVault();
  expect(await vault.read()).toMatchObject({ token: 'secret', restrictions, unheard: [], deviceId: '' });
  await vault.change({ account: 'ana' });
  expect(device.kept).toMatchObject({ restrictions, account: 'ana', ofALaterBuild: true });
});

test('D5: a vault whose connection was lost is opened anew, once', async () => {
  const vault = openVault();
  device.lost = 1;
  expect(await vault.read()).toMatchObject({ token: 'secret' });
  device.lost = 1;
  await vault.change({ account: 'ana' });
  expect(device).toMatchObject({ kept: { token: 'secret', account: 'ana' }, opened: 3 });
});

test('D5: a transaction that the device aborts without an error is a failure like any other, and the next read is made', async () => {
  const vault = openVault();
  device.aborted = { error: null };
  expect(await vault.read()).toEqual(emptyVault);
  device.aborted = undefined;
  expect(await vault.read(true)).toMatchObject({ token: 'secret' });
});

test('D5: a device that fails in the middle of a visit does not end the session', async () => {
  const vault = openVault();
  await vault.read();
  device.lost = always;
  expect(await vault.read()).toMatchObject({ token: 'secret', userId: 7 });
  expect(await vault.read()).toMatchObject({ token: 'secret', userId: 7 });
});

test('what a failing device can’t take is known as long as the worker lives', async () => {
  const vault = openVault();
  await vault.read();
  device.lost = always;
  await vault.change({ account: 'ana' });
  expect(await vault.read()).toMatchObject({ token: 'secret', account: 'ana' });
});

test('D1: a device that never answers counts as one that keeps nothing', async () => {
  const vault = openVault();
  device.silent = true;
  const reading = vault.read();
  await world.pass(3_000);
  expect(await reading).toEqual(emptyVault);
  await vault.change({ account: 'ana' });
  expect(await vault.read()).toMatchObject({ account: 'ana' });
});

test('D7: what a device that has never answered keeps is unknown, until it answers', async () => {
  const vault = openVault();
  device.silent = true;
  const reading = vault.read();
  await world.pass(3_000);
  await reading;
  expect(vault.silent()).toBe(true);
  await thaw();
  expect(await vault.read()).toEqual(emptyVault);
  expect(await vault.read(true)).toMatchObject({ token: 'secret' });
  expect(vault.silent()).toBe(false);
});

test('D1: of a device that refuses, or hangs in mid-visit, nothing is unknown', async () => {
  const refusing = openVault();
  device.lost = always;
  await refusing.read();
  expect(refusing.silent()).toBe(false);
  device.lost = 0;
  const vault = openVault();
  await vault.read();
  device.silent = true;
  const reading = vault.read();
  await world.pass(3_000);
  expect(await reading).toMatchObject({ token: 'secret' });
  expect(vault.silent()).toBe(false);
});

test.each(['opening', 'reading', 'committing'] as const)(
  'S8: a device that hangs while %s is tried again, and has what it missed once, and nothing late',
  async (stage) => {
    const vault = openVault();
    await vault.read();
    device.silent = stage;
    const changing = vault.change(({ unheard }) => ({ unheard: [...unheard, { requestId: 'x' } as never] }));
    await world.pass(3_000);
    await changing;
    expect(vault.lasts()).toBe(false);
    expect(await vault.read()).toMatchObject({ unheard: [{ requestId: 'x' }] });
    await thaw();
    expect(device.kept).not.toHaveProperty('unheard');
    await world.pass(10_000);
    await vault.change({ account: 'ana' });
    expect(vault.lasts()).toBe(true);
    expect(device.kept).toMatchObject({ token: 'secret', account: 'ana', unheard: [{ requestId: 'x' }] });
    expect(await vault.read()).toMatchObject({ account: 'ana' });
  },
);

test('S8: a timer that fires first after a sleep or a freeze loses nothing', async () => {
  let asleep = 0;
  const vault = open({ ...world, elapsed: () => world.elapsed() + asleep }, facts);
  await vault.read();
  device.silent = true;
  const changing = vault.change({ account: 'ana' });
  await settle();
  asleep = 600_000;
  await world.pass(3_000);
  expect(vault.lasts()).toBe(true);
  await thaw();
  await changing;
  expect(device.kept).toMatchObject({ account: 'ana' });
});
