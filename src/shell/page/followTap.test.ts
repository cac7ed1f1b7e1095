// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from 'vitest';

const go = vi.hoisted(() => vi.fn(async () => true));
vi.mock('#nav/navigation.ts', () => ({ go }));

const { stores } = await import('#data/stores.ts');
const { followTap, followTaps } = await import('./followTap.ts');

beforeEach(() => {
  go.mockClear();
  stores.play.gameId = 0;
});
const tap = (data: unknown) => followTap({ data });

test('a tap on a notification leads to its page (O-23)', () => {
  tap({ type: 'OPEN', url: '/wallets/record' });
  expect(go).toHaveBeenCalledExactlyOnceWith('/wallets/record');
});

test.each(['https://evil.example/', '//evil.example', '/no/such/page', ''])(
  'an address outside the app leads to the lobby: %s (O-23)',
  (url) => {
    tap({ type: 'OPEN', url });
    expect(go).toHaveBeenCalledExactlyOnceWith('/');
  },
);

test('other messages, and taps during a game, are ignored (O-23)', () => {
  for (const data of [null, 'OPEN', {}, { type: 'KEEP', url: '/wallets' }, { type: 'OPEN', url: 8 }]) tap(data);
  stores.play.gameId = 42;
  tap({ type: 'OPEN', url: '/wallets/record' });
  expect(go).not.toHaveBeenCalled();
});

test('every page listens for taps, even without permission, and requests a missed one (O-23)', async () => {
  const addEventListener = vi.fn();
  const active = { postMessage: vi.fn() };
  Object.assign(navigator, { serviceWorker: { addEventListener, ready: Promise.resolve({ active }) } });
  await followTaps();
  expect(addEventListener).toHaveBeenCalledExactlyOnceWith('message', followTap);
  expect(active.postMessage).toHaveBeenCalledExactlyOnceWith({ type: 'TAPS' });
});

test('a received tap is acknowledged, during a game too, and other messages aren’t (O-23)', () => {
  const source = { postMessage: vi.fn() } as unknown as ServiceWorker;
  followTap({ data: { type: 'KEEP' }, source });
  expect(source.postMessage).not.toHaveBeenCalled();
  stores.play.gameId = 42;
  followTap({ data: { type: 'OPEN', url: '/email' }, source });
  expect(source.postMessage).toHaveBeenCalledExactlyOnceWith({ type: 'TAPPED' });
  expect(go).not.toHaveBeenCalled();
});
