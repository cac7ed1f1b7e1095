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

test('what broke is handed to what tells the operator, once', async () => {
  await press('Copy for support');
  expect(thrown.early).toEqual([{ error: planted }]);
});

test('R-34: the 500 shows what broke and in which build', () => {
  expect(document.querySelector('code')?.textContent).toBe('TypeError: planted');
  expect(document.body.textContent).toContain('Build b1f00d');
});

test('R-34: all of it is copied for support: what broke, on which page without its query, in which build', async () => {
  const write = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  await press('Copy for support');
  expect(write).toHaveBeenCalledExactlyOnceWith('TypeError: planted\n/wallets\nb1f00d');
  expect(button('Copied')).toBeDefined();
});

test('R-34: where copying isn’t allowed nothing claims that it was, and the page can be tried again', async () => {
  vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new DOMException('', 'NotAllowedError'));
  await press('Copy for support');
  expect(button('Copied')).toBeUndefined();
  await press('Try again');
  expect(onRetry).toHaveBeenCalledOnce();
});

test('SV-01, R-34: from the 500 a link loads customer service anew', () => {
  const link = [...document.querySelectorAll('a')].find(({ textContent }) => textContent === 'Help');
  expect(link?.getAttribute('href')).toBe('/service');
});
