import { beforeEach, expect, test, vi } from 'vitest';
import { changeVersion, countDeleted, device, resetDevice, thaw } from '#tests/support/keyvalDevice.ts';
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

test('a new device has an empty vault', async () => {
  device.kept = undefined;
  expect(await openVault().read()).toEqual(emptyVault);
});

test('another build’s vault is read as it is, with defaults for missing fields (O-16)', async () => {
  const restrictions = { 7: { state: 2, until: 9, irrevocableUntil: 9, ref: 'X-1' } };
  device.kept = { token: 'secret', userId: 7, restrictions, ofALaterBuild: true };
  const vault = openVault();
  expect(await vault.read()).toMatchObject({ token: 'secret', restrictions, unheard: [], deviceId: '' });
  await vault.change({ account: 'ana' });
  expect(device.kept).toMatchObject({ restrictions, account: 'ana', ofALaterBuild: true });
});

test('a vault whose connection was lost is reopened once (D5)', async () => {
  const vault = openVault();
  device.lost = 1;
  expect(await vault.read()).toMatchObject({ token: 'secret' });
  device.lost = 1;
  await vault.change({ account: 'ana' });
  expect(device).toMatchObject({ kept: { token: 'secret', account: 'ana' }, opened: 3 });
});

test('a transaction that the browser aborts without an error is a failure, and the next read works (D5)', async () => {
  const vault = openVault();
  device.aborted = { error: null };
  expect(await vault.read()).toEqual(emptyVault);
  device.aborted = undefined;
  expect(await vault.read(true)).toMatchObject({ token: 'secret' });
});

test('a device that fails in the middle of a visit does not end the session (D5)', async () => {
  const vault = openVault();
  await vault.read();
  device.lost = always;
  expect(await vault.read()).toMatchObject({ token: 'secret', userId: 7 });
  expect(await vault.read()).toMatchObject({ token: 'secret', userId: 7 });
});

test('changes that a failing device cannot store are kept as long as the worker lives', async () => {
  const vault = openVault();
  await vault.read();
  device.lost = always;
  await vault.change({ account: 'ana' });
  expect(await vault.read()).toMatchObject({ token: 'secret', account: 'ana' });
});

test('a device that never answers counts as one without storage (D1)', async () => {
  const vault = openVault();
  device.silent = true;
  const reading = vault.read();
  await world.pass(3_000);
  expect(await reading).toEqual(emptyVault);
  await vault.change({ account: 'ana' });
  expect(await vault.read()).toMatchObject({ account: 'ana' });
});

test('the contents of a device that has never answered are unknown until it answers (D7)', async () => {
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

test('the contents of a device that refuses, or hangs in mid-visit, are not unknown (D1)', async () => {
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
  'a device that hangs while %s is retried and gets each missed change once, none late (S8)',
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

test('a connection that opens too late for its request doesn’t hold up a deletion (D5)', async () => {
  const vault = openVault();
  device.silent = 'opening';
  const read = vault.read();
  await world.pass(3_000);
  await read;
  await thaw();
  expect(device.connections.size).toBe(1);
  changeVersion();
  expect(device.connections.size).toBe(0);
});

test('a change made while another is being written is written, too (S8)', async () => {
  const vault = openVault();
  await vault.read();
  device.silent = 'committing';
  const first = vault.change({ account: 'ana' });
  await settle();
  const second = vault.change({ referrer: 'a friend' });
  await thaw();
  await Promise.all([first, second]);
  expect(device.kept).toMatchObject({ token: 'secret', account: 'ana', referrer: 'a friend' });
});

test('a timeout that fires first after a sleep or a freeze loses nothing (S8)', async () => {
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

test.each([
  ['changes', false],
  ['changes and a log-out', true],
])('what another tab stores stays, however many %s a failing device has missed (O-04)', async (_, isLogOut) => {
  const vault = openVault();
  await vault.read();
  device.lost = always;
  for (let i = 0; i < 199; i++) await vault.change({ account: `ana ${i}` });
  await vault.change({ account: 'ana 199' }, isLogOut);
  await settle();
  device.lost = 0;
  const restrictions = { 7: { state: 2, until: 9, irrevocableUntil: 9, ref: 'X-1' } } as const;
  await openVault().change({ restrictions });
  await world.pass(10_000);
  await vault.change({ gameListVersion: '2' });
  expect(device.kept).toMatchObject({ restrictions, account: 'ana 199', gameListVersion: '2' });
});

test('a session that the device has does not stay in memory (I2)', async () => {
  const vault = openVault();
  await vault.read();
  device.lost = 2;
  await vault.change({ account: 'ana' });
  expect(vault.lasts()).toBe(false);
  expect(vault.stayInMemory()).toBe(false);
  await world.pass(10_000);
  await vault.read();
  expect(device.kept).toMatchObject({ token: 'secret', account: 'ana' });
});

test('a vault that stays in memory stores nothing until the session ends (I2, D1)', async () => {
  const vault = openVault();
  await vault.read();
  expect(vault.stayInMemory()).toBe(false);
  device.lost = 2;
  await vault.change({ token: 'later', epoch: 'second' });
  expect(vault.stayInMemory()).toBe(true);
  await world.pass(600_000);
  await vault.read(true);
  await vault.change({ account: 'ana' });
  expect(device.kept).toEqual({ token: 'secret', userId: 7, epoch: 'first' });
  expect(await vault.read()).toMatchObject({ token: 'later', account: 'ana' });
  await vault.change({ token: '', userId: 0, epoch: 'third' }, true);
  expect(device.kept).toMatchObject({ token: '', epoch: 'third', account: 'ana' });
  expect(vault.stayInMemory()).toBe(false);
});
