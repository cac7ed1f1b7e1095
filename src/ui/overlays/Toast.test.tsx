// @vitest-environment happy-dom
import { act } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { render } from '#tests/support/render.tsx';
import { Toast } from './Toast.tsx';

const open = () => {
  const dialog = document.body.appendChild(document.createElement('dialog'));
  dialog.setAttribute('open', '');
  return dialog;
};
const toast = () => document.querySelector('output')!;

// Test files in the same thread share these prototypes.
const withoutPopovers = () => {
  Reflect.deleteProperty(HTMLElement.prototype, 'showPopover');
  Reflect.deleteProperty(HTMLElement.prototype, 'hidePopover');
};
beforeEach(withoutPopovers);
afterEach(() => {
  withoutPopovers();
  for (const dialog of document.querySelectorAll('dialog')) dialog.remove();
});

test('without popovers a toast is in the last opened dialog, and back on the page after it closes', async () => {
  const [first, second] = [open(), open()];
  await render(<Toast>Saved</Toast>);
  expect(second.contains(toast())).toBe(true);
  await act(async () => second.remove());
  await vi.waitFor(() => expect(first.contains(toast())).toBe(true));
  await act(async () => first.remove());
  await vi.waitFor(() => expect(toast().closest('dialog')).toBeNull());
  expect(toast().textContent).toBe('Saved');
});

test('with popovers a toast stays in place, above everything', async () => {
  Object.assign(HTMLElement.prototype, { showPopover: vi.fn(), hidePopover: vi.fn() });
  const dialog = open();
  await render(<Toast>Saved</Toast>);
  expect(dialog.contains(toast())).toBe(false);
});
