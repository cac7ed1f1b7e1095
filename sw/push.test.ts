import { expect, test, vi } from 'vitest';
import { showPushes } from './push.ts';

type Listener = (event: object) => void;

/** A service worker that shows pushes, with the given open pages. */
function worker(...pages: object[]) {
  const listeners: Record<string, Listener> = {};
  const clients = { matchAll: vi.fn(async () => pages), openWindow: vi.fn(async () => null) };
  const showNotification = vi.fn(async () => {});
  const scope = {
    addEventListener: (name: string, listener: Listener) => void (listeners[name] = listener),
    registration: { showNotification },
    clients,
  };
  showPushes(scope);
  const dispatch = async (name: string, event: object) => {
    const waits: unknown[] = [];
    listeners[name]!({ ...event, waitUntil: (work: unknown) => waits.push(work) });
    await Promise.all(waits);
  };
  return {
    clients,
    showNotification,
    push: (text: string | null) =>
      dispatch('push', { data: text === null ? null : { json: () => JSON.parse(text) as unknown } }),
    tap: (data: unknown) => dispatch('notificationclick', { notification: { data, close } }),
    say: (source: object, data: unknown) => dispatch('message', { source, data }),
  };
}

const close = vi.fn();
const sound = { title: 'New mail', body: 'In your inbox', topic: 'replies', url: '/email' };

test('a message is shown with its icons, and a later one of its topic replaces it (O-23)', async () => {
  const { push, showNotification } = worker();
  await push(JSON.stringify(sound));
  expect(showNotification).toHaveBeenCalledExactlyOnceWith('New mail', {
    body: 'In your inbox',
    tag: 'replies',
    icon: '/icons/icon-192.png',
    badge: '/icons/monochrome-512.png',
    renotify: true,
    data: '/email',
  });
});

test.each([
  ['nothing', null],
  ['invalid JSON', '{'],
  ['null', 'null'],
  ['a list', '[]'],
  ['no title', JSON.stringify({ ...sound, title: '' })],
  ['an object for a title', JSON.stringify({ ...sound, title: {} })],
  ['a number for a text', JSON.stringify({ ...sound, body: 8 })],
  ['a text that is too long', JSON.stringify({ ...sound, body: 'x'.repeat(201) })],
  ['an unknown topic', JSON.stringify({ ...sound, topic: 'toString' })],
])('%s shows no notification (O-23)', async (_, text) => {
  const { push, showNotification } = worker();
  await push(text);
  expect(showNotification).not.toHaveBeenCalled();
});

test.each([
  'https://evil.example/',
  '//evil.example',
  '/\\evil.example',
  'javascript:alert(1)',
  '/member/logout',
  '/email/../x',
  '',
  8,
  undefined,
  ['/email'],
])('an address outside the list leads to the inbox: %s (O-23)', async (url) => {
  const { push, showNotification } = worker();
  await push(JSON.stringify({ ...sound, url }));
  expect(showNotification).toHaveBeenCalledExactlyOnceWith('New mail', expect.objectContaining({ data: '/email' }));
});

test('a tap focuses the open page, which navigates itself (O-23)', async () => {
  const page = { postMessage: vi.fn(), focus: vi.fn(async () => {}) };
  const { tap, clients } = worker(page, {});
  await tap('/wallets/record');
  expect(close).toHaveBeenCalled();
  expect(page.postMessage).toHaveBeenCalledExactlyOnceWith({ type: 'OPEN', url: '/wallets/record' });
  expect(page.focus).toHaveBeenCalledOnce();
  expect(clients.openWindow).not.toHaveBeenCalled();
});

test('a page still starting requests the missed tap, and gets it once (O-23)', async () => {
  const page = { postMessage: vi.fn(), focus: vi.fn(async () => {}) };
  const { tap, say } = worker(page);
  await say(page, { type: 'TAPS' });
  expect(page.postMessage).not.toHaveBeenCalled();
  await tap('/email');
  await say(page, { type: 'TAPS' });
  expect(page.postMessage.mock.calls).toEqual([[{ type: 'OPEN', url: '/email' }], [{ type: 'OPEN', url: '/email' }]]);
  await say(page, { type: 'TAPPED' });
  await say(page, { type: 'TAPS' });
  for (const other of [null, 'TAPS', { type: 8 }]) await say(page, other);
  expect(page.postMessage).toHaveBeenCalledTimes(2);
});

test('an unhandled tap expires after half a minute (O-23)', async () => {
  vi.useFakeTimers();
  const page = { postMessage: vi.fn(), focus: vi.fn(async () => {}) };
  const { tap, say } = worker(page);
  await tap('/email');
  vi.advanceTimersByTime(30_001);
  await say(page, { type: 'TAPS' });
  vi.useRealTimers();
  expect(page.postMessage).toHaveBeenCalledOnce();
});

test('an unlisted page can request the tap, unless a window was opened for it (O-23)', async () => {
  const page = { postMessage: vi.fn() };
  const { tap, say, clients } = worker();
  await tap('/email');
  await say(page, { type: 'TAPS' });
  expect(page.postMessage).not.toHaveBeenCalled();
  clients.openWindow.mockRejectedValue(new DOMException('not allowed', 'InvalidAccessError'));
  await tap('/email');
  await say(page, { type: 'TAPS' });
  expect(page.postMessage).toHaveBeenCalledExactlyOnceWith({ type: 'OPEN', url: '/email' });
});

test('a tap without an open page opens one, and a browser refusing both is no failure (O-23)', async () => {
  const { tap, clients } = worker();
  await tap('/email');
  expect(clients.openWindow).toHaveBeenCalledExactlyOnceWith('/email');
  clients.openWindow.mockRejectedValue(new DOMException('not allowed', 'InvalidAccessError'));
  await expect(tap('/email')).resolves.toBeUndefined();
});
