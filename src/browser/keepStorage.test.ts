import { afterEach, expect, test, vi } from 'vitest';
import { askToKeep, deletesUnused, mayBeKept } from './keepStorage.ts';

afterEach(() => vi.unstubAllGlobals());

const iphone = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15';
const mac = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15';

test.each([
  ['Safari, iPhone', `${iphone} Version/18.0 Mobile/15E148 Safari/604.1`, {}, true],
  ['Chrome, iPhone', `${iphone} CriOS/131.0 Mobile/15E148 Safari/604.1`, {}, true],
  ['Safari, Mac', `${mac} Version/18.1 Safari/605.1.15`, {}, true],
  ['the app on the home screen', `${iphone} Mobile/15E148`, { standalone: true }, false],
  ['inside Facebook', `${iphone} Mobile/15E148 [FBAN/FBIOS;FBAV/470.0]`, {}, false],
  ['Chrome, Mac', 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) Chrome/131.0 Safari/537.36', {}, false],
  ['Chrome, Android', 'Mozilla/5.0 (Linux; Android 14; K) Chrome/131.0 Mobile Safari/537.36', {}, false],
])('storage is deleted after seven days without use: %s', (_, userAgent, more, is) => {
  vi.stubGlobal('navigator', { userAgent, maxTouchPoints: 0, ...more });
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
  expect(deletesUnused()).toBe(is);
});

test('persistence is offered where supported and not granted yet (O-18)', async () => {
  const persist = vi.fn(async () => true);
  const persisted = vi.fn(async () => false);
  vi.stubGlobal('navigator', {});
  expect([await mayBeKept(), await askToKeep()]).toEqual([false, false]);
  vi.stubGlobal('navigator', { storage: { persist, persisted } });
  expect(await mayBeKept()).toBe(true);
  expect(persist).not.toHaveBeenCalled();
  expect(await askToKeep()).toBe(true);
  persisted.mockResolvedValue(true);
  expect(await mayBeKept()).toBe(false);
});

test('a browser that refuses persistence is handled without errors (O-18)', async () => {
  const fail = async () => {
    throw new DOMException('', 'SecurityError');
  };
  vi.stubGlobal('navigator', { storage: { persist: fail, persisted: fail } });
  expect([await mayBeKept(), await askToKeep()]).toEqual([false, false]);
});
