// @vitest-environment happy-dom
import { act } from 'react';
import { expect, onTestFinished, test, vi } from 'vitest';
import { button, press, render } from '#tests/support/render.tsx';
import { app } from '#tests/support/worker.ts';
import type { GameMessage } from './frame/messages.ts';

const hear = vi.hoisted((): { message?(message: GameMessage): void } => ({}));
const go = vi.hoisted(() => vi.fn(async (_to: string) => true));
const leave = vi.hoisted(() => vi.fn());
const show = vi.hoisted(() => vi.fn(async (_name: string, _props: object) => undefined));
vi.mock('./lazyRg.ts', async () => ({
  loadRg: () => Promise.resolve(),
  RealityCheck: (await import('./rg/RealityCheck.tsx')).RealityCheck,
  CareSheet: (await import('./rg/CareSheet.tsx')).CareSheet,
}));
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
vi.mock('#nav/modals.ts', async (original) => ({ ...(await original<object>()), show }));
const { stores } = await import('#data/stores.ts');
const { Play } = await import('./Play.tsx');

async function play(round: boolean) {
  await render(<Play gameId={1} tryIt={false} activityId={0} onEnded={() => {}} />);
  await act(async () => hear.message!({ type: 'round', inRound: round }));
}

test('player protection is one tap away in a game, which continues behind it (RG-02)', async () => {
  await play(false);
  await press('Limits, breaks and help');
  expect(document.querySelector('dialog')!.textContent).toContain('Take a break');
  expect(go).not.toHaveBeenCalled();
  await press('Close');
  expect(document.querySelector('dialog')).toBeNull();
  await press('Details');
  await press('Limits, breaks and help');
  await press('All about player protection');
  expect(go).toHaveBeenCalledExactlyOnceWith('/member/self-limited');
  expect(leave).not.toHaveBeenCalled();
  expect(app.rg.checkProtection).not.toHaveBeenCalled();
});

test.each([
  [['Limits, breaks and help', 'Set limits'], 1, 0],
  [['Exit game'], 0, 1],
])('during a round “%s” asks first, then continues to its target (RG-02)', async (names, toCare, back) => {
  await play(true);
  for (const name of names) await press(name);
  expect([go.mock.calls.length, leave.mock.calls.length]).toEqual([0, 0]);
  await press('Cancel');
  for (const name of names) await press(name);
  await press('Leave game');
  expect([go.mock.calls.length, leave.mock.calls.length]).toEqual([toCare, back]);
});

test('the confirmation disappears when the round ends', async () => {
  await play(true);
  await press('Exit game');
  expect(document.querySelector('dialog')!.textContent).toContain('A round is in progress');
  await act(async () => hear.message!({ type: 'round', inRound: false }));
  expect(document.querySelector('dialog')).toBeNull();
  expect(leave).not.toHaveBeenCalled();
});

test('the exit stays visible with the bar folded or not', async () => {
  await play(false);
  for (const _ of ['folded', 'whole']) {
    expect(button('Exit game')).toBeDefined();
    expect(button('Limits, breaks and help')).toBeDefined();
    await press('Details');
  }
});

test('a game in play shows that maintenance has started and continues (S-12)', async () => {
  await play(true);
  expect(document.body.textContent).not.toContain('Maintenance has started');
  await act(async () => void (stores.settings.maintenance = { status: true } as never));
  expect(document.body.textContent).toContain('Maintenance has started. Finish your round, then exit.');
  expect([go.mock.calls.length, leave.mock.calls.length]).toEqual([0, 0]);
  stores.settings.maintenance = null;
});

test.each([
  ['deposit', 'Continue playing', [1, 0]],
  ['exit', 'Continue playing', [0, 1]],
  ['deposit', 'Stop playing', [0, 1]],
] as const)(
  'a game’s “%s” waits until a due reality check is answered, “%s” (RG-13, SX-05)',
  async (type, name, done) => {
    const calls = () => [show.mock.calls.length, leave.mock.calls.length];
    onTestFinished(() => void (stores.rg.realityDue = false));
    app.rg.ackReality.mockImplementation(async () => void (stores.rg.realityDue = false));
    await play(false);
    await act(async () => void (stores.rg.realityDue = true));
    await act(async () => hear.message!({ type }));
    expect(calls()).toEqual([0, 0]);
    await press(name);
    expect(calls()).toEqual(done);
    await act(async () => void (stores.rg.realityDue = true));
    await press('Continue playing');
    expect(calls()).toEqual(done);
  },
);
