import {
  expect,
  test as base,
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  type Page,
} from 'playwright/test';
import { startServer, type RunningServer } from '#sandbox/server.ts';
import { en as auth } from '#features/auth/words.en.ts';
import authFil from '#features/auth/words.fil.ts';
import { en as protection } from '#features/rg/words.en.ts';
import protectionFil from '#features/rg/words.fil.ts';
import { recordDevices } from '#tests/history/devices.ts';
import type { WireEntry } from '#tests/history/entry.ts';
import { present } from '#tests/network/deploy.ts';
import { plan } from '../../../sw/build/plan.ts';
import { allCame, exactlyCame } from './exactlyCame.ts';
import { fileOf } from './files.ts';
import { leftBehind } from './leftBehind.ts';
import { appPort } from './ports.ts';
import { sandbox, type NewPlayer } from './sandbox.ts';
import { watchContext, type Seen } from './watch.ts';

/** What a test may say of what it does. */
interface Watch {
  /** Lines that come into the console by what the test does to the network. */
  expectLines(...patterns: RegExp[]): void;
  /** Says that what the device kept was taken away: no event that it told of need come any more. */
  wiped(): void;
  /** Says that the device's time is moved: how often it beats can't be read off the operator's clock. */
  moved(): void;
  /** Says that the operator gives every copy of a request its effect. */
  careless(): void;
  /** Says that an operator of the test's own serves the app there, and where its pages are when they aren't beside it. */
  meet(app: string, pages?: string): void;
  /** Watches one more browser context of this device: the one after a restart. */
  follow(context: BrowserContext): Promise<void>;
  /** Says what the network in between saw, for the history of the test. */
  through(wire: () => readonly WireEntry[]): void;
  /** A page of another device, watched like this one; in a browser of its own when one is given, which ends with the test. */
  elsewhere(options?: BrowserContextOptions, its?: Browser): Promise<Page>;
  /** How many events of this name were tracked until now. */
  tracked(name: string): number;
  /** When the test began, epoch milliseconds. */
  started: number;
}

/** What every test of the app is given. */
export interface Fixtures {
  /**
   * Fails the test on console errors, page errors, violations of the policy, API calls that a page makes itself, and
   * unless the operator got exactly the events that were tracked.
   */
  watch: Watch;
  /** Somebody who has just registered, with nothing on the account. */
  player: NewPlayer;
  /** Whether the browser is killed at any moment: then those events must have come that were written down by its worker's word. */
  killed: boolean;
  /** Whether the lobby may open dialogs by itself when it is at rest; most tests are about something else. */
  popups: boolean;
}

/** What all tests of a Playwright worker share. */
export interface Shared {
  /** The folder of the built app. */
  dist: string;
  /** A sandbox of the worker's own, which serves it; its data is in memory. */
  operator: RunningServer;
}

/** Workers of the app that a later test doesn't judge by their numbers: those of the tests before, whose last words may come in its time. */
const former = new Set<string>();

/** Makes the page believe that everything has opened by itself already. */
function leavePopups() {
  try {
    for (const popup of ['notice', 'download']) sessionStorage.setItem(`popup.${popup}`, 'true');
  } catch {
    // A frame without an origin has no storage, and no lobby.
  }
}

const either = (...names: string[]) => new RegExp(`^(${names.join('|')})$`);
const offer = { name: either(protection.careTitle, protectionFil.careTitle) };
const passwordOffer = { name: either(auth.setPassword, authFil.setPassword) };
const decline = { name: either(protection.notNow, protectionFil.notNow, authFil.notNow) };

/** Nobody answers a dialog of a browser that was killed meanwhile. */
const unlessKilled = (page: Page) => (failure: unknown) => {
  if (!page.isClosed()) throw failure;
};

/** Who isn't there for limits or a password declines the offer of them: a new player has to answer it (checklist WA-07, AU-01). */
function declineOffers(page: Page) {
  const button = page.getByRole('button', decline);
  for (const each of [offer, passwordOffer])
    void page.addLocatorHandler(page.getByRole('dialog', each).filter({ has: button }), (dialog) =>
      // By key, so that who has only a keyboard sees the focus all the same.
      dialog.getByRole('button', decline).press('Enter').catch(unlessKilled(page)),
    );
}

/** A browser that is killed may forget that the notice was accepted a moment ago. */
export const acceptAgain = (page: Page) =>
  page.addLocatorHandler(page.getByRole('dialog', { name: 'Age and terms notice' }), (dialog) =>
    dialog.getByRole('button', { name: 'Accept', exact: true }).click().catch(unlessKilled(page)),
  );

