// @vitest-environment happy-dom
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

vi.mock('#data/worker.ts', () => ({ app: {} }));
vi.mock('#nav/analytics.ts', () => ({ track: () => {} }));
vi.mock('#data/updates.ts', () => ({ build: 'b1f00d' }));
vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);

const { ErrorPage } = await import('./ErrorPage.tsx');

const onRetry = vi.fn();
const button = (name: string) => [...document.querySelectorAll('button')].find((each) => each.textContent === name);

let root: Root;
beforeEach(async () => {
  history.replaceState(null, '', '/wallets?name=withdraw');
  document.body.innerHTML = '<div></div>';
  root = createRoot(document.querySelector('div')!);
  await act(async () => root.render(<ErrorPage error={new TypeError('planted')} onRetry={onRetry} />));
});
afterEach(async () => {
  await act(async () => root.unmount());
  vi.restoreAllMocks();
});

test('R-34: the 500 shows what broke and in which build', () => {
  expect(document.querySelector('code')?.textContent).toBe('TypeError: planted');
  expect(document.body.textContent).toContain('Build b1f00d');
});

test('R-34: all of it is copied for support: what broke, on which page without its query, in which build', async () => {
  const write = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  await act(async () => button('Copy for support')!.click());
  expect(write).toHaveBeenCalledExactlyOnceWith('TypeError: planted\n/wallets\nb1f00d');
  expect(button('Copied')).toBeDefined();
});

test('R-34: where copying isn’t allowed nothing claims that it was, and the page can be tried again', async () => {
  vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new DOMException('', 'NotAllowedError'));
  await act(async () => button('Copy for support')!.click());
  expect(button('Copied')).toBeUndefined();
  await act(async () => button('Try again')!.click());
  expect(onRetry).toHaveBeenCalledOnce();
});
