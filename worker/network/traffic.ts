import type { Stores } from '#contract/stores.ts';

/** Counts the bytes of the worker's requests, including those before the call, for its lifetime. */
export function countTraffic({ network }: Pick<Stores, 'network'>): void {
  const counter = new PerformanceObserver((list) => {
    for (const { transferSize } of list.getEntries() as PerformanceResourceTiming[])
      network.loaded += transferSize || 0;
  });
  counter.observe({ type: 'resource', buffered: true });
}
