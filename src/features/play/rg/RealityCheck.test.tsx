// @vitest-environment happy-dom
import { expect, test, vi } from 'vitest';
import { Failure } from '#contract/failure.ts';
import type { Money } from '#contract/schema.ts';
import { advance, press, render } from '#tests/support/render.tsx';
import { setReply } from '#tests/support/screen.tsx';
import { app } from '#tests/support/worker.ts';

const { RealityCheck } = await import('./RealityCheck.tsx');

const now = Date.UTC(2026, 10, 23, 4);
const minute = 60_000;
const nothing = 0 as Money;

test('the reality check’s clocks keep running, with today separate (RG-13)', async () => {
  vi.useFakeTimers({ now });
  const figures = { playSec: 0, bet: nothing, win: nothing, net: nothing };
  const value = { ...figures, startTime: 0, today: { ...figures, playSec: 900 }, week: figures, month: figures };
  setReply('rgSession', value, { at: now });
  const since = now - 13 * minute;
  await render(<RealityCheck since={since} onContinue={() => {}} onStop={() => {}} />);
  await advance(9_400);
  const shown = document.body.textContent;
  expect(shown).toContain('In this game0:13:09');
  expect(shown).toContain('Played today0:15:09');
  // A session lasts for weeks; the game's bar calls what was won and lost in this game the session's.
  expect(shown).toContain('Result since log-in₱0.00');
  expect(shown).not.toContain('Session result');
});

test('“Stop playing” stops play even if the operator refuses the answer to the check (RG-13)', async () => {
  app.rg.ackReality.mockRejectedValue(new Failure('refused', 404));
  const onStop = vi.fn<() => void>();
  await render(<RealityCheck since={now} onContinue={() => {}} onStop={onStop} />);
  await press('Stop playing');
  expect(onStop).toHaveBeenCalledOnce();
});

test('“Stop playing” stops play at once, also while the operator doesn’t answer (RG-13)', async () => {
  app.rg.ackReality.mockReturnValue(new Promise(() => {}));
  const onStop = vi.fn<() => void>();
  await render(<RealityCheck since={now} onContinue={() => {}} onStop={onStop} />);
  await press('Stop playing');
  expect(onStop).toHaveBeenCalledOnce();
});
