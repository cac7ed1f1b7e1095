// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest';
import { stores } from '#data/stores.ts';
import { isKnownAddress } from './isKnownAddress.ts';
import { page, type PageRow } from './page.ts';
import { learnPages } from './routes.ts';

const load = () => Promise.resolve({ default: () => null });

afterEach(() => vi.unstubAllGlobals());

test('the wrapper doesn’t know the install page in any spelling, as it is installed already (O-43)', () => {
  learnPages([page('/download', { offline: 'all', load }), page('/faq', { offline: 'all', load })] as PageRow[], false);
  expect(isKnownAddress('/download')).toBe(true);
  vi.stubGlobal('navigator', { userAgent: 'Chrome/156.0 Mobile PerlasWrapper/1.0.0' });
  const spellings = ['/download?code=ABC1', '/Download', '/download/', '/download%2F', '/download.'];
  expect(spellings.filter(isKnownAddress)).toEqual([]);
  expect(isKnownAddress('/faq')).toBe(true);
});

test('a page of a feature that the operator has switched off is no known address, with or without a query', () => {
  learnPages([page('/email', { feature: 'mail', offline: 'data', load })] as PageRow[], false);
  expect(isKnownAddress('/email')).toBe(true);
  stores.settings.config = { features: { mail: false } } as never;
  expect([isKnownAddress('/email'), isKnownAddress('/email?id=1')]).toEqual([false, false]);
  stores.settings.config = { features: { mail: 1, vip: 0 } } as never;
  expect(isKnownAddress('/email')).toBe(true);
});
