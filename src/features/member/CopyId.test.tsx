// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from 'vitest';
import { press, render } from '#tests/support/render.tsx';
import { toasted } from '#nav/toasts.ts';
import { CopyId } from './CopyId.tsx';

const id = '90017';

beforeEach(async () => {
  vi.useFakeTimers();
  await render(<CopyId id={id} />);
});

test('the id is copied, with a confirmation (ME-01)', async () => {
  const write = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  await press('Copy ID');
  expect(write).toHaveBeenCalledExactlyOnceWith(id);
  expect(toasted.text).toBe('ID copied');
});

test('where copying is denied the id is spelled out (ME-01)', async () => {
  vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new DOMException('', 'NotAllowedError'));
  await press('Copy ID');
  expect(toasted.text).toBe(`Couldn’t copy. Your ID is ${id}.`);
});
