// @vitest-environment happy-dom
import { act } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { advance, renderHook, unmount } from '#tests/support/render.tsx';
import { app } from '#tests/support/worker.ts';

vi.mock('./steps.ts', () => ({ textsOf: (said: unknown) => said }));

const { stores } = await import('#data/stores.ts');
const { useKeptDraft } = await import('./useKeptDraft.ts');
type KycValues = Parameters<typeof useKeptDraft>[0];

const said = (realName: string) => ({ realName }) as KycValues;
let draft: { readonly current: ReturnType<typeof useKeptDraft> };
const type = async (realName: string) => void (draft = await renderHook(() => useKeptDraft(said(realName))));

beforeEach(async () => {
  vi.useFakeTimers();
  stores.session.epoch = 'of Ana';
  await type('');
});

test('input is saved within 400 ms, even during continuous typing (KY-02)', async () => {
  for (const name of ['A', 'An', 'Ana', 'Ana ']) {
    await type(name);
    await advance(150);
  }
  expect(app.kyc.keepKyc).toHaveBeenCalledExactlyOnceWith(said('Ana'), 'of Ana');
  await advance(400);
  expect(app.kyc.keepKyc).toHaveBeenLastCalledWith(said('Ana '), 'of Ana');
  expect(app.kyc.keepKyc).toHaveBeenCalledTimes(2);
});

test('the last keystrokes before leaving are saved too (KY-02)', async () => {
  await type('Ana');
  await unmount();
  expect(app.kyc.keepKyc).toHaveBeenCalledExactlyOnceWith(said('Ana'), 'of Ana');
});

test.each([
  ['after the delay', () => advance(400)],
  ['on leaving', unmount],
])('what was typed in one session is not saved in the next %s (I5)', async (_, save) => {
  await type('Ana');
  stores.session.epoch = 'of Ben';
  await save();
  expect(app.kyc.keepKyc).toHaveBeenCalledExactlyOnceWith(said('Ana'), 'of Ana');
});

test('sent or discarded input is not saved again (KY-07)', async () => {
  await type('Ana');
  await act(async () => draft.current.keep());
  expect(app.kyc.keepKyc).toHaveBeenCalledOnce();
  await type('Ana Reyes');
  await act(async () => draft.current.forget());
  await advance(1_000);
  await unmount();
  expect(app.kyc.keepKyc).toHaveBeenCalledOnce();
});
