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
const hour = 60 * minute;

/** The page has these figures since a time: two hours of play that day, and 800 pesos won since log-in. */
function setFigures(at: number) {
  const net = 80_000 as Money;
  const figures = { playSec: 7_200, bet: nothing, win: net, net };
  setReply('rgSession', { ...figures, startTime: 0, today: figures, week: figures, month: figures }, { at });
}

/** Shows a check at a time, `now` unless another is given, and returns what it says. */
async function check({ at = now, onContinue = () => {} } = {}) {
  vi.useFakeTimers({ now: at });
  await render(<RealityCheck since={at} onContinue={onContinue} onStop={() => {}} />);
  return document.body.textContent;
}

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

test('figures of an earlier day aren’t shown if newer ones fail to load, and there is a retry (RG-13)', async () => {
  setFigures(now - 14 * hour);
  app.replies.read.mockRejectedValue(new Failure('network'));
  const onContinue = vi.fn<() => void>();
  const shown = await check({ onContinue });
  for (const name of ['Played today', 'Wagered since log-in', 'Won since log-in', 'Result since log-in'])
    expect(shown).toContain(`${name}—`);
  expect(shown).toContain('In this game0:00:00');
  expect(shown).toContain('Couldn’t load your play time today and your results.');
  await press('Continue playing');
  expect(onContinue).toHaveBeenCalledOnce();
  app.replies.read.mockImplementation(async () => setFigures(now));
  await press('Try again');
  expect(document.body.textContent).toContain('Result since log-in+₱800.00');
  expect(document.body.textContent).toContain('Played today2:00:00');
  expect(document.body.textContent).not.toContain('Couldn’t load');
});

test('while the figures of a check are requested kept ones aren’t shown (RG-13)', async () => {
  setFigures(now - 20 * minute);
  app.replies.read.mockReturnValue(new Promise(() => {}));
  const shown = await check();
  expect(shown).toContain('In this game');
  expect(shown).not.toMatch(/Played today|Result|800|Couldn’t/);
});

test('figures requested right before a check are shown even if newer ones can’t be loaded (RG-13)', async () => {
  setFigures(now - 10_000);
  app.replies.read.mockRejectedValue(new Failure('network'));
  expect(await check()).toContain('Result since log-in+₱800.00');
});

test.each([
  ['a device that slept', now, 2 * hour],
  ['a new day', Date.parse('2026-11-23T23:59:50+08:00'), 0],
] as const)('after %s the figures of an open check are requested again (RG-13)', async (_, at, asleep) => {
  setFigures(at);
  app.replies.read.mockReturnValue(new Promise(() => {}));
  expect(await check({ at })).toContain('Played today2:00:00');
  app.replies.read.mockClear();
  vi.setSystemTime(at + asleep);
  await advance(15_000);
  expect(document.body.textContent).not.toMatch(/Played today|Result/);
  expect(app.replies.read).toHaveBeenCalledOnce();
});
