// @vitest-environment happy-dom
import { act } from 'react';
import { proxy } from 'valtio';
import { beforeEach, expect, test, vi } from 'vitest';
import { renderHook, unmount } from '#tests/support/render.tsx';
import type { UserInfo } from '#contract/entities.ts';

const show = vi.hoisted(() => vi.fn(async (_name: string, _props: object) => {}));
const shown = proxy<{ name: string }[]>([]);
vi.mock('#nav/modals.ts', () => ({ show, shown }));
vi.mock('#nav/report.ts', () => ({ report: () => {} }));
vi.mock('#nav/useReply.ts', () => ({ useReply: () => ({}) }));

const { answerFirstLimits, useFirstLimits, useFirstLimitsOfNew } = await import('./firstLimits.ts');
const { stores } = await import('#data/stores.ts');

const comeIn = (isNew = true) =>
  Object.assign(stores.session, { isNew, user: { id: 1, totalRecharge: 0 } as unknown as UserInfo });

beforeEach(() => {
  localStorage.clear();
  shown.length = 0;
  show.mockClear();
});

test('a new player is welcomed at every start until they have answered (RG-03)', async () => {
  comeIn();
  const start = async () => {
    await renderHook(useFirstLimitsOfNew);
    await unmount();
  };
  await start();
  expect(show).toHaveBeenCalledExactlyOnceWith('welcome', {});
  await start();
  expect(show).toHaveBeenCalledTimes(2);
  answerFirstLimits();
  await start();
  expect(show).toHaveBeenCalledTimes(2);
});

test('the welcome waits for another dialog to close, then comes at once (RG-03)', async () => {
  shown.push({ name: 'tips' });
  comeIn();
  await renderHook(useFirstLimitsOfNew);
  expect(show).not.toHaveBeenCalled();
  await act(async () => void shown.pop());
  expect(show).toHaveBeenCalledExactlyOnceWith('welcome', {});
});

test('nobody but a new player is welcomed (RG-03)', async () => {
  comeIn(false);
  await renderHook(useFirstLimitsOfNew);
  expect(show).not.toHaveBeenCalled();
});

test.each([
  ['a new player is welcomed, which asks for limits and then offers a password', true, 'welcome'],
  ['another player is asked for limits alone', false, 'care'],
] as const)('before the first deposit %s (WA-07, AU-01)', async (_, isNew, name) => {
  comeIn(isNew);
  const mayBegin = await renderHook(useFirstLimits);
  expect(show).toHaveBeenCalledExactlyOnceWith(name, {});
  expect(mayBegin.current()).toBe(false);
  expect(show.mock.calls).toEqual([
    [name, {}],
    [name, {}],
  ]);
  answerFirstLimits();
  expect(mayBegin.current()).toBe(true);
  expect(show).toHaveBeenCalledTimes(2);
});

test('a form that opens while the welcome’s code loads does not open it a second time', async () => {
  let load: () => void = () => {};
  show.mockImplementationOnce(() => new Promise<void>((done) => (load = done)));
  comeIn();
  const mayBegin = await renderHook(() => {
    useFirstLimitsOfNew();
    return useFirstLimits();
  });
  expect(mayBegin.current()).toBe(false);
  expect(show).toHaveBeenCalledExactlyOnceWith('welcome', {});
  await act(async () => load());
  expect(mayBegin.current()).toBe(false);
  expect(show).toHaveBeenCalledTimes(2);
});

test('a sheet whose code failed to load is asked for again', async () => {
  show.mockRejectedValueOnce(new Error('missing'));
  comeIn();
  const mayBegin = await renderHook(useFirstLimits);
  expect(mayBegin.current()).toBe(false);
  expect(show).toHaveBeenCalledTimes(2);
});

test.each(['welcome', 'care'])('a form that opens under the open sheet %s does not ask again', async (name) => {
  comeIn(name === 'welcome');
  shown.push({ name });
  const mayBegin = await renderHook(useFirstLimits);
  expect(mayBegin.current()).toBe(false);
  expect(show).not.toHaveBeenCalled();
});
