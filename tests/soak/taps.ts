import type { Page } from 'playwright/test';

/** Durations by the step that they belong to, milliseconds. */
export type Durations = Record<string, number[]>;

interface Noted {
  step: string;
  /** How long the browser took to show each interaction. */
  taps: Durations;
  /** How long after the tap on a link the first frame showed the other page. */
  pages: Durations;
}

/** Init script: notes the duration of each interaction (Event Timing) and of each change of page, by step. */
export function noteTaps() {
  if (window !== top) return;
  const noted: Noted = { step: 'start', taps: {}, pages: {} };
  Object.assign(globalThis, { noted });
  const longest = new Map<number, { step: string; at: number }>();
  new PerformanceObserver((list) => {
    for (const { interactionId, duration } of list.getEntries() as PerformanceEventTiming[]) {
      if (!interactionId) continue;
      const { step, at } = longest.get(interactionId) ?? { step: noted.step, at: noted.taps[noted.step]?.length ?? 0 };
      longest.set(interactionId, { step, at });
      const taps = (noted.taps[step] ??= []);
      taps[at] = Math.max(taps[at] ?? 0, duration);
    }
  }).observe({ type: 'event', durationThreshold: 16, buffered: true } as PerformanceObserverInit);
  addEventListener(
    'click',
    ({ target, timeStamp }) => {
      const link = (target as Element).closest('a');
      if (!link || link.pathname === location.pathname) return;
      const { step } = noted;
      const { title } = document;
      const look = () => {
        if (location.pathname === link.pathname && document.title !== title)
          (noted.pages[step] ??= []).push(performance.now() - timeStamp);
        else requestAnimationFrame(look);
      };
      requestAnimationFrame(look);
    },
    { capture: true },
  );
}

/** Names the step that the next interactions of a page belong to. */
export const beginStep = (page: Page, step: string) =>
  page.evaluate((name) => void ((globalThis as unknown as { noted: Noted }).noted.step = name), step);

/** What a page has noted since its document was loaded. */
export const notedOf = (page: Page) => page.evaluate(() => (globalThis as unknown as { noted: Noted }).noted);

/** The value below which a share of the values lie. */
export function percentile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
}

/** Scrolls down for a while, and returns the frames a second that the page drew meanwhile. */
export async function framesWhileScrolling(page: Page, ms: number): Promise<number> {
  await page.evaluate(() => {
    const counted = { frames: 0, since: performance.now(), isOver: false };
    Object.assign(globalThis, { counted });
    const draw = () => {
      counted.frames += 1;
      if (!counted.isOver) requestAnimationFrame(draw);
    };
    requestAnimationFrame(draw);
  });
  for (const end = Date.now() + ms; Date.now() < end;) {
    await page.mouse.wheel(0, 120);
    await page.waitForTimeout(50);
  }
  return page.evaluate(() => {
    const { counted } = globalThis as unknown as { counted: { frames: number; since: number; isOver: boolean } };
    counted.isOver = true;
    return (counted.frames / (performance.now() - counted.since)) * 1_000;
  });
}
