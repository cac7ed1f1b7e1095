import { proxy } from 'valtio/vanilla';
import { subscribeKey } from 'valtio/vanilla/utils';
import { manilaDay } from '#i18n/manila.ts';
import { writeLocal, readLocal } from '#browser/localStore.ts';
import { stores } from './stores.ts';

const name = 'traffic';

/** Bytes loaded on a day in Manila, such as `2026-11-21`. */
interface Day {
  day: string;
  bytes: number;
  /** Whether the browser has reported how many bytes a call took: Firefox and WebKit may report none. */
  told?: boolean;
}

function today(): Day {
  const day = manilaDay(Date.now());
  const known = readLocal<Day>('device', name, { day, bytes: 0 });
  return known.day === day ? known : { day, bytes: 0, ...(known.told && { told: true }) };
}

/**
 * Bytes loaded today by all tabs, as far as this one knows (checklist O-20), and whether the browser reports them.
 */
export const traffic = proxy({ bytes: today().bytes, told: today().told === true });

function add(bytes: number) {
  const { day, bytes: before, told } = today();
  traffic.bytes = before + bytes;
  traffic.told ||= told === true;
  if (bytes > 0) writeLocal('device', name, { day, bytes: traffic.bytes, ...(traffic.told && { told: true }) });
}

/**
 * Counts the bytes loaded by this page and its worker, including resources loaded before the call (buffered entries).
 */
export function countTraffic(): void {
  const counter = new PerformanceObserver((list) => {
    const entries = list.getEntries() as PerformanceResourceTiming[];
    add(entries.reduce((sum, { transferSize }) => sum + (transferSize || 0), 0));
  });
  for (const type of ['navigation', 'resource']) counter.observe({ type, buffered: true });

  let last = 0;
  const update = (loaded: number) => {
    traffic.told ||= loaded > 0;
    // A new worker counts from zero.
    add(loaded < last ? loaded : loaded - last);
    last = loaded;
  };
  update(stores.network.loaded);
  subscribeKey(stores.network, 'loaded', update);
}
