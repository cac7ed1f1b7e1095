import type { Page } from 'playwright/test';

/** The minimum of several measurements, as more is noise of the machine; one of at most `enough` is the last. */
export async function leastOf(times: number, measure: () => Promise<number>, enough = 0): Promise<number> {
  let least = Infinity;
  for (let time = 0; time < times && least > enough; time++) least = Math.min(least, await measure());
  return least;
}

/** Init script: marks the first frame that shows a game of the lobby. */
export function markLobby() {
  const look = () => {
    if (document.querySelector('main [aria-label^="Like "]')) performance.mark('lobby');
    else requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}

/** Time from the page load until the lobby was shown, milliseconds. */
export async function lobbyAfter(page: Page): Promise<number> {
  const mark = await page.waitForFunction(() => performance.getEntriesByName('lobby')[0]?.startTime);
  return (await mark.jsonValue())!;
}

/** Measures the time from a tap on a link until the page's heading, in milliseconds; the caller taps. */
export const watchTap = (page: Page, heading: string) =>
  page.evaluate((name) => {
    const begin = ({ timeStamp }: Event) => {
      const look = () => {
        if (document.querySelector('h1')?.textContent === name)
          performance.measure('tap', { start: timeStamp, end: performance.now() });
        else requestAnimationFrame(look);
      };
      look();
    };
    addEventListener('click', begin, { capture: true, once: true });
  }, heading);

/** The result of `watchTap`, milliseconds. */
export async function tapTook(page: Page): Promise<number> {
  const took = await page.waitForFunction(() => performance.getEntriesByName('tap')[0]?.duration);
  return (await took.jsonValue())!;
}

/** Init script: marks every call of the slow `Intl` formatters. */
export function markIntl() {
  const marked = <T extends object>(slow: T) =>
    new Proxy(slow, {
      construct(_, given: unknown[]) {
        performance.mark('intl');
        return Reflect.construct(slow as unknown as new () => object, given) as object;
      },
    });
  Intl.DateTimeFormat = marked(Intl.DateTimeFormat);
  Intl.NumberFormat = marked(Intl.NumberFormat);
  const { toLocaleString } = Number.prototype;
  Object.assign(Number.prototype, {
    toLocaleString(this: number, ...given: []) {
      performance.mark('intl');
      return toLocaleString.apply(this, given);
    },
  });
}

/** Init script: records the longest task of the page. */
export function noteTasks() {
  let longest = 0;
  const note = (entries: PerformanceEntryList) => {
    for (const { duration } of entries) longest = Math.max(longest, duration);
  };
  const observer = new PerformanceObserver((list) => note(list.getEntries()));
  observer.observe({ type: 'longtask', buffered: true });
  Object.assign(globalThis, {
    longestTask() {
      note(observer.takeRecords());
      return longest;
    },
  });
}

/** Duration of the page's longest task up to its next frame, milliseconds. */
export const longestTask = (page: Page) =>
  page.evaluate(async () => {
    for (let frames = 0; frames < 2; frames++) await new Promise((drawn) => requestAnimationFrame(drawn));
    return (globalThis as unknown as { longestTask(): number }).longestTask();
  });
