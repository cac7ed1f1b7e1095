import { expect, test as base, type BrowserContext, type BrowserContextOptions, type Page } from 'playwright/test';
import { sandbox, type NewPlayer } from './sandbox.ts';
import { watchContext, type Seen } from './watch.ts';

/** What a test may say of what it does. */
interface Watch {
  /** Lines that come into the console by what the test does to the network. */
  expectLines(...patterns: RegExp[]): void;
  /** A page of another device, watched like this one. */
  elsewhere(options?: BrowserContextOptions): Promise<Page>;
  /** How many events of this name were tracked until now. */
  tracked(name: string): number;
  /** When the test began, epoch milliseconds. */
  started: number;
}

interface Fixtures {
  /**
   * Fails the test on console errors, page errors, violations of the policy, API calls that a page makes itself, and
   * unless the operator got exactly the events that were tracked.
   */
  watch: Watch;
  /** Somebody who has just registered, with nothing on the account. */
  player: NewPlayer;
}

/** When this process began; an event counts over the whole run, not over one test. Epoch milliseconds. */
const started = Date.now();

/** The app's tests: every device is watched, and every event it tracked must have come to the operator by the end. */
export const test = base.extend<Fixtures>({
  watch: [
    async ({ context, browser }, use, info) => {
      const seen: Seen = { faults: [], tracked: new Map() };
      const expected: RegExp[] = [];
      const others: BrowserContext[] = [];
      await watchContext(context, seen);
      await use({
        started: Date.now(),
        tracked: (name) =>
          [...seen.tracked.values()].flatMap((each) => [...each.values()]).filter((each) => each === name).length,
        expectLines: (...patterns) => void expected.push(...patterns),
        async elsewhere(options) {
          const other = await browser.newContext(options);
          others.push(other);
          await watchContext(other, seen);
          return other.newPage();
        },
      });
      if (info.status === info.expectedStatus) {
        await context.setOffline(false);
        await sandbox.reset();
        for (const [origin, tracked] of seen.tracked) await exactlyCame(origin, tracked);
      }
      for (const other of others) await other.close();
      expect(seen.faults.filter((line) => !expected.some((pattern) => pattern.test(line)))).toEqual([]);
      await sandbox.reset();
    },
    { auto: true },
  ],
  player: async ({ watch }, provide) => provide(await sandbox.newPlayer(watch.started)),
});

export { expect };

/**
 * Waits until the operator has exactly the events that were tracked: every one that a page heard of, and of every
 * worker, which numbers what it writes down, all from the first on, each number once.
 */
async function exactlyCame(origin: string, tracked: Map<string, string>) {
  const pages = `http://127.0.0.1:${Number(new URL(origin).port) + 3}`;
  const came = () => sandbox.receivedEvents(started, pages);
  const missing = async () => {
    const ids = new Set((await came()).map(({ eventId }) => eventId));
    return [...tracked].filter(([id]) => !ids.has(id));
  };
  await expect.poll(missing, { message: 'events that never came', timeout: 15_000 }).toEqual([]);
  const unlikeTracked = async () => {
    const once = new Map((await came()).map((event) => [event.eventId, event]));
    const numbers: Record<string, number[]> = {};
    for (const { sessionId, seq } of once.values()) (numbers[sessionId] ??= []).push(seq);
    return Object.values(numbers)
      .map((seqs) => seqs.toSorted((a, b) => a - b))
      .filter((seqs) => seqs.some((seq, i) => seq !== i + 1));
  };
  await expect.poll(unlikeTracked, { message: 'numbers of events lost or doubled', timeout: 5_000 }).toEqual([]);
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
