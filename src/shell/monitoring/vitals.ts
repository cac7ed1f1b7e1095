import type { MonitoringParams } from '#contract/monitoring.ts';
import { track } from '#nav/analytics.ts';

/** Entries that TypeScript's library lacks. */
interface Entry extends PerformanceEntry {
  responseStart: number;
  interactionId: number;
  value: number;
  hadRecentInput: boolean;
}

/** Shifts with a gap of at most this, and over at most this time, form one window; milliseconds. */
const shiftWindow = { gap: 1_000, most: 5_000 };
/** Faster events aren't felt as interactions, milliseconds. */
const shortestEvent = 40;
/** One slow interaction in this many is ignored, so that long visits aren't judged by their worst alone. */
const outliers = 50;

/** The largest sum of layout shifts in one window, without those that follow an input. */
function layoutShift() {
  let [worst, sum, began, last] = [0, 0, 0, Number.NEGATIVE_INFINITY];
  return {
    add({ value, hadRecentInput, startTime }: Entry) {
      if (hadRecentInput) return;
      const goesOn = startTime - last < shiftWindow.gap && startTime - began < shiftWindow.most;
      if (!goesOn) [sum, began] = [0, startTime];
      sum += value;
      last = startTime;
      worst = Math.max(worst, sum);
    },
    inThousandths: () => worst * 1_000,
  };
}

/** The slowest interaction except outliers; undefined without any. */
function nextPaint() {
  const longest = new Map<number, number>();
  return {
    add({ interactionId, duration }: Entry) {
      if (interactionId) longest.set(interactionId, Math.max(duration, longest.get(interactionId) ?? 0));
    },
    ms: () => [...longest.values()].toSorted((a, b) => b - a)[Math.floor(longest.size / outliers)],
  };
}

/** Reports once how fast this page was, when it is hidden; nothing for one that started hidden. */
export function reportVitals(): void {
  if (document.visibilityState === 'hidden') return;
  const params: MonitoringParams<'web_vitals'> = {};
  const [shift, paint] = [layoutShift(), nextPaint()];
  const observers: (() => void)[] = [];

  function observe(type: string, add: (entry: Entry) => void) {
    if (!PerformanceObserver.supportedEntryTypes.includes(type)) return false;
    const take = (entries: PerformanceEntryList) => entries.forEach((entry) => add(entry as Entry));
    const observer = new PerformanceObserver((list) => take(list.getEntries()));
    observer.observe({ type, buffered: true, durationThreshold: shortestEvent } as PerformanceObserverInit);
    observers.push(
      () => take(observer.takeRecords()),
      () => observer.disconnect(),
    );
    return true;
  }
  observe('navigation', ({ responseStart }) => (params.ttfb = Math.round(responseStart)));
  observe('paint', ({ name, startTime }) => {
    if (name === 'first-contentful-paint') params.fcp = Math.round(startTime);
  });
  observe('largest-contentful-paint', ({ startTime }) => (params.lcp = Math.round(startTime)));
  const seesShifts = observe('layout-shift', shift.add);
  observe('event', paint.add);

  function tellOnce() {
    if (document.visibilityState !== 'hidden') return;
    document.removeEventListener('visibilitychange', tellOnce, true);
    for (const end of observers) end();
    if (seesShifts) params.cls = Math.round(shift.inThousandths());
    const inp = paint.ms();
    if (inp !== undefined) params.inp = Math.round(inp);
    track('web_vitals', params);
  }
  // In the capture phase, so that the event is recorded before the worker is asked to send.
  document.addEventListener('visibilitychange', tellOnce, true);
}
