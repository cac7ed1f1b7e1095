import { expect, test, vi } from 'vitest';
import { initialStores } from '#contract/stores.ts';
import { countTraffic } from './traffic.ts';

test('the bytes of the worker’s responses are added up from the first request on', () => {
  let come: (...sizes: number[]) => void = () => {};
  const observe = vi.fn();
  vi.stubGlobal(
    'PerformanceObserver',
    class {
      observe = observe;
      constructor(hear: (list: { getEntries(): { transferSize: number }[] }) => void) {
        come = (...sizes) => hear({ getEntries: () => sizes.map((transferSize) => ({ transferSize })) });
      }
    },
  );
  const { network } = initialStores();
  countTraffic({ network });
  expect(observe).toHaveBeenCalledExactlyOnceWith({ type: 'resource', buffered: true });
  come(1_200, 0);
  come(300);
  expect(network.loaded).toBe(1_500);
});
