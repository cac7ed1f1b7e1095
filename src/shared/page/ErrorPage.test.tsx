// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from 'vitest';
import { button, press, render } from '#tests/support/render.tsx';

vi.mock('#nav/analytics.ts', () => ({ track: () => {} }));
vi.mock('#data/updates.ts', () => ({ build: 'b1f00d' }));

const { ErrorPage } = await import('./ErrorPage.tsx');
const { thrown } = await import('#browser/thrown.ts');

const onRetry = vi.fn();
const planted = new TypeError('planted');

beforeEach(async () => {
  history.replaceState(null, '', '/wallets?name=withdraw');
  thrown.early.length = 0;
  await render(<ErrorPage error={planted} onRetry={onRetry} />);
});

test('the error is reported to the operator once', async () => {
  await press('Copy for support');
  expect(thrown.early).toEqual([{ error: planted }]);
});

test('the 500 page shows the error and the build (R-34)', () => {
  expect(document.querySelector('code')?.textContent).toBe('TypeError: planted');
  expect(document.body.textContent).toContain('Build b1f00d');
});

test('error, page without query, and build are copied for support (R-34)', async () => {
  const write = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  await press('Copy for support');
  expect(write).toHaveBeenCalledExactlyOnceWith('TypeError: planted\n/wallets\nb1f00d');
  expect(button('Copied')).toBeDefined();
});

test('where copying isn’t allowed nothing claims that it was, and the page can be retried (R-34)', async () => {
  vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new DOMException('', 'NotAllowedError'));
  await press('Copy for support');
  expect(button('Copied')).toBeUndefined();
  await press('Try again');
  expect(onRetry).toHaveBeenCalledOnce();
});

test('the 500 page links to customer service with a fresh load (SV-01, R-34)', () => {
  const link = [...document.querySelectorAll('a')].find(({ textContent }) => textContent === 'Help');
  expect(link?.getAttribute('href')).toBe('/service');
});
