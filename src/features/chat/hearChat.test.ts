// @vitest-environment happy-dom
import fc from 'fast-check';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { chat } from '#shared/support/chat.ts';
import { parseChatMessage } from './chatMessages.ts';
import { countEvery, hearChat } from './hearChat.ts';

const origin = 'https://chat.test';
const its = {} as Window;
const says = (data: unknown, from: Partial<{ source: unknown; origin: string }> = {}) =>
  parseChatMessage({ source: its, origin, data, ...from } as MessageEvent, { source: its, origin });

beforeEach(() => {
  vi.useFakeTimers();
  Object.assign(chat, { open: false, unread: 0 });
});
afterEach(() => void vi.useRealTimers());

test('ready and unread-count messages are accepted (SV-02)', () => {
  expect(says({ type: 'ready', more: 1 })).toEqual({ type: 'ready' });
  expect(says({ type: 'unread', count: 3 })).toEqual({ type: 'unread', count: 3 });
  expect(says({ type: 'unread', count: 9e9 })).toEqual({ type: 'unread', count: 999 });
});

test.each([
  ['another window', { source: {} }],
  ['no window', { source: null }],
  ['another origin', { origin: 'https://chat.test.evil.test' }],
  ['an opaque origin', { origin: 'null' }],
])('%s is ignored (G7)', (_, from) => expect(says({ type: 'ready' }, from)).toBeNull());

test('messages before there is a frame are ignored (G7)', () =>
  expect(
    parseChatMessage({ source: null, origin, data: { type: 'ready' } }, { source: undefined, origin }),
  ).toBeNull());

test.each([-1, 1.5, '3', null, Number.NaN, Infinity, {}])('%s is not a valid count (G7)', (count) =>
  expect(says({ type: 'unread', count })).toBeNull(),
);

test('messages of any other shape are ignored without errors (G7)', () => {
  fc.assert(
    fc.property(fc.anything(), (data) => {
      const type = (data as { type?: unknown } | null | undefined)?.type;
      fc.pre(type !== 'ready' && type !== 'unread');
      expect(says(data)).toBeNull();
    }),
  );
});

test('of ten thousand counts only the last is applied (G7)', () => {
  const seen = vi.fn();
  const onReady = vi.fn();
  const stop = hearChat({ source: () => its, origin, onReady });
  const post = (data: unknown) => dispatchEvent(new MessageEvent('message', { data, origin, source: its }));
  for (let count = 1; count <= 10_000; count += 1) post({ type: 'unread', count: count % 7 });
  seen(chat.unread);
  vi.advanceTimersByTime(countEvery);
  seen(chat.unread);
  expect(seen.mock.calls).toEqual([[0], [10_000 % 7]]);
  post({ type: 'ready' });
  expect(onReady).toHaveBeenCalledOnce();
  post({ type: 'unread', count: 1 });
  stop();
  post({ type: 'ready' });
  vi.advanceTimersByTime(countEvery);
  expect(onReady).toHaveBeenCalledOnce();
  expect(chat.unread).toBe(10_000 % 7);
});

test('while the chat is visible nothing is unread (SV-02)', () => {
  const stop = hearChat({ source: () => its, origin, onReady: () => {} });
  chat.open = true;
  dispatchEvent(new MessageEvent('message', { data: { type: 'unread', count: 2 }, origin, source: its }));
  vi.advanceTimersByTime(countEvery);
  expect(chat.unread).toBe(0);
  stop();
});
