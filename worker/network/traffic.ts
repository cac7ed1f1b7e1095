import type { Stores } from '#contract/stores.ts';

/**
 * Counts the bytes that the worker's requests load over the network, including those before the call, as long as it
 * lives.
 */
export function countTraffic({ network }: Pick<Stores, 'network'>): void {
  const counter = new PerformanceObserver((list) => {
    for (const { transferSize } of list.getEntries() as PerformanceResourceTiming[])
      network.loaded += transferSize || 0;
  });
  counter.observe({ type: 'resource', buffered: true });
}
