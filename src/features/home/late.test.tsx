// @vitest-environment happy-dom
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
vi.mock('#i18n/area.ts', () => ({ languageReady: async () => {} }));

let useStage: (ready: boolean, open: boolean) => number;
let root: Root;

interface LobbyProps {
  ready?: boolean;
  open?: boolean;
}
function Lobby({ ready = false, open = false }: LobbyProps) {
  return useStage(ready, open);
}
const show = (props: LobbyProps) => act(async () => root.render(<Lobby {...props} />));
async function frames() {
  for (let step = 0; step < 3; step++) await act(() => vi.advanceTimersByTimeAsync(50));
}
const stage = () => Number(document.body.textContent);

beforeEach(async () => {
  vi.useFakeTimers();
  vi.resetModules();
  ({ useStage } = await import('./late.ts'));
  root = createRoot(document.body);
});
afterEach(async () => {
  await act(async () => root.unmount());
  vi.useRealTimers();
});

test('the rest of the lobby waits until its first screen is there and has been painted', async () => {
  await show({ open: true });
  await frames();
  expect(stage()).toBe(0);
  await show({ ready: true, open: true });
  expect(stage()).toBe(0);
  await frames();
  expect(stage()).toBe(2);
});

test('what nobody can reach yet waits until the page may be used, and stays when it may not again', async () => {
  await show({ ready: true });
  await frames();
  expect(stage()).toBe(1);
  await show({ ready: true, open: true });
  await frames();
  expect(stage()).toBe(2);
  await show({ ready: true });
  await frames();
  expect(stage()).toBe(2);
});

test('who comes back to the lobby finds all of it at once', async () => {
  await show({ ready: true, open: true });
  await frames();
  await act(async () => root.render(null));
  await show({});
  expect(stage()).toBe(2);
});
