// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest';
import { copyText, shareLink } from './share.ts';

const link = { url: 'https://perlas.test/auth/register?code=ABC' };
const withShare = (share: (data: object) => Promise<void>) => Object.assign(navigator, { share });

afterEach(() => void Reflect.deleteProperty(navigator, 'share'));

test('SH-01: a text is copied, and it is known when that isn’t allowed', async () => {
  const write = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValueOnce();
  expect(await copyText('7')).toBe(true);
  expect(write).toHaveBeenCalledExactlyOnceWith('7');
  write.mockRejectedValueOnce(new DOMException('', 'NotAllowedError'));
  expect(await copyText('7')).toBe(false);
});

test('SH-01: where a page has no clipboard at all nothing is copied, and nothing breaks', async () => {
  vi.spyOn(navigator, 'clipboard', 'get').mockReturnValue(undefined as never);
  expect(await copyText('7')).toBe(false);
});

test('SH-01: a link is shared by the device where it can, as it is', async () => {
  expect(await shareLink(link)).toBe('unavailable');
  const share = vi.fn<(data: object) => Promise<void>>().mockResolvedValueOnce();
  withShare(share);
  expect(await shareLink(link)).toBe('shared');
  expect(share).toHaveBeenCalledExactlyOnceWith(link);
});

test.each([
  ['AbortError', 'dismissed'],
  ['NotAllowedError', 'unavailable'],
  ['DataError', 'unavailable'],
])('SH-01: a share that ends with %s is %s', async (name, outcome) => {
  withShare(() => Promise.reject(new DOMException('', name)));
  expect(await shareLink(link)).toBe(outcome);
});
