import type { BrowserContext } from 'playwright/test';
import { appPort } from '../e2e/support/ports.ts';
import { sandbox } from '../e2e/support/sandbox.ts';
import { recordContext } from './browser.ts';
import { checkHistory } from './check.ts';
import { only, type ClientEntry, type WireEntry } from './entry.ts';
import type { SafeOnce } from './recorder.ts';

/** Faults that a test declares as expected. */
interface Excuses {
  wiped: boolean;
  moved: boolean;
  careless: boolean;
  invented: boolean;
}

/** Tolerated delay of a loaded machine, milliseconds. */
const slack = 5_000;

/** The back office's origin: three ports after the app's. */
const pagesAfter = (port: string) => `http://127.0.0.1:${Number(port) + 3}`;
const portOf = (origin: string) => new URL(origin).port;

/** Records the history of one test: of every device it watches and every operator it uses, from now on. */
export function recordDevices(safeOnce: SafeOnce = 'told') {
  const began = Date.now();
  const devices = new Map<BrowserContext, Awaited<ReturnType<typeof recordContext>>>();
  /** By app port: the back office's origin, and the recorded client entries. */
  const operators = new Map<string, { pages: string; client: ClientEntry[] }>();
  let pages = 0;

  function meet(app: string, its = pagesAfter(portOf(app))) {
    operators.set(portOf(app), { pages: its, client: [] });
  }
  meet(`http://127.0.0.1:${appPort}`);

  const recording = {
    safeOnce,
    nextPage: () => ++pages,
    write: (port: string, entry: ClientEntry) => void operators.get(port)?.client.push(entry),
  };
  const all = () => [...operators.values()].flatMap(({ client }) => client);

  return {
    /** Registers another operator that serves the app at this origin, possibly behind a proxy. */
    meet,
    /** The back office's origin for an app's origin. */
    operatorOf: (app: string) => operators.get(portOf(app))?.pages ?? pagesAfter(portOf(app)),
    /** Also watches a browser context: of another device, or of the same one after a restart. */
    async follow(context: BrowserContext, before?: BrowserContext) {
      if (devices.has(context)) return;
      const device = devices.get(before ?? context)?.device ?? `device ${devices.size + 1}`;
      devices.set(context, await recordContext(context, device, recording));
    },
    /** Ids of the events that must arrive. */
    safe: () => only(all(), 'event').map(({ eventId }) => eventId),
    /** The app's open pages, each with whether its device's last player has logged out. */
    open() {
      const sessions = only(all(), 'session');
      const who = new Map(sessions.map(({ device, userId }) => [device, userId]));
      const stayed = new Set(sessions.filter(({ userId }) => userId).map(({ device }) => device));
      return [...devices.values()].flatMap(({ device, open }) =>
        open()
          .filter(({ port }) => operators.has(port))
          .map(({ page }) => ({ page, left: stayed.has(device) && !who.get(device) })),
      );
    },
    /**
     * Violations of the invariants. A wiped device may lose events and acts; with a manipulated clock, heartbeat
     * intervals and the times of game openings aren't checked; without deduplication, double effects are expected; and
     * answers invented by a test match no operator's record.
     */
    async broken(wire: readonly WireEntry[], { wiped, moved, careless, invented }: Excuses): Promise<string[]> {
      const excused = [
        ...(wiped ? [/^I[24]:/] : []),
        ...(moved ? [/^I11: .* (beat|was polled for) again/, /^I1: startGame .* for no act of its own$/] : []),
        ...(careless ? [/^I1: .* effects$/] : []),
        ...(invented ? [/^I[35]:/] : []),
      ];
      const wrong = [...operators.values()].map(async ({ pages: its, client }) => {
        const server = await sandbox.history(began, its);
        if (server.some(({ call }) => call === 'preLogin') && only(client, 'opened').length === 0)
          return [`The history of ${its} has no page in it.`];
        return checkHistory({ client, server, wire, end: Date.now(), slack });
      });
      return (await Promise.all(wrong)).flat().filter((sentence) => !excused.some((pattern) => pattern.test(sentence)));
    },
  };
}
