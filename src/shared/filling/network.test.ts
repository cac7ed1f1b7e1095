// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from 'vitest';
import { facts } from '#tests/support/worker.ts';

const { prefer } = await import('#data/preferences.ts');
const { createPace, networkNow } = await import('./network.ts');

const on = (changes: object) => facts.mockReturnValue({ ...facts(), ...changes });

/** The timing entry of a script of this size, loaded in `ms` milliseconds. */
const loaded = (encodedBodySize: number, ms: number, more = {}) => ({
  transferSize: encodedBodySize + 300,
  encodedBodySize,
  requestStart: 1_000,
  responseStart: 1_000 + Math.min(ms, 80),
  responseEnd: 1_000 + ms,
  workerStart: 0,
  ...more,
});
const visit = (...entries: object[]) =>
  vi.spyOn(performance, 'getEntriesByType').mockReturnValue(entries as PerformanceEntryList);

beforeEach(() => {
  prefer({ dataSaver: 'auto' });
  on({ effectiveType: '4g', saveData: false });
  visit();
});

test.each([
  ['4g', 'fast'],
  ['3g', 'slow'],
  ['2g', 'slow'],
  ['slow-2g', 'slow'],
  ['', 'unknown'],
])('a network of type “%s” is %s', (effectiveType, verdict) => {
  on({ effectiveType });
  expect(networkNow()).toBe(verdict);
});

test('with data saving on, no network is fast (O-20)', () => {
  on({ saveData: true });
  expect(networkNow()).toBe('slow');
  prefer({ dataSaver: 'off' });
  expect(networkNow()).toBe('slow');
  on({ saveData: false });
  expect(networkNow()).toBe('fast');
  prefer({ dataSaver: 'on' });
  expect(networkNow()).toBe('slow');
});

test('a network without a type is as fast as this visit’s downloads', () => {
  on({ effectiveType: '' });
  visit(loaded(58_000, 200));
  expect(networkNow()).toBe('fast');
  visit(loaded(58_000, 1_200), loaded(2_000, 1));
  expect(networkNow()).toBe('slow');
});

test('small files count together towards a fast network, over their combined loading time', () => {
  on({ effectiveType: '' });
  const several = (ms: number, more = {}) => Array.from({ length: 12 }, () => loaded(6_000, ms, more));
  visit(...several(700));
  expect(networkNow()).toBe('fast');
  visit(...several(700).slice(0, 5));
  expect(networkNow()).toBe('unknown');
  visit(...several(900));
  expect(networkNow()).toBe('unknown');
  visit(...several(700, { responseStart: 1_400 }));
  expect(networkNow()).toBe('unknown');
});

test('sequential files are as fast as each of them', () => {
  on({ effectiveType: '' });
  const inTurn = (ms: number) =>
    Array.from({ length: 12 }, (_, place) =>
      loaded(6_000, ms, {
        requestStart: place * 5_000,
        responseStart: place * 5_000 + 50,
        responseEnd: place * 5_000 + ms,
      }),
    );
  visit(...inTurn(60));
  expect(networkNow()).toBe('fast');
  visit(...inTurn(120));
  expect(networkNow()).toBe('unknown');
});

test('a network that the browser calls fast is slow when this visit loaded slowly', () => {
  visit(loaded(58_000, 1_200));
  expect(networkNow()).toBe('slow');
});

test('files loaded from the device say nothing about the network', () => {
  on({ effectiveType: '' });
  visit(loaded(58_000, 1, { transferSize: 0 }), loaded(58_000, 1, { workerStart: 990 }));
  expect(networkNow()).toBe('unknown');
});

test('the pace is known after a few files, and 4g latency doesn’t count as slow', () => {
  const pace = createPace();
  const slow = createPace();
  for (let n = 0; n < 3; n++) {
    expect(slow.isSlow()).toBe(false);
    pace.note(2_000, 250);
    slow.note(10_000, 700);
  }
  expect([pace.isSlow(), slow.isSlow()]).toEqual([false, true]);
});
