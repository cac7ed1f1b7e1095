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

test('O-23: a tap on a notification leads to its page', () => {
  tap({ type: 'OPEN', url: '/wallets/record' });
  expect(go).toHaveBeenCalledExactlyOnceWith('/wallets/record');
});

test.each(['https://evil.example/', '//evil.example', '/no/such/page', ''])(
  'O-23: what is no page of the app leads to the lobby: %s',
  (url) => {
    tap({ type: 'OPEN', url });
    expect(go).toHaveBeenCalledExactlyOnceWith('/');
  },
);

test('O-23: another message, and a tap while a game is open, lead nowhere', () => {
  for (const data of [null, 'OPEN', {}, { type: 'KEEP', url: '/wallets' }, { type: 'OPEN', url: 8 }]) tap(data);
  stores.play.gameId = 42;
  tap({ type: 'OPEN', url: '/wallets/record' });
  expect(go).not.toHaveBeenCalled();
});

test('O-23: every page hears of taps, also one that may show no notifications yet, and asks for the one that it missed', async () => {
  const addEventListener = vi.fn();
  const active = { postMessage: vi.fn() };
  Object.assign(navigator, { serviceWorker: { addEventListener, ready: Promise.resolve({ active }) } });
  await followTaps();
  expect(addEventListener).toHaveBeenCalledExactlyOnceWith('message', followTap);
  expect(active.postMessage).toHaveBeenCalledExactlyOnceWith({ type: 'TAPS' });
});

test('O-23: a tap that a page has heard is over, in a game too, and no other message is', () => {
  const source = { postMessage: vi.fn() } as unknown as ServiceWorker;
  followTap({ data: { type: 'KEEP' }, source });
  expect(source.postMessage).not.toHaveBeenCalled();
  stores.play.gameId = 42;
  followTap({ data: { type: 'OPEN', url: '/email' }, source });
  expect(source.postMessage).toHaveBeenCalledExactlyOnceWith({ type: 'TAPPED' });
  expect(go).not.toHaveBeenCalled();
});
