// @vitest-environment happy-dom
import { expect, test, vi } from 'vitest';
import { render, type, unmount } from '#tests/support/render.tsx';

vi.mock('#data/updates.ts', () => ({}));

const { default: FaqScreen } = await import('./FaqScreen.tsx');

test('who finds no question hears so, and reads so before what can be done', async () => {
  const place = await render(<FaqScreen />);
  await vi.waitFor(() => expect(place.querySelector('output')).not.toBeNull());
  await type('Search help', 'zzzz');
  expect(place.querySelector('output')!.textContent).toBe('No results for “zzzz”');
  const [title, advice] = [...place.querySelectorAll('output + div > p')].map(({ textContent }) => textContent);
  expect([title, advice]).toEqual(['No results for “zzzz”', 'Try other words or ask customer service.']);
  expect(place.querySelector('output + div a[href="/service"]')?.textContent).toBe('Customer service');
});

test('SV-04: a link to one question opens it, and gives it the focus', async () => {
  history.replaceState(null, '', '/faq#complain');
  const place = await render(<FaqScreen />);
  await vi.waitFor(() => expect(place.querySelector('#complain')).not.toBeNull());
  expect(place.querySelectorAll('details[open]')).toHaveLength(1);
  expect(document.activeElement).toBe(place.querySelector('#complain summary'));
  history.replaceState(null, '', '/');
});

test('O-43: in the wrapper, which is the app, no question is about installing it', async () => {
  const place = await render(<FaqScreen />);
  await vi.waitFor(() => expect(place.querySelector('#offline')).not.toBeNull());
  expect(place.querySelector('#install')).not.toBeNull();
  await unmount();
  vi.stubGlobal('NativeBridge', {});
  const wrapped = await render(<FaqScreen />);
  await vi.waitFor(() => expect(wrapped.querySelector('#offline')).not.toBeNull());
  expect(wrapped.querySelector('#install')).toBeNull();
  expect(wrapped.querySelector('a[href="/download"]')).toBeNull();
  vi.unstubAllGlobals();
});
