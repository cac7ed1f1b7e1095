import type { Page } from 'playwright/test';

/** The addresses of the pictures that were the largest paint of the page when they were drawn, in that order. */
export const largestPictures = (page: Page): Promise<string[]> =>
  page.evaluate(
    () =>
      new Promise((done) => {
        type Entry = PerformanceEntry & { url: string };
        new PerformanceObserver((list) =>
          done((list.getEntries() as Entry[]).map(({ url }) => url).filter(Boolean)),
        ).observe({ type: 'largest-contentful-paint', buffered: true });
      }),
  );
