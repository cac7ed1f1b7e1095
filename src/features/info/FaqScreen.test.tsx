// @vitest-environment happy-dom
import { expect, test, vi } from 'vitest';
import { render, type, unmount } from '#tests/support/render.tsx';

vi.mock('#data/updates.ts', () => ({}));

const { default: FaqScreen } = await import('./FaqScreen.tsx');

test('a search without results says so before giving advice', async () => {
  const place = await render(<FaqScreen />);
  await vi.waitFor(() => expect(place.querySelector('output')).not.toBeNull());
  await type('Search help', 'zzzz');
  expect(place.querySelector('output')!.textContent).toBe('No results for “zzzz”');
  const [title, advice] = [...place.querySelectorAll('output + div > p')].map(({ textContent }) => textContent);
  expect([title, advice]).toEqual(['No results for “zzzz”', 'Try other words or ask customer service.']);
  expect(place.querySelector('output + div a[href="/service"]')?.textContent).toBe('Customer service');
});

test('a link to one question opens and focuses it (SV-04)', async () => {
  history.replaceState(null, '', '/faq#complain');
  const place = await render(<FaqScreen />);
  await vi.waitFor(() => expect(place.querySelector('#complain')).not.toBeNull());
  expect(place.querySelectorAll('details[open]')).toHaveLength(1);
  expect(document.activeElement).toBe(place.querySelector('#complain summary'));
  history.replaceState(null, '', '/');
});

test('in the wrapper there are no questions about installing (O-43)', async () => {
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
