// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

/** 14:00 in Manila on 21 November. */
const afternoon = Date.UTC(2026, 10, 21, 6);
const hours = 60 * 60 * 1_000;

let came: (...sizes: number[]) => void;
const observed: PerformanceObserverInit[] = [];
class Observer {
  observe = (what: PerformanceObserverInit) => void observed.push(what);
  constructor(hear: (list: { getEntries(): { transferSize: number }[] }) => void) {
    came = (...sizes) => hear({ getEntries: () => sizes.map((transferSize) => ({ transferSize })) });
  }
}

/** Sets the worker's total of loaded bytes to these sums in turn; the page is notified asynchronously. */
async function load(network: { loaded: number }, ...sums: number[]) {
  for (const sum of sums) {
    network.loaded = sum;
    await Promise.resolve();
  }
}

async function openPage() {
  vi.resetModules();
  const [{ countTraffic, traffic }, { stores }] = await Promise.all([import('./traffic.ts'), import('./stores.ts')]);
  countTraffic();
  return { traffic, stores };
}

beforeEach(() => {
  vi.useFakeTimers({ now: afternoon, toFake: ['Date'] });
  vi.stubGlobal('PerformanceObserver', Observer);
  localStorage.clear();
  observed.length = 0;
});
afterEach(() => vi.useRealTimers());

test('traffic of page and worker is summed, from before counting began too', async () => {
  const { traffic, stores } = await openPage();
  expect(observed).toEqual([
    { type: 'navigation', buffered: true },
    { type: 'resource', buffered: true },
  ]);
  came(1_000, 0, 500);
  await load(stores.network, 200, 300);
  expect(traffic.bytes).toBe(1_800);
});

test('a replacement worker counts from zero, and nothing is counted twice', async () => {
  const { traffic, stores } = await openPage();
  await load(stores.network, 300, 0, 40);
  expect(traffic.bytes).toBe(340);
});

test('the count is per device: reloads and other tabs continue it', async () => {
  await openPage();
  came(1_000);
  const { traffic } = await openPage();
  expect(traffic.bytes).toBe(1_000);
  came(1);
  expect(traffic.bytes).toBe(1_001);
});

test('the count restarts at midnight in Manila', async () => {
  const { traffic } = await openPage();
  came(1_000);
  vi.setSystemTime(afternoon + 9 * hours);
  came(1);
  expect(traffic.bytes).toBe(1_001);
  vi.setSystemTime(afternoon + 10 * hours);
  came(7);
  expect(traffic.bytes).toBe(7);
});

test('a browser counts as not reporting call sizes until its first reported call', async () => {
  const { traffic, stores } = await openPage();
  came(1_000, undefined as never);
  expect(traffic.bytes).toBe(1_000);
  expect(traffic.told).toBe(false);
  await load(stores.network, 200);
  expect(traffic.told).toBe(true);
  expect((await openPage()).traffic.told).toBe(true);
  vi.setSystemTime(afternoon + 24 * hours);
  expect((await openPage()).traffic).toMatchObject({ bytes: 0, told: true });
});
