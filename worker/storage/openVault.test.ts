import { beforeEach, expect, test, vi } from 'vitest';
import { fakeWorld, settle } from '#tests/support/world.ts';
import { openVault as open } from './openVault.ts';
import { emptyVault } from './vault.ts';

type Stage = 'opening' | 'reading' | 'committing';
const device = vi.hoisted(() => ({
  kept: undefined as object | undefined,
  lost: 0,
  opened: 0,
  aborted: undefined as { error: null } | undefined,
  silent: false as boolean | 'opening' | 'reading' | 'committing',
  deleted: 0,
  /** Lets what hangs go on. */
  thaw: [] as (() => void)[],
}));
/** A store of a fake device, as idb-keyval's: it may lose its connection, and hang at any stage. */
vi.mock('idb-keyval', async (original) => ({
  ...(await original()),
  createStore() {
    device.opened++;
    const passes = async (stage: Stage) => {
      if (device.silent === true || device.silent === stage) await new Promise<void>((done) => device.thaw.push(done));
    };
    return async (_: string, work: (rows: unknown) => unknown) => {
      // What a transaction that is aborted rejects with.
      if (device.aborted) throw device.aborted.error;
      if (device.lost-- > 0) throw new DOMException('Connection to Indexed Database server lost', 'UnknownError');
      await passes('opening');
      let [written, aborted] = [undefined as object | undefined, false];
      const transaction = {
        db: { close() {} },
        error: new DOMException('aborted', 'AbortError'),
        oncomplete() {},
        onabort() {},
        abort: () => ((aborted = true), transaction.onabort()),
      };
      const request = { result: device.kept, onsuccess() {} };
      const run = async () => {
        await passes('reading');
        if (aborted) return;
        request.result = device.kept;
        request.onsuccess();
        await passes('committing');
        if (aborted) return;
        device.kept = written ?? device.kept;
        transaction.oncomplete();
      };
      void run();
      return work({ transaction, get: () => request, put: (value: object) => void (written = value) });
    };
  },
}));
vi.stubGlobal('indexedDB', { deleteDatabase: () => void device.deleted++ });

const world = fakeWorld(() => Promise.reject(new Error('no network')));
const facts = { over: '' };
const openVault = () => open(world, facts);
const always = Number.POSITIVE_INFINITY;

beforeEach(() => {
  const kept = { token: 'secret', userId: 7, epoch: 'first' };
  Object.assign(device, { kept, lost: 0, opened: 0, aborted: undefined, silent: false, deleted: 0, thaw: [] });
  facts.over = '';
});
/** The device answers again, also what it was asked before. */
async function thaw() {
  device.silent = false;
  for (const goOn of device.thaw.splice(0)) goOn();
  await settle();
}

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
  vi.stubGlobal('indexedDB', { deleteDatabase: () => void device.deleted++ });
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
