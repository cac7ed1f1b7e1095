import { beforeEach, describe, expect, test, vi } from 'vitest';
import { completeDeletion, countDeleted, device, resetDevice, thaw } from '#tests/support/keyvalDevice.ts';
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

test('a log-out retries a failed device at once, or deletes its database (S8)', async () => {
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
  completeDeletion();
  await world.pass(10_000);
  await vault.read();
  expect(device.kept).toMatchObject({ token: '', userId: 0, account: 'ana', restrictions: { 7: { state: 2 } } });
});

test('a database deleted by a log-out is recreated with its pending protection requests (O-04)', async () => {
  const vault = openVault();
  await vault.read();
  await vault.change({ restrictions: { 7: { state: 2, until: 9, irrevocableUntil: 9, ref: 'X-1' } } });
  device.lost = always;
  vi.stubGlobal('indexedDB', {
    deleteDatabase() {
      queueMicrotask(completeDeletion);
      return countDeleted.deleteDatabase();
    },
  });
  await vault.change({ token: '', userId: 0, epoch: 'second' }, true);
  await settle();
  vi.stubGlobal('indexedDB', countDeleted);
  expect(device.kept).toMatchObject({ token: '', userId: 0, restrictions: { 7: { state: 2 } } });
});

test('what another tab stores after a log-out has deleted the database stays beside what it had (O-04)', async () => {
  const request = (requestId: string) => ({ requestId }) as never;
  const restriction = { state: 2, until: 9, irrevocableUntil: 9, ref: 'X-1' } as const;
  const vault = openVault();
  await vault.change({ restrictions: { 7: restriction }, unheard: [request('x')], account: 'ana' });
  device.lost = always;
  await vault.change(({ userId }) => (userId === 7 ? { token: '', userId: 0, epoch: 'second' } : {}), true);
  await settle();
  completeDeletion();
  const session = { token: 'theirs', userId: 8, epoch: 'third' };
  await openVault().change({ ...session, restrictions: { 8: restriction }, unheard: [request('y')] });
  await world.pass(10_000);
  await vault.read();
  const restrictions = { 7: restriction, 8: restriction };
  const unheard = [request('x'), request('y')];
  expect(device.kept).toMatchObject({ ...session, restrictions, unheard });
  await vault.change({ account: 'ben' });
  expect(device.kept).toMatchObject({ ...session, restrictions, unheard, account: 'ben' });
});

test.each(['hangs', 'refuses'])(
  'an exclusion on a device that %s from the start outlives a log-in and a log-out (O-04)',
  async (how) => {
    const outliving = {
      unheard: [{ requestId: 'x', call: 'selfExclude' }],
      restrictions: { 7: { state: 2, until: 9e12 } },
    };
    device.kept = { token: '', userId: 0, epoch: 'first', ...outliving };
    if (how === 'hangs') device.silent = true;
    else device.lost = always;
    const vault = openVault();
    for (const use of [
      () => vault.read(),
      () => vault.change({ token: 'mine', userId: 8, epoch: 'second' }),
      () => vault.change({ token: '', userId: 0, epoch: 'third' }, true),
    ]) {
      const using = use();
      await world.pass(3_000);
      await using;
    }
    expect(device.deleted).toBe(0);
    device.lost = 0;
    await thaw();
    await vault.read(true);
    expect(device.kept).toMatchObject({ token: '', userId: 0, epoch: 'third', ...outliving });
  },
);

test('an ended session is ignored on a device that missed its end, then removed (S8)', async () => {
  facts.over = ' zeroth first';
  const vault = openVault();
  const ended = { token: '', userId: 0, wiping: true };
  expect(await vault.read()).toMatchObject(ended);
  expect((await vault.read()).epoch).not.toBe('first');
  await vault.change({ account: 'ana' });
  expect(device.kept).toMatchObject({ ...ended, account: 'ana' });
});

test('a log-out also wipes the session’s money acts, an expiry keeps them (S17)', async () => {
  for (const [over, intentsOf] of [
    [' !first', 7],
    [' first', 0],
  ] as const) {
    facts.over = over;
    expect(await openVault().read()).toMatchObject({ token: '', wiping: true, intentsOf });
  }
});

test('a log-in that the device missed does not end a later one (S8)', async () => {
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

describe('a log-in while the device fails is stored once it works', () => {
  const session = { token: 'mine', userId: 8, epoch: 'second' };

  test('after a first visit whose first write failed (S-13)', async () => {
    device.kept = undefined;
    const vault = openVault();
    await vault.read();
    device.lost = 2;
    await vault.change({ deviceId: 'd1' });
    expect(vault.lasts()).toBe(false);
    await vault.change(session);
    await world.pass(10_000);
    expect(await vault.read()).toMatchObject({ ...session, deviceId: 'd1' });
    expect(device.kept).toMatchObject(session);
  });

  test('after a log-out that had to delete the database (S-13)', async () => {
    const vault = openVault();
    await vault.read();
    device.lost = always;
    await vault.change({ token: '', userId: 0, epoch: 'left' }, true);
    expect(device.deleted).toBe(1);
    await vault.change(session);
    completeDeletion();
    await world.pass(10_000);
    expect(await vault.read()).toMatchObject(session);
    expect(device.kept).toMatchObject(session);
  });

  test('unless another tab has ended that session since', async () => {
    const vault = openVault();
    await vault.read();
    device.lost = always;
    await vault.change(session);
    facts.over = 'second';
    Object.assign(device, { kept: undefined, lost: 0 });
    await world.pass(10_000);
    expect(await vault.read()).toMatchObject({ token: '', userId: 0 });
    expect(device.kept).toMatchObject({ token: '', userId: 0 });
  });
});
