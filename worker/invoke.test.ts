import { expect, test, vi } from 'vitest';
import { createInvoke as create } from './invoke.ts';

let epoch = '';
const createInvoke = (groups: Parameters<typeof create>[0]) => create(groups, () => epoch);

const double = (n: number) => 2 * n;

test('an action is invoked by the names of its group and itself', async () => {
  const invoke = createInvoke({ numbers: { double, half: async (n: number) => n / 2 } });
  expect(await Promise.all([invoke('numbers', 'double', 4), invoke('numbers', 'half', 4)])).toEqual([8, 2]);
});

test('a group that isn’t there yet is loaded with the first of its actions', async () => {
  const load = vi.fn(async () => ({ double }));
  const invoke = createInvoke({ numbers: load });
  expect(load).not.toHaveBeenCalled();
  expect(await invoke('numbers', 'double', 4)).toBe(8);
});

test('a group whose code can’t be had rejects, and is loaded with the next action', async () => {
  const load = vi.fn(async () => ({ double })).mockRejectedValueOnce(new Error('no network'));
  const invoke = createInvoke({ numbers: load });
  await expect(invoke('numbers', 'double', 4)).rejects.toThrow('no network');
  expect(await invoke('numbers', 'double', 4)).toBe(8);
});

test('an action that throws rejects', async () => {
  const fail = () => {
    throw new Error('a bug');
  };
  await expect(createInvoke({ group: { fail } })('group', 'fail')).rejects.toThrow('a bug');
});

test('an action is not run for another player who logs in while its code loads (I5)', async () => {
  const pay = vi.fn();
  let arrive = () => {};
  const invoke = createInvoke({ money: () => new Promise((done) => (arrive = () => done({ pay }))) });
  epoch = 'of Ana';
  const paying = invoke('money', 'pay', 100);
  epoch = 'of Ben';
  arrive();
  await expect(paying).rejects.toMatchObject({ kind: 'stopped' });
  expect(pay).not.toHaveBeenCalled();
});

test('an action is run for a visitor whose session the device tells while its code loads (D7)', async () => {
  let arrive = () => {};
  const invoke = createInvoke({ numbers: () => new Promise((done) => (arrive = () => done({ double }))) });
  epoch = '';
  const doubling = invoke('numbers', 'double', 4);
  epoch = 'of Ana';
  arrive();
  expect(await doubling).toBe(8);
});
