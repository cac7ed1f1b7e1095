// @vitest-environment happy-dom
import { act } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { notFound } from '#contract/codes.ts';
import { Failure } from '#contract/failure.ts';
import { replyKey } from '#contract/stores.ts';
import { render } from '#tests/support/render.tsx';
import { app } from '#tests/support/worker.ts';

const go = vi.hoisted(() => vi.fn(async () => true));
const toast = vi.hoisted(() => vi.fn());
vi.mock('#nav/navigation.ts', () => ({ go }));
vi.mock('#nav/toasts.ts', () => ({ toast }));

const { stores } = await import('#data/stores.ts');
const { takeReturnTo } = await import('#nav/returnTo.ts');
const { forActivity } = await import('./forActivity.tsx');

const Guarded = forActivity([55, 33], () => <p>the lottery</p>);
const lottery = { id: 3, activityType: 55 };
const known = (map: object | undefined) =>
  void (stores.replies[replyKey('getActivityIds', {})] = map && { at: 1, stale: false, value: { activityMap: map } });
const shown = () => document.body.textContent;

beforeEach(() => {
  vi.clearAllMocks();
  go.mockResolvedValue(true);
  app.replies.read.mockResolvedValue(undefined);
  stores.network.onLine = true;
  Object.assign(stores.session, { known: true, userId: 8, ended: null });
  known({ '55': lottery });
});

test('a player sees the page while the activity runs, and offline by its last known state (Q-20)', async () => {
  stores.network.onLine = false;
  await render(<Guarded />);
  expect(shown()).toContain('the lottery');
  expect(go).not.toHaveBeenCalled();
});

test('a missing activity sends a player home with a tip, and a visitor to log in and back (Q-20)', async () => {
  known({});
  await render(<Guarded />);
  expect(go).toHaveBeenCalledWith('/', { replace: true });
  expect(toast.mock.lastCall![0]).toContain('4001');
  expect(takeReturnTo()).toBeUndefined();
  await act(async () => {
    stores.session.userId = 0;
    known({ '55': lottery });
  });
  expect(go).toHaveBeenLastCalledWith('/auth/login', { replace: true });
});

/** Delays the operator's answer until `answer` is called with the activities, or without them to fail. */
function answering() {
  let answer = (_map?: object) => {};
  app.replies.read.mockImplementation(
    () =>
      new Promise<void>((resolve, reject) => {
        answer = (map) => {
          if (!map) return reject(new Failure('timeout'));
          known(map);
          resolve();
        };
      }),
  );
  return { answer: (map?: object) => act(async () => answer(map)) };
}

test('online a stale map sends nobody home, as the activity may have begun (Q-20)', async () => {
  const operator = answering();
  known({});
  await render(<Guarded />);
  expect(go).not.toHaveBeenCalled();
  await operator.answer({ '55': lottery });
  expect(shown()).toContain('the lottery');
  expect(go).not.toHaveBeenCalled();
});

test('online a stale map admits the player until the operator ends the activity (Q-20)', async () => {
  const operator = answering();
  await render(<Guarded />);
  expect(shown()).toContain('the lottery');
  await operator.answer({});
  expect(go).toHaveBeenCalledExactlyOnceWith('/', { replace: true });
  expect(shown()).not.toContain('the lottery');
});

test('the last known activities decide when the operator doesn’t respond (Q-20)', async () => {
  const operator = answering();
  known({});
  await render(<Guarded />);
  await operator.answer();
  expect(go).toHaveBeenCalledExactlyOnceWith('/', { replace: true });
});

test('offline the last known activities decide at once (Q-20)', async () => {
  answering();
  stores.network.onLine = false;
  known({});
  await render(<Guarded />);
  expect(go).toHaveBeenCalledExactlyOnceWith('/', { replace: true });
});

test('a cached activity that has ended or begins later doesn’t open its page (Q-20)', async () => {
  stores.network.onLine = false;
  known({
    '55': { ...lottery, endTime: Date.now() },
    '33': { id: 4, activityType: 33, startTime: Date.now() + 60_000 },
  });
  await render(<Guarded />);
  expect(go).toHaveBeenCalledExactlyOnceWith('/', { replace: true });
});

test('an answer to a former session settles nothing for the next one (Q-20)', async () => {
  known(undefined);
  await render(<Guarded />);
  const operator = answering();
  await act(async () => {
    Object.assign(stores.session, { epoch: 'next', userId: 9 });
    known({});
  });
  expect(go).not.toHaveBeenCalled();
  await operator.answer({ '55': lottery });
  expect(shown()).toContain('the lottery');
  expect(go).not.toHaveBeenCalled();
});

test('the page waits until the activities are loaded, and requests them', async () => {
  known(undefined);
  await render(<Guarded />);
  expect(app.replies.read).toHaveBeenCalledWith('getActivityIds', {});
  expect(shown()).not.toContain('the lottery');
  await act(async () => known({ '55': lottery }));
  expect(shown()).toContain('the lottery');
});

test('a player on the page stays when the activity ends (R-13)', async () => {
  await render(<Guarded />);
  await act(async () => known({}));
  expect(shown()).toContain('the lottery');
  expect(go).not.toHaveBeenCalled();
});

test('an operator without activities turns away a player whose device remembers some (Q-20)', async () => {
  app.replies.read.mockRejectedValue(new Failure('refused', notFound));
  await render(<Guarded />);
  expect(go).toHaveBeenCalledWith('/', { replace: true });
});
