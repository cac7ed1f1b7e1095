// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest';
import { stores } from '#data/stores.ts';
import { isKnownAddress } from './isKnownAddress.ts';
import { page, type PageRow } from './page.ts';
import { learnPages } from './routes.ts';

afterEach(() => vi.unstubAllGlobals());

test('the wrapper doesn’t know the install page, as it is installed already (O-43)', () => {
  expect(isKnownAddress('/download')).toBe(true);
  vi.stubGlobal('navigator', { userAgent: 'Chrome/156.0 Mobile PerlasWrapper/1.0.0' });
  expect(isKnownAddress('/download?code=ABC1')).toBe(false);
  expect(isKnownAddress('/faq')).toBe(true);
});

test('a page of a feature that the operator has switched off is no known address, with or without a query', () => {
  const load = () => Promise.resolve({ default: () => null });
  learnPages([page('/email', { feature: 'mail', offline: 'data', load })] as PageRow[], false);
  expect(isKnownAddress('/email')).toBe(true);
  stores.settings.config = { features: { mail: false } } as never;
  expect([isKnownAddress('/email'), isKnownAddress('/email?id=1')]).toEqual([false, false]);
  stores.settings.config = { features: { mail: 1, vip: 0 } } as never;
  expect(isKnownAddress('/email')).toBe(true);
});