/** The app's tests: every device is watched, and every event it tracked must have come to the operator by the end. */
export const test = base.extend<Fixtures, Shared>({
  dist: [present, { option: true, scope: 'worker' }],
  operator: [
    async ({ dist }, provide) => {
      const server = await startServer({ port: appPort, data: 'memory://', dist, strict: true });
      await provide(server);
      await server.close();
    },
    { auto: true, scope: 'worker', timeout: 60_000 },
  ],
  watch: [
    async ({ context, browser, popups, killed }, use, info) => {
      const seen: Seen = {
        faults: [],
        tracked: new Map(),
        sessions: new Set(),
        wiped: false,
        moved: false,
        careless: false,
      };
      const expected: RegExp[] = [];
      const others: BrowserContext[] = [];
      const started = Date.now();
      const record = recordDevices(killed ? 'written' : 'told');
      let followed = context;
      let wire: () => readonly WireEntry[] = () => [];
      const begin = async (next: BrowserContext, before?: BrowserContext) => {
        await watchContext(next, seen);
        await record.follow(next, before);
        if (popups) return;
        await next.addInitScript(leavePopups);
        next.on('page', declineOffers);
      };
      await begin(context);
      await use({
        wiped: () => void (seen.wiped = true),
        moved: () => void (seen.moved = true),
        careless: () => void (seen.careless = true),
        meet: record.meet,
        through: (by) => void (wire = by),
        async follow(next) {
          await begin(next, followed);
          followed = next;
        },
        started,
        tracked: (name) =>
          [...seen.tracked.values()].flatMap((each) => [...each.values()]).filter((each) => each === name).length,
        expectLines: (...patterns) => void expected.push(...patterns),
        async elsewhere(options, its = browser) {
          const other = await its.newContext(options);
          others.push(other);
          await begin(other);
          return other.newPage();
        },
      });
      if (info.status === info.expectedStatus) {
        const pages = [followed, context, ...others].flatMap((each) => each.pages());
        await followed.setOffline(false);
        await sandbox.reset();
        if (killed) await allCame(record.safe(), started);
        else if (!seen.wiped)
          await exactlyCame(seen.tracked, { started, former, pages, operatorOf: record.operatorOf });
        // What happened in the last moment may still be on its way; what broke stays broken.
        const patience = { timeout: 5_000 };
        await expect.poll(() => record.broken(wire(), seen), patience).toEqual([]);
        await expect.poll(() => leftBehind(record.open(), seen), patience).toEqual([]);
      }
      for (const sessionId of seen.sessions) former.add(sessionId);
      for (const other of others) {
        const its = other.browser();
        await other.close();
        if (its !== browser) await its?.close();
      }
      expect(seen.faults.filter((line) => !expected.some((pattern) => pattern.test(line)))).toEqual([]);
      await sandbox.reset();
    },
    { auto: true },
  ],
  killed: [false, { option: true }],
  popups: [false, { option: true }],
  player: async ({ watch }, provide) => provide(await sandbox.newPlayer(watch.started)),
});

export { expect };

/** Opens the app and accepts the age notice, as everybody does once. */
export async function enter(page: Page, path = '/') {
  await page.goto(path);
  await page
    .getByRole('dialog', { name: 'Age and terms notice' })
    .getByRole('button', { name: 'Accept', exact: true })
    .click();
}

/** Comes in by account, from wherever a log-in form can be had. */
export async function logIn(page: Page, { account, password }: Pick<NewPlayer, 'account' | 'password'>) {
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
export async function settleIn(page: Page, player: Pick<NewPlayer, 'account' | 'password'>, path: string) {
  await enter(page);
  await logIn(page, player);
  await page.goto(path);
  await offlineReady(page);
  await broughtAlong(page, 'player');
}

/** Settles when a page has all that comes without being asked for: the late parts of the shell, and what is likely opened next. */
export const broughtAlong = (page: Page, who: keyof typeof plan.filled) =>
  page.waitForFunction(cameAlong, Object.values(plan.filled[who]).map(fileOf));

function cameAlong(files: string[]) {
  const came = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
  const quiet = performance.now() - Math.max(...came.map(({ responseEnd }) => responseEnd));
  return quiet > 500 && files.every((file) => came.some(({ name }) => name.includes(file)));
}

/** Leaves by the member page, where the page is. */
export async function logOut(page: Page) {
  await page.getByRole('button', { name: 'Log out' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Log out' }).click();
}
