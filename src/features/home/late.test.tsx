// @vitest-environment happy-dom
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
vi.mock('../../app/i18n/area.ts', () => ({ languageReady: async () => {} }));

let usePainted: (ready: boolean) => boolean;
let root: Root;

function Lobby({ ready }: { ready: boolean }) {
  return usePainted(ready) ? 'whole' : 'first';
}
const show = (ready: boolean) => act(async () => root.render(<Lobby ready={ready} />));
const frame = () => act(() => vi.advanceTimersByTimeAsync(50));
const shown = () => document.body.textContent;

beforeEach(async () => {
  vi.useFakeTimers();
  vi.resetModules();
  ({ usePainted } = await import('./late.ts'));
  root = createRoot(document.body);
});
afterEach(async () => {
  await act(async () => root.unmount());
  vi.useRealTimers();
});

test('the rest of the lobby waits until its first screen is there and has been painted', async () => {
  await show(false);
  await frame();
  expect(shown()).toBe('first');
  await show(true);
  expect(shown()).toBe('first');
  await frame();
  expect(shown()).toBe('whole');
});

test('who comes back to the lobby finds all of it at once', async () => {
  await show(true);
  await frame();
  await act(async () => root.render(null));
  await show(false);
  expect(shown()).toBe('whole');
});
