import type { Stores } from '#contract/stores.ts';

/** Counts the bytes that the worker's own requests bring over the network, from the first it sent, as long as it lives. */
export function countTraffic({ network }: Pick<Stores, 'network'>): void {
  const counter = new PerformanceObserver((list) => {
    for (const { transferSize } of list.getEntries() as PerformanceResourceTiming[]) network.loaded += transferSize;
  });
  counter.observe({ type: 'resource', buffered: true });
}
