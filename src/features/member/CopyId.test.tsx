// @vitest-environment happy-dom
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { toasted } from '#nav/toasts.ts';
import { CopyId } from './CopyId.tsx';

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);

const id = '90017';
const press = () => act(async () => document.querySelector<HTMLElement>('[aria-label="Copy ID"]')!.click());

let root: Root;
beforeEach(async () => {
  vi.useFakeTimers();
  document.body.innerHTML = '<div></div>';
  root = createRoot(document.querySelector('div')!);
  await act(async () => root.render(<CopyId id={id} />));
});
afterEach(async () => {
  await act(async () => root.unmount());
  vi.restoreAllMocks();
  vi.useRealTimers();
});

test('ME-01: the id is copied, and that is said', async () => {
  const write = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  await press();
  expect(write).toHaveBeenCalledExactlyOnceWith(id);
  expect(toasted.text).toBe('Your ID is copied');
});

test('ME-01: where copying isn’t allowed the id is said, so that it can be noted down', async () => {
  vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new DOMException('', 'NotAllowedError'));
  await press();
  expect(toasted.text).toBe(`Copying isn’t allowed here. Your ID is ${id}.`);
});
