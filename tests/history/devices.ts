import type { BrowserContext } from 'playwright/test';
import { appPort } from '../e2e/support/ports.ts';
import { sandbox } from '../e2e/support/sandbox.ts';
import { recordContext } from './browser.ts';
import { checkHistory } from './check.ts';
import { only, type ClientEntry, type WireEntry } from './entry.ts';
import type { SafeOnce } from './recorder.ts';

/** What a test did on purpose. */
interface Excuses {
  wiped: boolean;
  moved: boolean;
  careless: boolean;
}

/** How slow a loaded machine may be, milliseconds. */
const slack = 5_000;

/** The operator's pages stand three ports after its app. */
const pagesAfter = (port: string) => `http://127.0.0.1:${Number(port) + 3}`;
const portOf = (origin: string) => new URL(origin).port;

/** The history of one test: of every device that it follows, and of every operator that it meets, from now on. */
export function recordDevices(safeOnce: SafeOnce = 'told') {
  const began = Date.now();
  const devices = new Map<BrowserContext, Awaited<ReturnType<typeof recordContext>>>();
  /** By the port of the app: the operator's pages, and what the app's own pages did. */
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
    /** Says that an operator of its own serves the app there, also behind a front. */
    meet,
    /** Where the pages of the operator behind an address of the app are. */
    operatorOf: (app: string) => operators.get(portOf(app))?.pages ?? pagesAfter(portOf(app)),
    /** Follows a browser context too: of another device, or of the same one after a restart. */
    async follow(context: BrowserContext, before?: BrowserContext) {
      if (devices.has(context)) return;
      const device = devices.get(before ?? context)?.device ?? `device ${devices.size + 1}`;
      devices.set(context, await recordContext(context, device, recording));
    },
    /** The ids of the events that must come. */
    safe: () => only(all(), 'event').map(({ eventId }) => eventId),
    /** The pages that show the app, and whether a player has left their device, as far as they know, with nobody there since. */
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
     * What the test broke of the invariants. Where the device was wiped, its events and acts are nobody's promise; where its
     * time was moved, neither is how often it beats; and what a careless operator does twice is its own doing.
     */
    async broken(wire: readonly WireEntry[], { wiped, moved, careless }: Excuses): Promise<string[]> {
      const excused = [
        ...(wiped ? [/^I[24]:/] : []),
        ...(moved ? [/^I11: .* (beat|was polled for) again/] : []),
        ...(careless ? [/^I1: .* effects$/] : []),
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
