import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Answers, Method, Native } from '#browser/bridge/calls.ts';
import { copyText } from '#browser/copyText.ts';
import { canShare, shareLink } from './shareLink.ts';
import { meetNative } from '#browser/wrapper.ts';

const link = { title: 'Perlas', text: 'Play with me', url: 'https://perlas.example/?invite=7' };
const writeText = vi.fn<(text: string) => Promise<void>>();
const share = vi.fn<(link: object) => Promise<void>>();

/** Connects a wrapper that gives every call this answer. */
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

test('the wrapper copies and shares instead of the browser (P-06)', async () => {
  const ask = meet(true);
  expect(await copyText('PERLAS7')).toBe(true);
  meet('dismissed');
  expect(await shareLink(link)).toBe('dismissed');
  expect(ask).toHaveBeenCalledExactlyOnceWith('copy', { text: 'PERLAS7' });
  expect([writeText.mock.calls, share.mock.calls]).toEqual([[], []]);
});

test('the browser takes over when the wrapper fails (P-06)', async () => {
  meet(undefined);
  expect(await copyText('PERLAS7')).toBe(true);
  expect(await shareLink(link)).toBe('shared');
  expect(writeText).toHaveBeenCalledExactlyOnceWith('PERLAS7');
  expect(share).toHaveBeenCalledExactlyOnceWith(link);
});

test('a denied or unsupported copy is reported as failed', async () => {
  writeText.mockRejectedValue(new DOMException('', 'NotAllowedError'));
  expect(await copyText('a')).toBe(false);
  vi.stubGlobal('navigator', {});
  expect(await copyText('a')).toBe(false);
});

test('sharing distinguishes a dismissed dialog from a failure', async () => {
  share.mockRejectedValueOnce(new DOMException('', 'AbortError'));
  expect(await shareLink(link)).toBe('dismissed');
  share.mockRejectedValueOnce(new DOMException('', 'NotAllowedError'));
  expect(await shareLink(link)).toBe('unavailable');
  vi.stubGlobal('navigator', {});
  expect(canShare()).toBe(false);
  expect(await shareLink(link)).toBe('unavailable');
});
