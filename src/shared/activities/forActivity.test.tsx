// @vitest-environment happy-dom
import { act } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
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

test('Q-20: a player sees the page while the activity runs, without a network by what was known last', async () => {
  stores.network.onLine = false;
  await render(<Guarded />);
  expect(shown()).toContain('the lottery');
  expect(go).not.toHaveBeenCalled();
});

test('Q-20: without the activity it goes home with a tip, and a visitor goes to log in, to come back afterwards', async () => {
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

/** Lets the operator's answer come when it is called, with these activities, or fail without one. */
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

test('Q-20: online a map of another time sends nobody home: the activity may have begun since', async () => {
  const operator = answering();
  known({});
  await render(<Guarded />);
  expect(go).not.toHaveBeenCalled();
  await operator.answer({ '55': lottery });
  expect(shown()).toContain('the lottery');
  expect(go).not.toHaveBeenCalled();
});

test('Q-20: online a map of another time lets in until the operator says that the activity is gone', async () => {
  const operator = answering();
  await render(<Guarded />);
  expect(shown()).toContain('the lottery');
  await operator.answer({});
  expect(go).toHaveBeenCalledExactlyOnceWith('/', { replace: true });
  expect(shown()).not.toContain('the lottery');
});

test('Q-20: where the operator doesn’t answer, the last known activities decide', async () => {
  const operator = answering();
  known({});
  await render(<Guarded />);
  await operator.answer();
  expect(go).toHaveBeenCalledExactlyOnceWith('/', { replace: true });
});

test('Q-20: without a network they decide at once', async () => {
  answering();
  stores.network.onLine = false;
  known({});
  await render(<Guarded />);
  expect(go).toHaveBeenCalledExactlyOnceWith('/', { replace: true });
});

test('until the activities are known it waits, and asks for them', async () => {
  known(undefined);
  await render(<Guarded />);
  expect(app.replies.read).toHaveBeenCalledWith('getActivityIds', {});
  expect(shown()).not.toContain('the lottery');
  await act(async () => known({ '55': lottery }));
  expect(shown()).toContain('the lottery');
});

test('R-13: whoever is in stays when the activity ends', async () => {
  await render(<Guarded />);
  await act(async () => known({}));
  expect(shown()).toContain('the lottery');
  expect(go).not.toHaveBeenCalled();
});
