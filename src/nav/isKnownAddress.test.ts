// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest';
import { isKnownAddress } from './isKnownAddress.ts';

afterEach(() => vi.unstubAllGlobals());

test('O-43: for the wrapper, which is the installed app, the page about installing is none to lead to', () => {
  expect(isKnownAddress('/download')).toBe(true);
  vi.stubGlobal('navigator', { userAgent: 'Chrome/156.0 Mobile PerlasWrapper/1.0.0' });
  expect(isKnownAddress('/download?code=ABC1')).toBe(false);
  expect(isKnownAddress('/faq')).toBe(true);
});
