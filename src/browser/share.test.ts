import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Answers, Method, Native } from './bridge/calls.ts';
import { copyText } from './copyText.ts';
import { canShare, shareLink } from './share.ts';
import { meetNative } from './wrapper.ts';

const link = { title: 'Perlas', text: 'Play with me', url: 'https://perlas.example/?invite=7' };
const writeText = vi.fn<(text: string) => Promise<void>>();
const share = vi.fn<(link: object) => Promise<void>>();

/** A wrapper that answers everything with this. */
function meet(answer: Answers[Method] | undefined) {
  const ask = vi.fn(async () => answer);
  meetNative({ info: {} as Native['info'], can: () => true, ask: ask as Native['ask'] });
  return ask;
}

beforeEach(() => {
  writeText.mockResolvedValue();
  share.mockResolvedValue();
  vi.stubGlobal('navigator', { clipboard: { writeText }, share });
});
afterEach(() => {
  vi.unstubAllGlobals();
  meetNative(undefined);
});

test('P-06: the wrapper copies and shares, and then the browser doesn’t', async () => {
  const ask = meet(true);
  expect(await copyText('PERLAS7')).toBe(true);
  meet('dismissed');
  expect(await shareLink(link)).toBe('dismissed');
  expect(ask).toHaveBeenCalledExactlyOnceWith('copy', { text: 'PERLAS7' });
  expect([writeText.mock.calls, share.mock.calls]).toEqual([[], []]);
});

test('P-06: what the wrapper fails at is done by the browser', async () => {
  meet(undefined);
  expect(await copyText('PERLAS7')).toBe(true);
  expect(await shareLink(link)).toBe('shared');
  expect(writeText).toHaveBeenCalledExactlyOnceWith('PERLAS7');
  expect(share).toHaveBeenCalledExactlyOnceWith(link);
});

test('a copy that isn’t allowed, or that nothing can do, isn’t claimed', async () => {
  writeText.mockRejectedValue(new DOMException('', 'NotAllowedError'));
  expect(await copyText('a')).toBe(false);
  vi.stubGlobal('navigator', {});
  expect(await copyText('a')).toBe(false);
});

test('sharing tells who thought better of it from who can’t', async () => {
  share.mockRejectedValueOnce(new DOMException('', 'AbortError'));
  expect(await shareLink(link)).toBe('dismissed');
  share.mockRejectedValueOnce(new DOMException('', 'NotAllowedError'));
  expect(await shareLink(link)).toBe('unavailable');
  vi.stubGlobal('navigator', {});
  expect(canShare()).toBe(false);
  expect(await shareLink(link)).toBe('unavailable');
});
