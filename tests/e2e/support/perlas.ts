import { expect, test as base, type BrowserContext, type Page } from 'playwright/test';
import { startServer, type RunningServer } from '#sandbox/server.ts';
import { words as ageNoticeEn } from '#i18n/ageNotice/words.en.ts';
import ageNoticeFil from '#i18n/ageNotice/words.fil.ts';
import '#tests/support/passwords.ts';
import { oneAddress } from '#tests/support/caps.ts';
import { recordDevices } from '#tests/history/devices.ts';
import type { WireEntry } from '#tests/history/entry.ts';
import { launch } from '#tests/engines/launch.ts';
import { linesOf } from '#tests/engines/lines.ts';
import { createWebServer, type WebServer } from '#tests/hosting/webServer.ts';
import { present } from '#tests/network/deploy.ts';
import { longestWait, takeTurn } from './alone.ts';
import { allCame, exactlyCame } from './exactlyCame.ts';
import { leftBehind } from './leftBehind.ts';
import { declineOffers, leavePopups, leaveUnfilled, leaveVitals } from './offers.ts';
import { appPort, ownAppPort } from './ports.ts';
import { broughtAlong, followRequests, offlineReady } from './rest.ts';
import type { Language } from './said.ts';
import { sandbox, type NewPlayer } from './sandbox.ts';
import { printPages, watchContext, type Seen, type Watch } from './watch.ts';

/** Fixtures of every test of the app. */
export interface Fixtures {
  /**
   * Fails the test on console errors, page errors, policy violations, API calls from a page, and unless the operator
   * received exactly the tracked events.
   */
  watch: Watch;
  /** A newly registered player with an empty account. */
  player: NewPlayer;
  /** Whether the test kills the browser: then only events confirmed as persisted by the worker must arrive. */
  killed: boolean;
  /** Whether the lobby may open popups when idle; most tests are about something else. */
  popups: boolean;
  /** Whether the test must run alone, as it measures time. */
  alone: boolean;
  /** Held while the test runs. */
  turn: void;
  /** Whether the app may be filled in when idle; most tests watch requests, or cut them off. */
  filling: boolean;
}

/** Fixtures shared by all tests of a Playwright worker. */
export interface Shared {
  /** The folder of the built app. */
  dist: string;
  /** How many games the operator has; as many as its data by default. */
  games: number | undefined;
  /** The worker's own sandbox, which serves the build; its data is in memory. */
  operator: RunningServer;
  /** The web server in front of it, if `E2E_HOST` names one. */
  webServer: WebServer | undefined;
}

/** Workers of earlier tests, whose last events may still arrive now; their sequence numbers are not checked. */
const former = new Set<string>();

