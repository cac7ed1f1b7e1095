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

const comeIn = () => Object.assign(stores.session, { isNew: true, user: { id: 1 } as UserInfo });

beforeEach(() => localStorage.clear());

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
  shown.push({});
  comeIn();
  await renderHook(useFirstLimitsOfNew);
  expect(show).not.toHaveBeenCalled();
  await act(async () => void shown.pop());
  expect(show).toHaveBeenCalledExactlyOnceWith('welcome', {});
});
