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

test('WA-15: what is typed without a network is there again after a way elsewhere, but for what is no draft', async () => {
  stores.network.onLine = false;
  const form = await open();
  await act(async () => form.current.set('amount', '500'));
  await act(async () => form.current.set('code', '246810'));
  await unmount();
  expect((await open()).current.values).toEqual({ amount: '500', code: '' });
});

test('what was typed before the network went is kept, too', async () => {
  const form = await open();
  await act(async () => form.current.set('amount', '500'));
  await act(async () => void (stores.network.onLine = false));
  await unmount();
  expect((await open()).current.values.amount).toBe('500');
});

test('what is emptied again stays empty, and a draft follows what is changed once there is a network', async () => {
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

test('after it was sent a form keeps no draft', async () => {
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

test('a form that was never cut off, or never changed, leaves no draft behind', async () => {
  const form = await open();
  await act(async () => form.current.set('amount', '500'));
  await unmount();
  stores.network.onLine = false;
  const next = await open();
  expect(next.current.values.amount).toBe('');
  await act(async () => next.current.set('code', '1'));
  expect(draft.read()).toEqual({});
});
