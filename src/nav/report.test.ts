// @vitest-environment happy-dom
import { subscribeKey } from 'valtio/vanilla/utils';
import { beforeEach, expect, test, vi } from 'vitest';
import { Failure, type FailureKind } from '#contract/failure.ts';

const show = vi.hoisted(() => vi.fn(async () => {}));
const track = vi.hoisted(() => vi.fn());
vi.mock('./modals.ts', () => ({ show }));
vi.mock('./analytics.ts', () => ({ track }));

const { report } = await import('./report.ts');
const { toasted } = await import('./toasts.ts');

beforeEach(() => {
  vi.clearAllMocks();
  toasted.text = '';
});

test('only a timeout opens the dialog of the spec', () => {
  report(new Failure('timeout'));
  expect(show).toHaveBeenCalledWith('tips', { text: 'The request has timed out, please try again later' });
  expect(toasted.text).toBe('');
});

test('a timeout shows a toast where the dialog’s code fails to load', async () => {
  show.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  report(new Failure('timeout'));
  await vi.waitFor(() => expect(toasted.text).toBe('The request has timed out, please try again later'));
});

test('the dialog gets a retry for requests that may be repeated (M-13)', () => {
  const again = () => {};
  report(new Failure('timeout'), again);
  expect(show).toHaveBeenCalledWith('tips', expect.objectContaining({ onRetry: again }));
});

test.each(['offline', 'network'] as const)('%s is shown as a toast', (kind) => {
  report(new Failure(kind));
  expect(show).not.toHaveBeenCalled();
  expect(toasted.text).toBe('This needs a connection.');
});

test('on a flaky network one toast stays for ten seconds, and repeats are dropped (A15)', () => {
  vi.useFakeTimers();
  const texts: string[] = [];
  const stop = subscribeKey(toasted, 'text', (text) => void (text && texts.push(text)), true);
  for (let second = 0; second < 10; second++) {
    report(new Failure(second % 2 ? 'offline' : 'network'));
    vi.advanceTimersByTime(1_000);
  }
  expect(texts).toEqual(['This needs a connection.']);
  vi.advanceTimersByTime(9_000);
  expect(toasted.text).toBe('');
  stop();
  vi.useRealTimers();
});

test('a refusal shows its code, unless it has its own text', () => {
  report(new Failure('refused', 7777));
  expect(toasted.text).toBe('This failed with code 7777');
  report(new Failure('refused', 3001));
  expect(toasted.text).toBe('Not enough balance.');
});

test.each<FailureKind>(['expired', 'stopped'])('nothing is shown for a call that %s', (kind) => {
  report(new Failure(kind));
  expect([toasted.text, show.mock.calls, track.mock.calls]).toEqual(['', [], []]);
});

test('the event log gets only kind and code', () => {
  report(new Failure('refused', 2001, { field: 'password', msg: 'secret' }));
  expect(track).toHaveBeenCalledWith('error_shown', { kind: 'refused', code: 2001 });
});

test('a bug is reported to the console', () => {
  const reported = vi.fn();
  vi.stubGlobal('reportError', reported);
  const bug = new TypeError('x is undefined');
  report(bug);
  expect(reported).toHaveBeenCalledWith(bug);
  expect(toasted.text).toBe('Something went wrong');
});
