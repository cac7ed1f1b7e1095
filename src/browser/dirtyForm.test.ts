// @vitest-environment happy-dom
import { beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { leaveForm, watchForms } from './dirtyForm.ts';

/** The number of current holders of the lock. */
let held = 0;
vi.mock('./busyLock.ts', () => ({
  whileBusy: async (work: () => Promise<void>) => {
    held += 1;
    await work();
    held -= 1;
  },
}));

const type = (name: string) =>
  document.querySelector(`[name=${name}]`)!.dispatchEvent(new Event('input', { bubbles: true }));

beforeAll(watchForms);
beforeEach(async () => {
  await leaveForm();
  document.body.innerHTML =
    '<form><input name="a"><input name="b"></form><search><form><input name="q"></form></search>';
});

test('a form in progress holds back updates, once, until it is left', async () => {
  type('a');
  type('b');
  expect(held).toBe(1);
  await leaveForm();
  expect(held).toBe(0);
});

test('submitting a form stops holding back updates', async () => {
  type('a');
  document.querySelector('form')!.dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }));
  await vi.waitFor(() => expect(held).toBe(0));
});

test('a search field does not count as a form', () => {
  type('q');
  expect(held).toBe(0);
});
