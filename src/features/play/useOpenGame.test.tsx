// @vitest-environment happy-dom
import { act } from 'react';
import { expect, test, vi } from 'vitest';
import { Failure } from '#contract/failure.ts';
import type { Money } from '#contract/schema.ts';
import { toasted } from '#nav/toasts.ts';
import { renderHook, unmount } from '#tests/support/render.tsx';
import { app } from '#tests/support/worker.ts';

const release = vi.hoisted(() => vi.fn());
vi.mock('./holdBusy.ts', () => ({ holdBusy: () => release }));
vi.mock('#nav/analytics.ts', () => ({ track: () => {} }));
const { useOpenGame } = await import('./useOpenGame.ts');

const sums = (bet: number, win: number) => ({ bet: bet as Money, win: win as Money });
test.each([
  ['a win', sums(12_000, 20_050), 'You played 0:01:05. Bet ₱120.00, won ₱200.50. Win/loss: +₱80.50'],
  ['a loss', sums(12_000, 0), 'You played 0:01:05. Bet ₱120.00, won ₱0.00. Win/loss: −\u2060₱120.00'],
  ['a session without a stake', sums(0, 0), ''],
  ['an operator without figures', null, ''],
])('leaving a game shows its result: %s', async (_, figures, said) => {
  vi.useFakeTimers({ toFake: ['Date', 'setTimeout'] });
  toasted.text = '';
  app.play.openGame.mockResolvedValue({ url: 'https://games.test/1', orientation: 0 });
  app.play.leaveGame.mockResolvedValue(figures);
  await renderHook(() => useOpenGame({ gameId: 1, tryIt: false, activityId: 0 }));
  vi.setSystemTime(Date.now() + 65_000);
  await unmount();
  expect(toasted.text).toBe(said);
  vi.useRealTimers();
});

test('a game blocks updates until the operator has received its exit (E2)', async () => {
  let left = () => {};
  app.play.openGame.mockResolvedValue({ url: 'https://games.test/1', orientation: 0 });
  app.play.leaveGame.mockReturnValue(new Promise((done) => (left = () => done(null))));
  await renderHook(() => useOpenGame({ gameId: 1, tryIt: false, activityId: 0 }));
  await unmount();
  expect(app.play.leaveGame).toHaveBeenCalledTimes(1);
  expect(release).not.toHaveBeenCalled();
  await act(async () => left());
  expect(release).toHaveBeenCalledTimes(1);
});

test.each([
  ['whose address may not be framed', async () => ({ url: 'http://games.test/1', orientation: 0 })],
  ['whose address doesn’t come in time', () => Promise.reject(new Failure('timeout'))],
])('a game %s is left once, and blocks updates no longer (GA-12)', async (_, answer) => {
  app.play.openGame.mockImplementation(answer);
  app.play.leaveGame.mockResolvedValue(null);
  const game = await renderHook(() => useOpenGame({ gameId: 1, tryIt: false, activityId: 0 }));
  expect(game.current.opening.stage).toBe('failed');
  expect(app.play.leaveGame.mock.calls).toEqual([[app.play.openGame.mock.calls[0]![0].opening]]);
  expect(release).toHaveBeenCalledTimes(1);
  await unmount();
  expect(app.play.leaveGame).toHaveBeenCalledTimes(1);
});
