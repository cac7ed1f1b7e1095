import { expect, test as base, type BrowserContext, type Page } from 'playwright/test';
import { sandbox, type NewPlayer } from './sandbox.ts';

/** What went wrong in a page without any test asking. */
interface Watch {
  /** A line that a test causes by what it does to the network. */
  expectLines(...patterns: RegExp[]): void;
  /** When the test began, epoch milliseconds. */
  started: number;
}

interface Fixtures {
  /** Fails the test on console errors, page errors and policy violations, and on API calls that the page makes itself. */
  watch: Watch;
  /** Somebody who has just registered, with nothing on the account. */
  player: NewPlayer;
}

/** Chromium's own words for requests that failed, which no page can keep from the console. */
const networkLine = /Failed to load resource|net::ERR_|WebSocket connection/;

/** Collects, in the page, the ids of all events the worker has written down: they stand in the patches it tells. */
function collectEvents() {
  const tracked = new Map<string, string>();
  Object.assign(globalThis, { tracked });
  const Native = Worker;
  globalThis.Worker = class extends Native {
    constructor(address: string | URL, options?: WorkerOptions) {
      super(address, options);
      this.addEventListener('message', ({ data }) => {
        const [told] =
          (
            data as {
              argumentList?: { value?: { patch?: { events?: { tail?: { eventId: string; eventName: string }[] } } } }[];
            }
          ).argumentList ?? [];
        for (const { eventId, eventName } of told?.value?.patch?.events?.tail ?? []) tracked.set(eventId, eventName);
      });
    }
  };
}

/** Says so in the page's console when the page itself asks the operator: only beacons may go out from a page. */
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
    if (message.type() === 'error') faults.push(message.text());
  });
  page.on('pageerror', (error) => faults.push(String(error)));
}

/** The app's tests: every context is watched, and every event it tracked must have come to the operator by the end. */
export const test = base.extend<Fixtures>({
  watch: [
    async ({ context }, use, info) => {
      const faults: string[] = [];
      const expected = [networkLine];
      await context.addInitScript(collectEvents);
      await context.addInitScript(denounceCalls);
      for (const page of context.pages()) watchPage(page, faults);
      context.on('page', (page) => watchPage(page, faults));
      await use({ expectLines: (...patterns) => void expected.push(...patterns), started: Date.now() });
      if (info.status === info.expectedStatus) await everyEventCame(context);
      expect(faults.filter((line) => !expected.some((pattern) => pattern.test(line)))).toEqual([]);
      await sandbox.reset();
    },
    { auto: true },
  ],
  player: async ({ watch }, provide) => provide(await sandbox.newPlayer(watch.started)),
});

export { expect };

/** The operator's pages of the sandbox that serves this page. */
const pagesOf = (page: Page) => `http://127.0.0.1:${Number(new URL(page.url()).port) + 3}`;

async function everyEventCame(context: BrowserContext) {
  await context.setOffline(false);
  for (const page of context.pages()) {
    const tracked = await page
      .evaluate(() => [...((globalThis as { tracked?: Map<string, string> }).tracked ?? [])])
      .catch(() => []);
    await expect
      .poll(() => sandbox.missingEvents(tracked, pagesOf(page)), { message: 'events that never came', timeout: 15_000 })
      .toEqual([]);
  }
}

/** Opens the app and accepts the age notice, as everybody does once. */
export async function enter(page: Page, path = '/') {
  await page.goto(path);
  await page
    .getByRole('dialog', { name: 'Age and terms notice' })
    .getByRole('button', { name: 'Accept', exact: true })
    .click();
}

/** Comes in by account, from wherever a log-in form can be had. */
export async function logIn(page: Page, { account, password }: NewPlayer) {
  await page.goto('/auth/login?type=account');
  await page.getByRole('textbox', { name: 'Account' }).fill(account);
  await page.getByRole('textbox', { name: 'Password' }).fill(password);
  await page.getByRole('button', { name: 'Log in', exact: true }).click();
  await expect(page.getByRole('status', { name: 'Balance' })).toBeVisible();
}

/** Settles when the service worker controls the page, and its shell is complete. */
export async function offlineReady(page: Page) {
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
    if (!navigator.serviceWorker.controller)
      await new Promise((done) => navigator.serviceWorker.addEventListener('controllerchange', done, { once: true }));
  });
}

/** A player on a page, with everything on the device that is needed without a network. */
export async function settleIn(page: Page, player: NewPlayer, path: string) {
  await enter(page);
  await logIn(page, player);
  await page.goto(path);
  await offlineReady(page);
}

/** Leaves by the member page, where the page is. */
export async function logOut(page: Page) {
  await page.getByRole('button', { name: 'Log out' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Log out' }).click();
}
