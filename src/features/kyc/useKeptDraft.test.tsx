// @vitest-environment happy-dom
import { act } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { advance, renderHook, unmount } from '#tests/support/render.tsx';
import { app } from '#tests/support/worker.ts';

vi.mock('./steps.ts', () => ({ textsOf: (said: unknown) => said }));

const { useKeptDraft } = await import('./useKeptDraft.ts');
type KycValues = Parameters<typeof useKeptDraft>[0];

const said = (realName: string) => ({ realName }) as KycValues;
let draft: { readonly current: ReturnType<typeof useKeptDraft> };
const type = async (realName: string) => void (draft = await renderHook(() => useKeptDraft(said(realName))));

beforeEach(async () => {
  vi.useFakeTimers();
  await type('');
});

test('KY-02: what is typed is kept within 400 ms, however fast somebody goes on typing', async () => {
  for (const name of ['A', 'An', 'Ana', 'Ana ']) {
    await type(name);
    await advance(150);
  }
  expect(app.kyc.keepKyc).toHaveBeenCalledExactlyOnceWith(said('Ana'));
  await advance(400);
  expect(app.kyc.keepKyc).toHaveBeenLastCalledWith(said('Ana '));
  expect(app.kyc.keepKyc).toHaveBeenCalledTimes(2);
});

test('KY-02: the last keys before the page is left are kept too', async () => {
  await type('Ana');
  await unmount();
  expect(app.kyc.keepKyc).toHaveBeenCalledExactlyOnceWith(said('Ana'));
});

test('KY-07: what was sent or forgotten isn’t kept again', async () => {
  await type('Ana');
  await act(async () => draft.current.keep());
  expect(app.kyc.keepKyc).toHaveBeenCalledOnce();
  await type('Ana Reyes');
  await act(async () => draft.current.forget());
  await advance(1_000);
  await unmount();
  expect(app.kyc.keepKyc).toHaveBeenCalledOnce();
});
