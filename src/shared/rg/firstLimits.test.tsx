// @vitest-environment happy-dom
import { act } from 'react';
import { proxy } from 'valtio';
import { beforeEach, expect, test, vi } from 'vitest';
import { renderHook, unmount } from '#tests/support/render.tsx';
import type { UserInfo } from '#contract/entities.ts';

const show = vi.hoisted(() => vi.fn(async (_name: string, _props: object) => {}));
const shown = proxy<object[]>([]);
vi.mock('#nav/modals.ts', () => ({ show, shown }));
vi.mock('#nav/report.ts', () => ({ report: () => {} }));
vi.mock('#nav/useReply.ts', () => ({ useReply: () => ({}) }));

const { answerFirstLimits, useFirstLimitsOfNew } = await import('./firstLimits.ts');
const { stores } = await import('#data/stores.ts');

const comeIn = (isNew: boolean, hasPassword: 0 | 1) =>
  Object.assign(stores.session, { isNew, user: { id: 1, hasPassword } as UserInfo });

beforeEach(() => localStorage.clear());

test('a new player is asked for limits at every start until they have answered (RG-03, AU-01)', async () => {
  comeIn(true, 1);
  const start = async () => {
    await renderHook(useFirstLimitsOfNew);
    await unmount();
  };
  await start();
  expect(show).toHaveBeenCalledExactlyOnceWith('care', {});
  await start();
  expect(show).toHaveBeenCalledTimes(2);
  answerFirstLimits();
  await start();
  expect(show).toHaveBeenCalledTimes(2);
});

test('the question waits for another dialog to close, then comes at once (RG-03)', async () => {
  shown.push({});
  comeIn(true, 1);
  await renderHook(useFirstLimitsOfNew);
  expect(show).not.toHaveBeenCalled();
  await act(async () => void shown.pop());
  expect(show).toHaveBeenCalledExactlyOnceWith('care', {});
});

test.each([
  ['who has just registered without one', true, 0, 1],
  ['who registered with one', true, 1, 0],
  ['who was a player before', false, 0, 0],
] as const)(
  'a password is offered after the limits only to a new player without one: %s (AU-01)',
  (_, isNew, hasPassword, times) => {
    comeIn(isNew, hasPassword);
    answerFirstLimits();
    expect(show).toHaveBeenCalledTimes(times);
    if (times) expect(show).toHaveBeenCalledWith('passwordOffer', { offered: true });
  },
);
