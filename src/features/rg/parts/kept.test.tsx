// @vitest-environment happy-dom
import { act, type ReactNode } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, expect, test, vi } from 'vitest';
import { ref } from 'valtio/vanilla';
import type { Input } from '#contract/endpoints.ts';
import { Failure } from '#contract/failure.ts';
import { replyKey } from '#contract/stores.ts';

const app = vi.hoisted(() => ({
  show: vi.fn(async () => {}),
  letGo: vi.fn(async () => {}),
  read: vi.fn(async () => {}),
  setLimit: vi.fn(async () => ({ heard: false, said: undefined })),
}));
vi.mock('#data/worker.ts', () => ({ app, onWorker: () => {} }));
vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);

const { stores } = await import('#data/stores.ts');
const { LimitsPart } = await import('./LimitsPart.tsx');
const { Reminder } = await import('./Reminder.tsx');

const key = replyKey('selfLimitInfo', {});
const keptHere = 'Kept on this device. It goes out at the first connection.';
let root: Root | undefined;

const know = (limits: object[]) => {
  const value = { state: 0, limits, marketing: { push: true, sms: true, email: true } };
  stores.replies[key] = ref({ value, at: 1 });
};
const keep = (...inputs: Input<'selfLimitSet'>[]) => {
  stores.rg.unheard = inputs.map((input) => ({ call: 'selfLimitSet', input, at: 1 }));
};
async function see(what: ReactNode) {
  root = createRoot(document.body.appendChild(document.createElement('div')));
  await act(async () => root!.render(what));
}

afterEach(async () => {
  await act(async () => root?.unmount());
  document.body.replaceChildren();
  stores.replies = {};
  stores.rg.unheard = [];
});

test('a limit that is kept here is said to be below its own field, and once it was heard that it holds', async () => {
  know([]);
  await see(<LimitsPart />);
  const field = document.querySelector<HTMLInputElement>('input[name=day]')!;
  const write = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')!.set!;
  await act(async () => {
    write.call(field, '500');
    field.dispatchEvent(new Event('input', { bubbles: true }));
  });
  await act(async () => {
    keep({ kind: 'deposit', period: 'day', value: 50_000 });
    field.form!.requestSubmit();
  });
  expect(document.body.textContent.split(keptHere)).toHaveLength(3);
  expect(document.querySelector('fieldset')!.parentElement!.textContent).not.toContain(keptHere);
  await act(async () => {
    keep();
    know([{ id: 1, kind: 'deposit', period: 'day', value: 50_000 }]);
  });
  expect(document.body.textContent).not.toContain(keptHere);
  expect(field.closest('form')!.textContent).toContain('Applied now.');
});

test('a reminder that is kept here is on, also for who comes back to the page', async () => {
  know([]);
  keep({ kind: 'reminder', period: 'month', value: 1 });
  await see(<Reminder />);
  expect(document.querySelector('[role=switch]')!.getAttribute('aria-checked')).toBe('true');
});

test('limits that can’t be had are said to be so, with a way to ask again', async () => {
  app.read.mockRejectedValue(new Failure('server', 500));
  await see(<LimitsPart />);
  const [again] = [...document.querySelectorAll('button')];
  app.read.mockResolvedValue();
  know([]);
  await act(async () => again!.click());
  expect(document.querySelectorAll('form')).toHaveLength(4);
});
