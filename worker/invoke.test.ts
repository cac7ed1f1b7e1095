import { expect, test, vi } from 'vitest';
import { fakeWorld } from '#tests/support/world.ts';
import { createInvoke } from './invoke.ts';

const session = { epoch: 'of Ana' };
const world = fakeWorld(() => Promise.reject(new Error('no network')));
const parts = { world, identity: { known: Promise.resolve() }, stores: { session } } as never;

const double = (n: number) => 2 * n;

test('an action is invoked by the names of its group and itself', async () => {
  const invoke = createInvoke(parts, { numbers: { double, half: async (n: number) => n / 2 } });
  expect(await Promise.all([invoke('numbers', 'double', 4), invoke('numbers', 'half', 4)])).toEqual([8, 2]);
});

test('a group that isn’t there yet is loaded with the first of its actions', async () => {
  const load = vi.fn(async () => ({ double }));
  const invoke = createInvoke(parts, { numbers: load });
  expect(load).not.toHaveBeenCalled();
  expect(await invoke('numbers', 'double', 4)).toBe(8);
});

test('a group whose code can’t be had rejects, and is loaded with the next action', async () => {
  const load = vi.fn(async () => ({ double })).mockRejectedValueOnce(new Error('no network'));
  const invoke = createInvoke(parts, { numbers: load });
  await expect(invoke('numbers', 'double', 4)).rejects.toThrow('no network');
  expect(await invoke('numbers', 'double', 4)).toBe(8);
});

test('an action that throws rejects', async () => {
  const fail = () => {
    throw new Error('a bug');
  };
  await expect(createInvoke(parts, { group: { fail } })('group', 'fail')).rejects.toThrow('a bug');
});

test('an action isn’t invoked for who logs in while its code loads (I5)', async () => {
  const numbers = async () => {
    session.epoch = 'of Ben';
    return { double };
  };
  await expect(createInvoke(parts, { numbers })('numbers', 'double', 4)).rejects.toMatchObject({ kind: 'stopped' });
});

test('a money act whose code comes after ten seconds isn’t begun', async () => {
  const act = vi.fn();
  let letGo = () => {};
  const money = () => new Promise<object>((done) => (letGo = () => done({ act })));
  const failed = createInvoke(parts, { money })('money', 'act').catch((error: unknown) => error);
  await world.pass(10_000);
  expect(await failed).toMatchObject({ kind: 'timeout' });
  letGo();
  await world.pass(1_000);
  expect(act).not.toHaveBeenCalled();
});
