import { expect, type Page } from 'playwright/test';

/** Records layout shifts of the page, from its next load on. */
export const watchShifts = (page: Page) =>
  page.addInitScript(() => {
    const told = globalThis as { shift?: number };
    told.shift = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as unknown as { value: number; hadRecentInput: boolean }[])
        if (!entry.hadRecentInput) told.shift! += entry.value;
    }).observe({ type: 'layout-shift', buffered: true });
  });

/** Cumulative layout shift since the page was loaded. */
export const shifted = (page: Page) => page.evaluate(() => (globalThis as { shift?: number }).shift);

/** Expects no layout shift since the page was loaded. */
export const noShift = async (page: Page) => expect(await shifted(page)).toBe(0);
