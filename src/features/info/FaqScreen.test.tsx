// @vitest-environment happy-dom
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, test, vi } from 'vitest';

vi.mock('#data/worker.ts', () => ({ app: {} }));
vi.mock('#data/updates.ts', () => ({}));
vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);

const { default: FaqScreen } = await import('./FaqScreen.tsx');
const setValue = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')!.set!;

test('who finds no question hears so, and reads so before what can be done', async () => {
  const place = document.body.appendChild(document.createElement('div'));
  const root = createRoot(place);
  await act(async () => root.render(<FaqScreen />));
  await vi.waitFor(() => expect(place.querySelector('output')).not.toBeNull());
  const box = place.querySelector('input')!;
  await act(async () => {
    setValue.call(box, 'zzzz');
    box.dispatchEvent(new Event('input', { bubbles: true }));
  });
  expect(place.querySelector('output')!.textContent).toBe('No question fits “zzzz”');
  const [title, advice] = [...place.querySelectorAll('output + div > p')].map(({ textContent }) => textContent);
  expect([title, advice]).toEqual(['No question fits “zzzz”', 'Try another word, or ask customer service.']);
  await act(async () => root.unmount());
});
