// @vitest-environment happy-dom
import { act } from 'react';
import { expect, test, vi } from 'vitest';
import { press, render } from '#tests/support/render.tsx';
import { app } from '#tests/support/worker.ts';
import type { GameMessage } from './frame/messages.ts';

const hear = vi.hoisted((): { message?(message: GameMessage): void } => ({}));
const go = vi.hoisted(() => vi.fn(async (_to: string) => true));
const leave = vi.hoisted(() => vi.fn());
vi.mock('./lazyRg.ts', () => ({ loadRg: () => Promise.resolve(), RealityCheck: () => null }));
vi.mock('./useOpenGame.ts', () => ({
  useOpenGame: () => ({ opening: { stage: 'open', url: new URL('https://game.test/'), orientation: 2, at: 1 } }),
}));
vi.mock('./useBackGuard.ts', () => ({ useBackGuard: () => leave }));
vi.mock('./frame/useWakeLock.ts', () => ({ useWakeLock: () => {} }));
vi.mock('./frame/GameFrame.tsx', () => ({
  GameFrame: ({ onMessage }: { onMessage(message: GameMessage): void }) => {
    hear.message = onMessage;
    return null;
  },
}));
vi.mock('#nav/navigation.ts', () => ({ go }));
vi.mock('#data/worker.ts', () => import('#tests/support/worker.ts'));
const { Play } = await import('./Play.tsx');

async function play(round: boolean) {
  await render(<Play gameId={1} tryIt={false} activityId={0} onEnded={() => {}} />);
  await act(async () => hear.message!({ type: 'round', inRound: round }));
}

test('RG-02: from a game protection is one tap away, also with its bar folded', async () => {
  await play(false);
  await press('Limits, breaks and help');
  expect(go).toHaveBeenCalledExactlyOnceWith('/member/self-limited');
  await press('Details');
  await press('Limits, breaks and help');
  expect(go).toHaveBeenCalledTimes(2);
  expect(leave).not.toHaveBeenCalled();
  expect(app.rg.checkProtection).not.toHaveBeenCalled();
});

test.each([
  ['Limits, breaks and help', 1, 0],
  ['Exit game', 0, 1],
])('RG-02: in a round “%s” asks first, and goes where it was to go', async (name, toCare, back) => {
  await play(true);
  await press(name);
  expect([go.mock.calls.length, leave.mock.calls.length]).toEqual([0, 0]);
  await press('Cancel');
  await press(name);
  await press('Leave game');
  expect([go.mock.calls.length, leave.mock.calls.length]).toEqual([toCare, back]);
});
