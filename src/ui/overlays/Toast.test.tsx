// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest';
import { render } from '#tests/support/render.tsx';
import { Toast } from './Toast.tsx';

const open = () => {
  const dialog = document.body.appendChild(document.createElement('dialog'));
  dialog.setAttribute('open', '');
  return dialog;
};
const toast = () => document.querySelector('output')!;

afterEach(() => {
  vi.unstubAllGlobals();
  Reflect.deleteProperty(HTMLElement.prototype, 'showPopover');
  for (const dialog of document.querySelectorAll('dialog')) dialog.remove();
});

test('without popovers a toast is in the dialog that was opened last, and back on the page once that is closed', async () => {
  const [first, second] = [open(), open()];
  await render(<Toast dialogs={2}>Saved</Toast>);
  expect(second.contains(toast())).toBe(true);
  second.remove();
  await render(<Toast dialogs={1}>Saved</Toast>);
  expect(first.contains(toast())).toBe(true);
  first.remove();
  await render(<Toast dialogs={0}>Saved</Toast>);
  expect(toast().closest('dialog')).toBeNull();
  expect(toast().textContent).toBe('Saved');
});

test('with popovers it stays where it is, over everything', async () => {
  Object.assign(HTMLElement.prototype, { showPopover: vi.fn(), hidePopover: vi.fn() });
  const dialog = open();
  await render(<Toast dialogs={1}>Saved</Toast>);
  expect(dialog.contains(toast())).toBe(false);
});
