// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { start, type Starter } from './starter.ts';

const made = vi.fn<(address: string, options: WorkerOptions) => void>();
class Engine extends EventTarget {
  constructor(address: string, options: WorkerOptions) {
    super();
    made(address, options);
  }
}
const page = globalThis as typeof globalThis & { starter?: Starter };

/** Starts the page on a device with this kind of pointer and window width. */
function on(pointer: 'fine' | 'coarse', width: number) {
  vi.stubGlobal('matchMedia', (query: string) => ({ matches: query === `(pointer: ${pointer})` }));
  vi.stubGlobal('innerWidth', width);
  start('/assets/core.js', '/sw.js', '/assets/core-first.js');
}

const asked = vi.fn<(address: string) => Promise<Response>>();

beforeEach(() => {
  made.mockClear();
  asked.mockReset().mockRejectedValue(new TypeError('no network'));
  vi.stubGlobal('fetch', asked);
  localStorage.clear();
  vi.stubGlobal('Worker', Engine);
});
afterEach(() => {
  delete page.starter;
  vi.unstubAllGlobals();
});

test.each([
  ['fine', 1_280, 1],
  ['fine', 821, 1],
  ['fine', 820, 0],
  ['coarse', 1_280, 0],
  ['coarse', 390, 0],
] as const)('with a %s pointer at %i px the platform is %i, also in the worker’s name (L-07)', (...given) => {
  const [pointer, width, platform] = given;
  on(pointer, width);
  expect(page.starter?.facts().platform).toBe(platform);
  expect(JSON.parse(made.mock.calls[0]![1].name!)).toMatchObject({ platform });
});

test('only two script URLs are allowed', () => {
  on('coarse', 390);
  const { policy } = page.starter!;
  expect(policy.createScriptURL('/sw.js')).toBe('/sw.js');
  expect(() => policy.createScriptURL('https://evil.test/a.js')).toThrow(TypeError);
});

test.each([
  ['no stored theme and no service worker', null, {}, false],
  ['a stored theme', '{}', {}, true],
  ['a service worker', null, { serviceWorker: { controller: {} } }, true],
])('whether the page was visited before is known to it and the worker: %s', (_, look, navigator, visited) => {
  if (look) localStorage.setItem('look', look);
  vi.stubGlobal('navigator', { onLine: true, languages: [], ...navigator });
  on('coarse', 390);
  expect(JSON.parse(made.mock.calls[0]![1].name!)).toMatchObject({ visited });
});

test.each([
  ['requests the worker’s code along with its entry', 'no service worker', {}, [['/assets/core-first.js']]],
  ['leaves the worker’s code to its entry', 'a service worker', { serviceWorker: { controller: {} } }, []],
])('a page %s where %s serves it', (_, __, navigator, calls) => {
  vi.stubGlobal('navigator', { onLine: true, languages: [], ...navigator });
  on('coarse', 390);
  expect(asked.mock.calls).toEqual(calls);
});

test('without storage the page counts as a first visit', () => {
  vi.stubGlobal('localStorage', {
    getItem() {
      throw new DOMException('no storage', 'SecurityError');
    },
    clear() {},
  });
  on('coarse', 390);
  expect(page.starter!.facts().visited).toBe(false);
});

test('a worker error before anyone listens is remembered', () => {
  on('coarse', 390);
  expect(page.starter!.failed).toBeUndefined();
  page.starter!.worker.dispatchEvent(new Event('error'));
  expect(page.starter!.failed).toBe(true);
});

test('the worker gets the device’s latest session and those that are over (S8)', () => {
  localStorage.setItem('session.epoch', 'second');
  localStorage.setItem('session.over', ' !first');
  on('coarse', 390);
  expect(JSON.parse(made.mock.calls[0]![1].name!)).toMatchObject({ epoch: 'second', over: ' !first' });
});
