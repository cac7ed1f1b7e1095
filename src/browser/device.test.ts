import { afterEach, expect, test, vi } from 'vitest';
import { deviceOf, isInstalled, isIosSafari } from './device.ts';

afterEach(() => vi.unstubAllGlobals());

const mac = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 Version/18.0 Safari/605.1.15';

test.each([
  ['an Android phone', 'Mozilla/5.0 (Linux; Android 14; K) AppleWebKit/537.36 Chrome/130.0 Mobile', 5, 'android'],
  ['an iPhone', 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Version/18.0', 5, 'ios'],
  ['an iPad that calls itself a Mac', mac, 5, 'ios'],
  ['a Mac', mac, 0, 'computer'],
  ['Windows with a touch screen', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) Chrome/130.0', 10, 'computer'],
] as const)('%s is recognised', (_, userAgent, maxTouchPoints, device) => {
  expect(deviceOf({ userAgent, maxTouchPoints })).toBe(device);
});

const iphone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Version/18.0 Mobile Safari/604.1';

test.each([
  ['Safari on an iPhone', iphone, 5, true],
  ['Safari on an iPad', mac, 5, true],
  ['Chrome on an iPhone', iphone.replace('Version/18.0', 'CriOS/130.0'), 5, false],
  ['Firefox on an iPhone', iphone.replace('Version/18.0', 'FxiOS/130.0'), 5, false],
  ['Edge on an iPhone', iphone.replace('Version/18.0', 'Version/18.0 EdgiOS/131.0'), 5, false],
  [
    'LINE on an iPhone',
    iphone.replace('Version/18.0 Mobile Safari/604.1', 'Mobile/15E148 Safari Line/14.9.0'),
    5,
    false,
  ],
  ['Safari on a Mac', mac, 0, false],
])('only Safari on a phone or tablet installs from its share menu: %s', (_, userAgent, maxTouchPoints, is) => {
  expect(isIosSafari({ userAgent, maxTouchPoints })).toBe(is);
});

test.each([
  ['a browser’s tab', {}, false],
  ['a standalone window', { matchMedia: () => ({ matches: true }) }, true],
  ['an iPhone’s home screen', { navigator: { standalone: true } }, true],
  ['the Android wrapper', { NativeBridge: {} }, true],
])('whether %s runs the installed app (M-06)', (_, globals, is) => {
  const page = { matchMedia: () => ({ matches: false }), navigator: {}, ...globals };
  for (const [name, value] of Object.entries(page)) vi.stubGlobal(name, value);
  expect(isInstalled()).toBe(is);
});
