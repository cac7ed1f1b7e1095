// @vitest-environment happy-dom
import { act, useLayoutEffect } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Failure, type FailureKind } from '#contract/failure.ts';
import type { Money } from '#contract/schema.ts';
import type { Act } from '#contract/stores.ts';
import { render, unmount } from '#tests/support/render.tsx';

const app = vi.hoisted(() => ({
  money: {
    moveSafebox: vi.fn<() => Promise<unknown>>(),
    settle: vi.fn<() => Promise<unknown>>(),
    giveUp: vi.fn<() => Promise<void>>(),
  },
  tab: { resume: vi.fn<() => Promise<void>>() },
}));
vi.mock('#data/worker.ts', () => ({ app }));
const report = vi.hoisted(() => vi.fn());
vi.mock('#nav/report.ts', () => ({ report }));

const { stores } = await import('#data/stores.ts');
const { useMoneyAct } = await import('./useMoneyAct.ts');
type SafeboxAct = ReturnType<typeof useMoneyAct<'moveSafebox'>>;

const call = 'safeboxTransfer';
const input = { direction: 1, amount: 20_000 as Money, password: '482915' } as const;
const output = { coin: 30_000, safebox: 20_000 };
/** The worker's delay, milliseconds. */
const turn = 100;
const every = 5_000;
const later = () => new Promise((done) => setTimeout(done, turn));

const onDone = vi.fn<(answer: unknown, by: object) => void>();
const onFailure = vi.fn<(failure: unknown) => void>();
const shown: { act?: SafeboxAct } = {};
const money = () => shown.act!;
function Trial({ handles }: { handles: boolean }) {
  const own = useMoneyAct('moveSafebox', { onDone, ...(handles && { onFailure }) });
  useLayoutEffect(() => {
    shown.act = own;
  });
  return null;
}

const draw = (handles = false) => render(<Trial handles={handles} />);
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
const tap = () => act(async () => void money().run(input));

const open = (state: Act['state'], more: Partial<Act> = {}) =>
  void (stores.acts[call] = { requestId: 'r', call, state, at: 0, ...more });
const close = () => void (stores.acts[call] = undefined);

/** Makes the worker send the act, with this result. */
const sends = (end: () => unknown) =>
  app.money.moveSafebox.mockImplementation(async () => {
    open('sending');
    await later();
    return end();
  });
const refused = () => {
  close();
  throw new Failure('refused', 3001);
};
const lost = () => {
  open('uncertain');
  throw new Failure('uncertain', 0, { requestId: 'r' });
};
/** Settles as the worker does: the act is removed before the answer arrives. */
const settles = (found: object) =>
  app.money.settle.mockImplementation(async () => {
    await later();
    close();
    return found;
  });

beforeEach(async () => {
  vi.useFakeTimers();
  vi.clearAllMocks();
  close();
  stores.network.onLine = true;
  app.money.settle.mockImplementation(async () => (await later(), { state: 'unknown' }));
  app.money.giveUp.mockResolvedValue();
  app.tab.resume.mockResolvedValue();
  await draw();
});
afterEach(async () => {
  await unmount();
  await pass(turn);
  vi.useRealTimers();
});

test('confirmed: sent once however often it is tapped, blocked meanwhile, and done with its input', async () => {
  sends(() => (close(), output));
  await tap();
  await tap();
  expect(money()).toMatchObject({ busy: true, sending: input, unknown: false });
  await pass(turn);
  expect(app.money.moveSafebox.mock.calls).toEqual([[input]]);
  expect(onDone.mock.calls).toEqual([[output, { sent: input, isByTap: true }]]);
  expect(money()).toMatchObject({ busy: false, sending: null, outcome: null });
  expect(report).not.toHaveBeenCalled();
});

test.each([true, false])('refused: the failure is shown once, by the screen if it handles it: %s', async (handles) => {
  await unmount();
  await draw(handles);
  sends(refused);
  await tap();
  await pass(turn);
  const failure = expect.objectContaining({ kind: 'refused', code: 3001 });
  expect(onFailure.mock.calls).toEqual(handles ? [[failure]] : []);
  expect(report.mock.calls).toEqual(handles ? [] : [[failure]]);
  expect(onDone).not.toHaveBeenCalled();
  expect(money()).toMatchObject({ busy: false, sending: null, unknown: false });
});

