// @vitest-environment happy-dom
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, test, vi } from 'vitest';

const release = vi.hoisted(() => vi.fn());
vi.mock('#browser/busyLock.ts', () => ({ holdBusy: () => release }));
vi.mock('#nav/analytics.ts', () => ({ track: () => {} }));
interface Answers {
  opened?(said: object): void;
  left?(): void;
}
const answers = vi.hoisted((): Answers => ({}));
const app = vi.hoisted(() => ({
  openGame: () => new Promise((opened) => (answers.opened = opened)),
  leaveGame: vi.fn(() => new Promise<void>((left) => (answers.left = left))),
}));
vi.mock('#data/worker.ts', () => ({ app }));
vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
const { useOpenGame } = await import('./useOpenGame.ts');

function Trial() {
  useOpenGame({ gameId: 1, tryIt: false, activityId: 0 });
  return null;
}

test('E2: a game keeps updates out until the operator has heard that it was left', async () => {
  const root = createRoot(document.createElement('div'));
  await act(async () => root.render(<Trial />));
  await act(async () => answers.opened!({ url: 'https://games.test/1', orientation: 0 }));
  await act(async () => root.unmount());
  expect(app.leaveGame).toHaveBeenCalledTimes(1);
  expect(release).not.toHaveBeenCalled();
  await act(async () => answers.left!());
  expect(release).toHaveBeenCalledTimes(1);
});