/** Test function for the app: every device is watched, and every tracked event must reach the operator in the end. */
export const test = base.extend<Fixtures, Shared>({
  dist: [present, { option: true, scope: 'worker' }],
  games: [undefined, { option: true, scope: 'worker' }],
  operator: [
    async ({ dist, games, webServer }, provide) => {
      const behind = webServer && { behind: ownAppPort };
      const options = { port: appPort, data: 'memory://', dist, gamesCount: games, strict: true, caps: oneAddress };
      const server = await startServer({ ...options, ...behind });
      await provide(server);
      await server.close();
    },
    { auto: true, scope: 'worker', timeout: 60_000 },
  ],
  webServer: [
    async ({ dist }, provide) => {
      const kind = process.env['E2E_HOST'];
      const webServer = kind ? createWebServer(kind, appPort, `http://127.0.0.1:${ownAppPort}`) : undefined;
      await webServer?.serve(dist);
      await provide(webServer);
      await webServer?.close();
    },
    { scope: 'worker', timeout: 60_000 },
  ],
  browser: [
    async ({ playwright, browserName }, provide) => {
      const browser = await launch(playwright[browserName]);
      await provide(browser);
      await browser.close();
    },
    { scope: 'worker', timeout: 60_000 },
  ],
  alone: [false, { option: true }],
  turn: [
    async ({ alone }, use, { parallelIndex, project }) => {
      const leave = await takeTurn(project.outputDir, alone, parallelIndex);
      await use();
      await leave();
    },
    { auto: true, timeout: longestWait },
  ],
  watch: [
    async ({ context, browser, browserName, popups, filling, killed }, use, info) => {
      const seen: Seen = {
        faults: [],
        tracked: new Map(),
        sessions: new Set(),
        wiped: false,
        moved: false,
        careless: false,
        invented: false,
      };
      const expected: RegExp[] = [...linesOf[browserName]!];
      const others: BrowserContext[] = [];
      const started = Date.now();
      const record = recordDevices(killed ? 'written' : 'told');
      let followed = context;
      let wire: () => readonly WireEntry[] = () => [];
      const begin = async (next: BrowserContext, before?: BrowserContext) => {
        await watchContext(next, seen);
        followRequests(next);
        await record.follow(next, before);
        await next.addInitScript(leaveVitals);
        if (!filling) await next.addInitScript(leaveUnfilled);
        if (popups) return;
        await next.addInitScript(leavePopups);
        next.on('page', declineOffers);
      };
      await begin(context);
      await use({
        wiped: () => void (seen.wiped = true),
        moved: () => void (seen.moved = true),
        careless: () => void (seen.careless = true),
        invented: () => void (seen.invented = true),
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
      const pages = [...new Set([followed, context, ...others])].flatMap((each) => each.pages());
      if (info.status !== info.expectedStatus) await printPages(info, pages);
      else {
        await followed.setOffline(false);
        await sandbox.reset();
        if (killed) await allCame(record.safe(), started);
        else if (!seen.wiped)
          await exactlyCame(seen.tracked, { started, former, pages, operatorOf: record.operatorOf });
        // Some records, such as the last events, may still arrive; errors remain.
        await expect.poll(() => record.broken(wire(), seen)).toEqual([]);
        await expect.poll(() => leftBehind(record.open(), seen)).toEqual([]);
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
  filling: [false, { option: true }],
  player: async ({ watch }, provide) => provide(await sandbox.newPlayer(watch.started)),
});

export { expect };

const ageNotice = { en: ageNoticeEn.en, fil: ageNoticeFil } satisfies Record<Language, object>;

/** Accepts the age notice that shows, in the language of the page. */
export const accept = (page: Page, language: Language = 'en') => {
  const { title, accept: name } = ageNotice[language];
  return page.getByRole('dialog', { name: title }).getByRole('button', { name, exact: true }).click();
};

/** Opens the app and accepts the age notice. */
export async function enter(page: Page, path = '/') {
  await page.goto(path);
  await accept(page);
}

const accountLogin = '/auth/login?type=account';

/** Opens the app on a new device and logs in by account, in one page load. */
export async function enterAs(page: Page, player: Pick<NewPlayer, 'account' | 'password'>) {
  await enter(page, accountLogin);
  await submitLogIn(page, player);
}

/** Logs in by account, on a device where the age notice is accepted. */
export async function logIn(page: Page, player: Pick<NewPlayer, 'account' | 'password'>) {
  await page.goto(accountLogin);
  await submitLogIn(page, player);
}

async function submitLogIn(page: Page, { account, password }: Pick<NewPlayer, 'account' | 'password'>) {
  await page.getByRole('textbox', { name: 'Username' }).fill(account);
  await page.getByRole('textbox', { name: 'Password' }).fill(password);
  await page.getByRole('button', { name: 'Log in', exact: true }).click();
  await expect(page.getByRole('status', { name: 'Balance' })).toBeVisible();
}

/** Logs a player in, and waits until everything needed offline is installed. */
export async function settleIn(page: Page, player: Pick<NewPlayer, 'account' | 'password'>, path: string) {
  await enterAs(page, player);
  await page.goto(path);
  await offlineReady(page);
  await broughtAlong(page, 'player');
}

/** Console lines about covers, banners, avatars and icons that are requested offline and were never seen before. */
export const unseenPictures = /net::ERR_FAILED .*\/(games|banners|avatar|icons)\//;

/** Logs out from the member page. */
export async function logOut(page: Page) {
  await page.getByRole('button', { name: 'Log out' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Log out' }).click();
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('status', { name: 'Balance' })).toHaveCount(0);
}
