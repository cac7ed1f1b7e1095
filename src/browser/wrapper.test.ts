import { afterEach, expect, test, vi } from 'vitest';
import type { Method } from './bridge/calls.ts';
import { askNative, canNative, isInWrapper, meetNative, openOutside, opensOutside } from './wrapper.ts';
import { openChat } from './wrapperChat.ts';

const offer = (bridge: unknown) => vi.stubGlobal('NativeBridge', bridge);
const chat = { licence: '12', group: '3', url: 'https://chat.example/' };

/** Connects a wrapper with these functions. */
function meet(...methods: Method[]) {
  const ask = vi.fn(async () => undefined);
  const info = { bridge: 1, version: '', channel: '', deviceId: '', pushToken: '', fileInput: true };
  meetNative({ info: { ...info, methods: new Set(methods) }, can: (method) => methods.includes(method), ask });
  return ask;
}

afterEach(() => {
  vi.unstubAllGlobals();
  meetNative(undefined);
});

test('a malformed bridge is ignored without errors (G9)', () => {
  for (const bridge of [null, 'x', 1, [], {}, { openExternal: 'x' }, { openExternal: {} }, () => {}]) {
    offer(bridge);
    expect(openOutside('https://pagcor.ph/')).toBe(false);
  }
});

test('a legacy bridge is given an address, and its return value is ignored (G9)', () => {
  const openExternal = vi.fn(() => ({ token: 'forged' }));
  offer({ openExternal });
  expect(opensOutside()).toBe(true);
  expect(openOutside('https://pagcor.ph/')).toBe(true);
  expect(openExternal).toHaveBeenCalledExactlyOnceWith('https://pagcor.ph/');
});

test('an address that a legacy bridge can’t open is left to the web’s own way (G9)', () => {
  offer({
    openExternal() {
      throw new Error('Java exception was raised during method invocation');
    },
  });
  expect(openOutside('https://pagcor.ph/')).toBe(false);
});

test('links and chat go through the wrapper once it declares support (P-06)', () => {
  expect([opensOutside(), openOutside('https://pagcor.ph/'), openChat(chat)]).toEqual([false, false, false]);
  const ask = meet('openExternal');
  expect([opensOutside(), openOutside('https://pagcor.ph/'), openChat(chat)]).toEqual([true, true, false]);
  const askBoth = meet('openChat', 'openExternal');
  expect(openChat(chat)).toBe(true);
  expect(ask).toHaveBeenCalledExactlyOnceWith('openExternal', { url: 'https://pagcor.ph/' });
  expect(askBoth).toHaveBeenCalledExactlyOnceWith('openChat', chat);
});

test('without a wrapper calls are unavailable', async () => {
  expect(canNative('copy')).toBe(false);
  expect(await askNative('copy', { text: 'a' })).toBeUndefined();
});

test.each([
  ['its bridge', 'Chrome/156.0', {}, true],
  ['its name', 'Chrome/156.0 Mobile PerlasWrapper/1.2.0', undefined, true],
  ['nothing', 'Chrome/156.0 Mobile NotPerlasWrapper/1', undefined, false],
])('the wrapper is recognised by %s (O-40)', (_, userAgent, bridge, is) => {
  vi.stubGlobal('navigator', { userAgent });
  if (bridge) offer(bridge);
  expect(isInWrapper()).toBe(is);
});
