// @vitest-environment happy-dom
import { act } from 'react';
import { expect, test, vi } from 'vitest';
import { renderHook, unmount } from '#tests/support/render.tsx';
import { app } from '#tests/support/worker.ts';

const release = vi.hoisted(() => vi.fn());
vi.mock('./holdBusy.ts', () => ({ holdBusy: () => release }));
vi.mock('#nav/analytics.ts', () => ({ track: () => {} }));
const { useOpenGame } = await import('./useOpenGame.ts');

test('E2: a game keeps updates out until the operator has heard that it was left', async () => {
  let left = () => {};
  app.play.openGame.mockResolvedValue({ url: 'https://games.test/1', orientation: 0 });
  app.play.leaveGame.mockReturnValue(new Promise((done) => (left = done)));
  await renderHook(() => useOpenGame({ gameId: 1, tryIt: false, activityId: 0 }));
  await unmount();
  expect(app.play.leaveGame).toHaveBeenCalledTimes(1);
  expect(release).not.toHaveBeenCalled();
  await act(async () => left());
  expect(release).toHaveBeenCalledTimes(1);
});
