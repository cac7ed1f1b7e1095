// @vitest-environment happy-dom
import { act } from 'react';
import { ref } from 'valtio';
import { beforeEach, expect, test, vi } from 'vitest';
import { render } from '#tests/support/render.tsx';

vi.mock('#nav/analytics.ts', () => ({ track: () => {} }));

const { ModalStack } = await import('./ModalStack.tsx');
const { shown } = await import('#nav/modals.ts');

const dialog = (id: number, firm = false) =>
  ref({ id, name: 'tips' as const, rules: firm ? { firm } : {}, View: () => <input id={`in${id}`} />, props: {} });
const there = () => [...document.querySelectorAll('input')].map(({ id }) => id);

beforeEach(async () => {
  shown.length = 0;
  await render(<ModalStack />);
});

test('text typed into a dialog survives a mandatory one opened over it', async () => {
  await act(async () => void shown.push(dialog(1)));
  document.querySelector('input')!.value = 'half a name';
  await act(async () => void shown.push(dialog(2, true)));
  expect(there()).toEqual(['in1', 'in2']);
  await act(async () => void shown.pop());
  expect(document.querySelector('input')!.value).toBe('half a name');
});

test('a dialog opened under a mandatory one waits behind it', async () => {
  await act(async () => void shown.push(dialog(1, true)));
  await act(async () => void shown.push(dialog(2)));
  expect(there()).toEqual(['in1']);
  await act(async () => void shown.shift());
  expect(there()).toEqual(['in2']);
});
