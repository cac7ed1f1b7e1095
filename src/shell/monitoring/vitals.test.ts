// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from 'vitest';
import { monitoringEvents } from '#contract/monitoring.ts';
import { check } from '#contract/schema.ts';
import { reportVitals } from './vitals.ts';

const track = vi.hoisted(() => vi.fn());
vi.mock('#nav/analytics.ts', () => ({ track }));

type Add = (entry: object) => void;
let seen: Record<string, Add>;

/** A browser that measures these types of entries. */
function browser(...types: string[]) {
  seen = {};
  const Observer = class {
    static supportedEntryTypes = types;
    readonly #take: (list: { getEntries(): object[] }) => void;
    constructor(take: (list: { getEntries(): object[] }) => void) {
      this.#take = take;
    }
    observe({ type }: { type: string }) {
      seen[type] = (entry) => this.#take({ getEntries: () => [entry] });
    }
    takeRecords = () => [];
    disconnect() {}
  };
  vi.stubGlobal('PerformanceObserver', Observer);
}

function see(state: DocumentVisibilityState) {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(state);
  document.dispatchEvent(new Event('visibilitychange'));
}

beforeEach(() => {
  see('visible');
  browser('navigation', 'paint', 'largest-contentful-paint', 'layout-shift', 'event');
});

test('vitals are reported once in whole milliseconds when the page is hidden', () => {
  reportVitals();
  seen['navigation']!({ responseStart: 120.4 });
  seen['paint']!({ name: 'first-paint', startTime: 800 });
  seen['paint']!({ name: 'first-contentful-paint', startTime: 900.6 });
  for (const startTime of [900, 1_500.5]) seen['largest-contentful-paint']!({ startTime });
  for (const duration of [48, 200]) seen['event']!({ interactionId: 1, duration });
  expect(track).not.toHaveBeenCalled();
  see('hidden');
  see('visible');
  see('hidden');
  const params = { ttfb: 120, fcp: 901, lcp: 1_501, inp: 200, cls: 0 };
  expect(track).toHaveBeenCalledExactlyOnceWith('web_vitals', params);
  expect(check(monitoringEvents.web_vitals.params, params)).toEqual({ ok: true, value: params });
});

test('layout shifts are summed in five-second windows without gaps, excluding those after input', () => {
  reportVitals();
  const shift = (startTime: number, value: number, hadRecentInput = false) =>
    seen['layout-shift']!({ startTime, value, hadRecentInput });
  shift(0, 0.05);
  shift(900, 0.05);
  shift(1_000, 9, true);
  shift(2_000, 0.02);
  for (let at = 10_000; at < 16_000; at += 500) shift(at, 0.02);
  see('hidden');
  expect(track).toHaveBeenCalledExactlyOnceWith('web_vitals', { cls: 200 });
});

test('one slow interaction in fifty is ignored', () => {
  reportVitals();
  for (let id = 1; id <= 50; id++) seen['event']!({ interactionId: id, duration: id === 7 ? 900 : 56 });
  seen['event']!({ interactionId: 0, duration: 5_000 });
  see('hidden');
  expect(track).toHaveBeenCalledExactlyOnceWith('web_vitals', { inp: 56, cls: 0 });
});

test('metrics the browser doesn’t measure are omitted', () => {
  browser('navigation');
  reportVitals();
  seen['navigation']!({ responseStart: 5 });
  see('hidden');
  expect(track).toHaveBeenCalledExactlyOnceWith('web_vitals', { ttfb: 5 });
});

test('a page that started hidden measures nothing', () => {
  see('hidden');
  reportVitals();
  expect(seen).toEqual({});
  see('visible');
  see('hidden');
  expect(track).not.toHaveBeenCalled();
});
