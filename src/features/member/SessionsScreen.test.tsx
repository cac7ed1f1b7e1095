// @vitest-environment happy-dom
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, expect, test, vi } from 'vitest';

const list = vi.hoisted(() => {
  const time = Date.UTC(2026, 10, 21, 6, 5);
  return [
    { id: 1, device: 'Chrome, Linux', place: 'Manila', time, current: true },
    { id: 2, device: 'Chrome', time, current: false },
    { id: 3, device: '', place: 'Cebu', time: 0, current: false },
    { id: 4, device: '', place: '', time, current: false },
  ];
});
vi.mock('#nav/useReply.ts', () => ({ useReply: () => ({ value: { list } }) }));
vi.mock('#data/worker.ts', () => ({ app: {} }));
vi.mock('#data/updates.ts', () => ({}));
vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);

const { default: SessionsScreen } = await import('./SessionsScreen.tsx');

afterEach(() => vi.useRealTimers());

test('what is not known of a device leaves no mark behind', async () => {
  vi.useFakeTimers({ now: Date.UTC(2026, 10, 21, 8), toFake: ['Date'] });
  const place = document.createElement('div');
  const root = createRoot(place);
  await act(async () => root.render(<SessionsScreen />));
  const rows = [...place.querySelectorAll('section > div > span:first-child')].map((row) =>
    [...row.children].map(({ textContent }) => textContent),
  );
  await act(async () => root.unmount());
  expect(rows).toEqual([
    ['Chrome, Linux', 'Manila, since\u00A014:05'],
    ['Chrome', 'since\u00A014:05'],
    ['Unknown device', 'Cebu'],
    ['Unknown device', 'since\u00A014:05'],
  ]);
});
