import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Browser, BrowserContext, BrowserContextOptions, BrowserType, Page } from 'playwright/test';
import { openWire } from '#tests/network/wire.ts';
import { giveHands } from './hands.ts';
import { insertText } from './insertText.ts';
import { startWebKitGtk } from './webKitGtk.ts';

/** The number of pages of a device; more can't be opened later. */
const pages = 2;

/** Playwright's error for a page whose load continues in another process. */
const movedOn = /Load request cancelled/;

/** Members of a Playwright browser that the test runner uses, to fill in a test's options for a new context. */
interface Internals {
  _instrumentation: { runBeforeCreateBrowserContext(options: BrowserContextOptions): Promise<void> };
}

/** WebKitGTK as a Playwright browser; each context is a device: a process with its own profile and network. */
export async function launchWebKit(webkit: BrowserType): Promise<Browser> {
  const internals = webkit as unknown as Internals;
  const devices = new Set<BrowserContext>();
  const browser = {
    async newContext(given: BrowserContextOptions = {}) {
      const options = { ...given };
      await internals._instrumentation.runBeforeCreateBrowserContext(options);
      const device = await openDevice(webkit, options);
      devices.add(device);
      device.once('close', () => devices.delete(device));
      return device;
    },
    _connection: {},
    contexts: () => [...devices],
    version: () => '',
    async close() {
      await Promise.all([...devices].map((device) => device.close()));
    },
  };
  return browser as unknown as Browser;
}

async function openDevice(webkit: BrowserType, options: BrowserContextOptions) {
  const profile = await mkdtemp(path.join(tmpdir(), 'perlas-webkit-'));
  const wire = await openWire();
  const proxy = options.proxy?.server ?? wire.address;
  const { timezoneId: timezone, userAgent, baseURL } = options;
  const { width, height } = options.viewport ?? { width: 390, height: 844 };
  const { isPrivate = false, isComposited = true } = options as { isPrivate?: boolean; isComposited?: boolean };
  const window = { pages, width, height, isPrivate, isComposited };
  const gtk = await startWebKitGtk({ profile, proxy, timezone, userAgent, ...window });
  const connected = await webkit.connectOverCDP(gtk.endpoint);
  const context = connected.contexts()[0]!;
  await context.addInitScript(insertText);
  const all = context.pages();
  const free = [...all];
  for (const [index, page] of all.entries()) {
    adopt(page, baseURL, () => free.push(page));
    giveHands(page, gtk.display, index * width);
  }
  const used = () => all.filter((page) => !free.includes(page));

  return Object.assign(context, {
    // Addresses expected by tests are resolved with it.
    _options: options,
    pages: used,
    async newPage() {
      const page = free.shift();
      if (!page) throw new Error(`A device of WebKitGTK has ${pages} pages.`);
      await page.emulateMedia({ colorScheme: options.colorScheme ?? null });
      tell(context, 'page', page);
      return page;
    },
    async setOffline(offline: boolean) {
      await context.addInitScript(setOnLine, !offline);
      await Promise.all(used().map((page) => page.evaluate(setOnLine, !offline)));
      wire.link.become(offline ? 'closed' : 'open');
    },
    async close() {
      await connected.close().catch(() => {});
      await gtk.close();
      await wire.close();
      await rm(profile, { recursive: true, force: true, maxRetries: 5 });
      tell(context, 'close', context);
    },
  });
}

/** Init script, self-contained: reports to a page that the device has lost its network or is back online. */
function setOnLine(onLine: boolean) {
  Object.defineProperty(navigator, 'onLine', { value: onLine, configurable: true });
  dispatchEvent(new Event(onLine ? 'online' : 'offline'));
}

/** Emits an event that Playwright doesn't see. */
const tell = (emitter: unknown, event: string, subject: unknown) =>
  void (emitter as NodeJS.EventEmitter).emit(event, subject);

/** Adds to a page what Playwright lacks over this connection: relative addresses, process changes, and closing. */
function adopt(page: Page, baseURL: string | undefined, onClosed: () => void) {
  const [goto, goBack, goForward] = [page.goto.bind(page), page.goBack.bind(page), page.goForward.bind(page)];
  type Options = Parameters<Page['goto']>[1];

  /** Awaits a navigation, including one that continues in another process. */
  async function follow<T>(way: () => Promise<T>, { waitUntil = 'load' }: NonNullable<Options> = {}) {
    try {
      return await way();
    } catch (error) {
      if (!movedOn.test(String(error))) throw error;
      await page.waitForURL((at) => at.href !== 'about:blank');
      await page.waitForLoadState(waitUntil === 'commit' ? 'domcontentloaded' : waitUntil);
      return null;
    }
  }

  Object.assign(page, {
    goto: (address: string, options?: Options) => follow(() => goto(new URL(address, baseURL).href, options), options),
    goBack: (options?: Options) => follow(() => goBack(options), options),
    goForward: (options?: Options) => follow(() => goForward(options), options),
    async close() {
      await goto('about:blank');
      tell(page, 'close', page);
      onClosed();
    },
  });
}
