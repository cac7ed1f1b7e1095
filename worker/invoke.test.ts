import { expect, test, vi } from 'vitest';
import { createInvoke } from './invoke.ts';

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
