// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest';
import type { Native } from '#browser/bridge/calls.ts';
import { meetNative } from '#browser/wrapper.ts';
import { saveFile } from './saveFile.ts';

const file = new File(['day,₱'], 'statement.csv', { type: 'text/csv' });
const share = vi.fn(async () => {});

afterEach(() => {
  vi.unstubAllGlobals();
  meetNative(undefined);
});

/** Connects a wrapper that answers a save with this. */
function wrap(answer: true | undefined) {
  const ask = vi.fn(async () => answer);
  vi.stubGlobal('NativeBridge', {});
  meetNative({ info: {} as Native['info'], can: () => true, ask: ask as Native['ask'] });
  Object.assign(navigator, { share, canShare: () => true });
  return ask;
}

test('the wrapper saves the file byte for byte (O-40)', async () => {
  const ask = wrap(true);
  expect(await saveFile(file)).toBe(true);
  const data = btoa(String.fromCharCode(...new TextEncoder().encode('day,₱')));
  expect(ask).toHaveBeenCalledExactlyOnceWith('saveImage', { name: 'statement.csv', type: 'text/csv', data });
  expect(share).not.toHaveBeenCalled();
});

test('without the wrapper the file is shared, or reported as not saved', async () => {
  wrap(undefined);
  expect(await saveFile(file)).toBe(true);
  expect(share).toHaveBeenCalledOnce();
  Object.assign(navigator, { canShare: () => false });
  expect(await saveFile(file)).toBe(false);
  Object.assign(navigator, { canShare: undefined });
  expect(await saveFile(file)).toBe(false);
});
