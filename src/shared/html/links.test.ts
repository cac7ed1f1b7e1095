// @vitest-environment happy-dom
import { expect, test, vi } from 'vitest';
import { page, type PageRow } from '#nav/page.ts';

vi.mock('#data/updates.ts', () => ({}));

const { stores } = await import('#data/stores.ts');
const { learnPages } = await import('#nav/routes.ts');
const { isLink } = await import('./links.ts');

test('a notice or mail links to pages that the operator has, and over https; other links are only text', () => {
  const load = () => Promise.resolve({ default: () => null });
  learnPages(
    [page('/vip', { feature: 'vip', offline: 'data', load }), page('/faq', { offline: 'all', load })] as PageRow[],
    true,
  );
  expect(['/vip', '/faq', 'https://partner.test/', '/nowhere', 'http://partner.test/'].map(isLink)).toEqual([
    true,
    true,
    true,
    false,
    false,
  ]);
  stores.settings.config = { features: { vip: false } } as never;
  expect([isLink('/vip'), isLink('/faq')]).toEqual([false, true]);
});
