// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest';
import { isKnownAddress } from './isKnownAddress.ts';

afterEach(() => vi.unstubAllGlobals());

test('the wrapper doesn’t know the install page, as it is installed already (O-43)', () => {
  expect(isKnownAddress('/download')).toBe(true);
  vi.stubGlobal('navigator', { userAgent: 'Chrome/156.0 Mobile PerlasWrapper/1.0.0' });
  expect(isKnownAddress('/download?code=ABC1')).toBe(false);
  expect(isKnownAddress('/faq')).toBe(true);
});