test('refused, sent by a form: the form shows it', async () => {
  sends(refused);
  const rejected = vi.fn<(failure: unknown) => void>();
  await act(async () => void money().send(input).catch(rejected));
  await pass(turn);
  expect(rejected.mock.calls).toEqual([[expect.objectContaining({ kind: 'refused' })]]);
  expect(report).not.toHaveBeenCalled();
});

test('unknown, then found done: no failure shows, the button stays blocked, nothing is sent again', async () => {
  sends(lost);
  await tap();
  await pass(turn);
  expect(money()).toMatchObject({ unknown: true, busy: true, sending: null });
  settles({ state: 'done', answer: output });
  await pass(every + turn);
  expect(onDone.mock.calls).toEqual([[output, { sent: input, isByTap: true }]]);
  expect(money()).toMatchObject({ unknown: false, busy: false, outcome: 'settled' });
  expect([app.money.moveSafebox.mock.calls.length, report.mock.calls.length]).toEqual([1, 0]);
});

test('unknown, then found not done: that is its outcome until the next try', async () => {
  sends(lost);
  await tap();
  await pass(turn);
  settles({ state: 'notDone' });
  await pass(every + turn);
  expect(money()).toMatchObject({ unknown: false, busy: false, outcome: 'notDone' });
  expect(onDone).not.toHaveBeenCalled();
  sends(() => (close(), output));
  await tap();
  expect(money().outcome).toBeNull();
  await pass(turn);
  expect(app.money.moveSafebox).toHaveBeenCalledTimes(2);
});

test.each<FailureKind>(['timeout', 'stopped'])(
  'no response from the worker (%s): an act begun isn’t shown as failed, and is done once found',
  async (kind) => {
    sends(() => {
      throw new Failure(kind);
    });
    await tap();
    await pass(turn);
    expect(report).not.toHaveBeenCalled();
    expect(money().busy).toBe(true);
    await act(async () => open('uncertain'));
    settles({ state: 'done', answer: output });
    await pass(every + turn);
    expect(onDone.mock.calls).toEqual([[output, { sent: input, isByTap: true }]]);
    expect(report).not.toHaveBeenCalled();
  },
);

test('an act that never began has failed', async () => {
  app.money.moveSafebox.mockRejectedValue(new Failure('timeout'));
  await tap();
  expect(report.mock.calls).toEqual([[expect.objectContaining({ kind: 'timeout' })]]);
  expect(money().busy).toBe(false);
});

test('no response from the worker while another tab sends: the act fails, and isn’t taken for that tab’s', async () => {
  sends(() => {
    open('sending', { elsewhere: true });
    throw new Failure('timeout');
  });
  await tap();
  await pass(turn);
  expect(report.mock.calls).toEqual([[expect.objectContaining({ kind: 'timeout' })]]);
});

test('another tab: its act blocks the button, and its outcome counts as no tap here', async () => {
  await act(async () => open('sending', { elsewhere: true }));
  expect(money()).toMatchObject({ busy: true, elsewhere: true, sending: null });
  await act(async () => open('uncertain'));
  settles({ state: 'done', answer: output });
  await pass(every + turn);
  expect(onDone.mock.calls).toEqual([[output, { sent: null, isByTap: false }]]);
});

test('another tab was first: busy is shown', async () => {
  app.money.moveSafebox.mockImplementation(async () => {
    open('sending', { elsewhere: true });
    throw new Failure('busy');
  });
  await tap();
  expect(report.mock.calls).toEqual([[expect.objectContaining({ kind: 'busy' })]]);
});

test('unmounted meanwhile: it continues, and completes on any screen', async () => {
  sends(() => (close(), output));
  await tap();
  await unmount();
  await pass(turn);
  expect(onDone.mock.calls).toEqual([[output, { sent: input, isByTap: true }]]);
});

test('unmounted while unknown: the next screen looks it up, and blocks its button', async () => {
  sends(lost);
  await tap();
  await unmount();
  await pass(turn + every);
  expect([app.money.settle.mock.calls.length, report.mock.calls.length]).toEqual([0, 0]);
  await draw();
  expect(money()).toMatchObject({ unknown: true, busy: true });
  settles({ state: 'done', answer: output });
  await pass(every + turn);
  expect(onDone.mock.calls).toEqual([[output, { sent: null, isByTap: false }]]);
});
