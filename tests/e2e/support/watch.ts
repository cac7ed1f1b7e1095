import type { Browser, BrowserContext, BrowserContextOptions, Page, TestInfo } from 'playwright/test';
import type { WireEntry } from '#tests/history/entry.ts';

type Tracked = [id: string, name: string, sessionId: string];

/** What a test can declare about its own interference. */
export interface Watch {
  /** Allows these console lines, caused by the test's network faults. */
  expectLines(...patterns: RegExp[]): void;
  /** Declares that device storage was wiped: tracked events may be lost. */
  wiped(): void;
  /** Declares that the device's clock is manipulated: heartbeat intervals are not checked. */
  moved(): void;
  /** Declares that the operator's deduplication is off. */
  careless(): void;
  /** Declares that answers are invented, with balances that no operator has sent. */
  invented(): void;
  /** Registers another operator that serves the app at this origin, and its back office's origin if not the default. */
  meet(app: string, pages?: string): void;
  /** Also watches another browser context of this device, such as the one after a restart. */
  follow(context: BrowserContext): Promise<void>;
  /** Adds the proxy's record of requests to the history of the test. */
  through(wire: () => readonly WireEntry[]): void;
  /** A page of another device, watched too; in its own browser if one is given, which closes with the test. */
  elsewhere(options?: BrowserContextOptions, its?: Browser): Promise<Page>;
  /** Number of events of this name tracked so far. */
  tracked(name: string): number;
  /** When the test began, epoch milliseconds. */
  started: number;
}

/** What the pages of one test logged and did. */
export interface Seen {
  /** Console errors, page errors, policy violations, and API calls from a page. */
  faults: string[];
  /** Events reported to a page, by app origin and id; those of closed documents included. */
  tracked: Map<string, Map<string, string>>;
  /** The workers that recorded them. */
  sessions: Set<string>;
  /** Whether the test wiped the device's storage, unsent events included. */
  wiped: boolean;
  /** Whether the test manipulates the device's clock. */
  moved: boolean;
  /** Whether the test's operator doesn't deduplicate. */
  careless: boolean;
  /** Whether the test invents answers, balances included. */
  invented: boolean;
}

/** Init script: reports the ids of all events that a worker records, from the patches it sends to its page. */
function tellEvents() {
  const Native = Worker;
  const { tellTracked } = globalThis as unknown as { tellTracked(origin: string, events: Tracked[]): void };
  globalThis.Worker = class extends Native {
    constructor(address: string | URL, options?: WorkerOptions) {
      super(address, options);
      this.addEventListener('message', ({ data }) => {
        const [told] =
          (
            data as {
              argumentList?: {
                value?: { patch?: { events?: { tail?: { eventId: string; eventName: string; sessionId: string }[] } } };
              }[];
            }
          ).argumentList ?? [];
        const tail = told?.value?.patch?.events?.tail ?? [];
        if (tail.length)
          tellTracked(
            location.origin,
            tail.map(({ eventId, eventName, sessionId }) => [eventId, eventName, sessionId]),
          );
      });
    }
  };
}

/** Init script: logs calls from a page itself to the operator; a page may only send beacons. */
function denounceCalls() {
  const isCall = ({ name, initiatorType }: PerformanceResourceTiming) =>
    name.includes('/app/v1/') && initiatorType !== 'beacon';
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as PerformanceResourceTiming[])
      if (isCall(entry)) console.error(`The page itself asked ${entry.name}`);
  }).observe({ type: 'resource', buffered: true });
  addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
    console.error(`Policy violated: ${violatedDirective} ${blockedURI}`),
  );
}

function watchPage(page: Page, faults: string[]) {
  page.on('console', (message) => {
    if (message.type() === 'error') faults.push(`${message.text()} ${message.location().url}`);
  });
  page.on('pageerror', (error) => faults.push(String(error)));
}

/** Watches all pages of a browser context until it is closed. */
export async function watchContext(context: BrowserContext, { faults, tracked, sessions }: Seen) {
  await context.exposeBinding('tellTracked', (_, origin: string, heard: Tracked[]) => {
    const known = tracked.get(origin) ?? tracked.set(origin, new Map()).get(origin)!;
    for (const [id, name, sessionId] of heard) {
      known.set(id, name);
      sessions.add(sessionId);
    }
  });
  await context.addInitScript(tellEvents);
  await context.addInitScript(denounceCalls);
  for (const page of context.pages()) watchPage(page, faults);
  context.on('page', (page) => watchPage(page, faults));
}

/** Max characters of a page's text in a log, and the timeout for a page that hangs, milliseconds. */
const maxText = 1_500;
const timeout = 3_000;

/** Prints the address and the text of each page of a failed test, so that a log alone shows what a player saw. */
export async function printPages({ title }: TestInfo, pages: readonly Page[]) {
  for (const page of pages) {
    const text = await page
      .locator('body')
      .innerText({ timeout })
      .catch((error: Error) => `(no text: ${error.message.split('\n')[0]})`);
    console.log(`\n${title}\nat ${page.url()}:\n${text.replaceAll(/\n+/g, ' | ').slice(0, maxText)}\n`);
  }
}
