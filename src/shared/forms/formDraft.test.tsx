// @vitest-environment happy-dom
import { act } from 'react';
import { beforeEach, expect, test } from 'vitest';
import { renderHook, unmount } from '#tests/support/render.tsx';

const { stores } = await import('#data/stores.ts');
const { draftOf, useDraft, withDraft } = await import('./draft.ts');
const { useForm } = await import('./useForm.ts');

const draft = draftOf('trial', 'memory');

function useTrial() {
  const form = useForm({ initial: withDraft({ amount: '', code: '' }, draft), check: () => ({}) });
  useDraft(draft, form.values, ['amount']);
  return form;
}
const open = () => renderHook(useTrial);

beforeEach(() => {
  draft.drop();
  stores.network.onLine = true;
});

test('values typed offline are restored on return, except those excluded from drafts (WA-15)', async () => {
  stores.network.onLine = false;
  const form = await open();
  await act(async () => form.current.set('amount', '500'));
  await act(async () => form.current.set('code', '246810'));
  await unmount();
  expect((await open()).current.values).toEqual({ amount: '500', code: '' });
});

test('values typed before the network dropped are stored too', async () => {
  const form = await open();
  await act(async () => form.current.set('amount', '500'));
  await act(async () => void (stores.network.onLine = false));
  await unmount();
  expect((await open()).current.values.amount).toBe('500');
});

test('an emptied field stays empty, and a draft follows changes made back online', async () => {
  stores.network.onLine = false;
  const form = await open();
  await act(async () => form.current.set('amount', '5'));
  await act(async () => form.current.set('amount', ''));
  await unmount();
  const emptied = await open();
  expect(emptied.current.values.amount).toBe('');
  await act(async () => emptied.current.set('amount', '500'));
  await act(async () => void (stores.network.onLine = true));
  await act(async () => emptied.current.set('amount', '700'));
  await unmount();
  expect((await open()).current.values.amount).toBe('700');
});

test('a sent form keeps no draft', async () => {
  stores.network.onLine = false;
  const form = await open();
  await act(async () => form.current.set('amount', '5'));
  await act(async () => void (stores.network.onLine = true));
  draft.drop();
  await act(async () => void (stores.network.onLine = false));
  expect(draft.read()).toEqual({});
  await act(async () => form.current.set('amount', '6'));
  expect(draft.read()).toEqual({ amount: '6' });
});

test('a form that was never offline, or never changed, leaves no draft', async () => {
  const form = await open();
  await act(async () => form.current.set('amount', '500'));
  await unmount();
  stores.network.onLine = false;
  const next = await open();
  expect(next.current.values.amount).toBe('');
  await act(async () => next.current.set('code', '1'));
  expect(draft.read()).toEqual({});
});
