// @vitest-environment happy-dom
import { act } from 'react';
import { ref } from 'valtio';
import { beforeEach, expect, test, vi } from 'vitest';
import { render } from '#tests/support/render.tsx';

vi.mock('#nav/analytics.ts', () => ({ track: () => {} }));

const { acceptNotice } = await import('#shared/age/ageConsent.ts');
const { ModalStack } = await import('./ModalStack.tsx');
const { shown } = await import('#nav/modals.ts');
const { stores } = await import('#data/stores.ts');

const dialog = (id: number, firm = false) =>
  ref({ id, name: 'tips' as const, rules: firm ? { firm } : {}, View: () => <input id={`in${id}`} />, props: {} });
const there = () => [...document.querySelectorAll('input')].map(({ id }) => id);

beforeEach(() => {
  shown.length = 0;
  Object.assign(stores.settings, { config: { clientMode: 0 } });
});

test('text typed into a dialog survives a mandatory one opened over it', async () => {
  await render(<ModalStack />);
  await act(async () => void shown.push(dialog(1)));
  document.querySelector('input')!.value = 'half a name';
  await act(async () => void shown.push(dialog(2, true)));
  expect(there()).toEqual(['in1', 'in2']);
  await act(async () => void shown.pop());
  expect(document.querySelector('input')!.value).toBe('half a name');
});

test('a dialog opened under a mandatory one waits behind it', async () => {
  await render(<ModalStack />);
  await act(async () => void shown.push(dialog(1, true)));
  await act(async () => void shown.push(dialog(2)));
  expect(there()).toEqual(['in1']);
  await act(async () => void shown.shift());
  expect(there()).toEqual(['in2']);
});

test('dialogs wait for the first answer to the age notice, and stay when it is asked for again (P-01)', async () => {
  Object.assign(stores.settings, { config: { clientMode: 1 } });
  await render(<ModalStack />);
  await act(async () => void shown.push(dialog(1)));
  expect(there()).toEqual([]);
  await act(async () => acceptNotice('1'));
  expect(there()).toEqual(['in1']);
  await act(
    async () => void Object.assign(stores.settings, { config: { clientMode: 1, ageNotice: { version: '2' } } }),
  );
  expect(there()).toEqual(['in1']);
});
