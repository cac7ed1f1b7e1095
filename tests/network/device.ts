import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { browserWithSettings } from '#tests/tools/browser.js';
import type { Browser, BrowserContext, BrowserType, CDPSession, Page } from 'playwright/test';

/** A browser profile on a simulated network of its own. */
export interface Device {
  /** The current browser context; another one after a restart. */
  context(): BrowserContext;
  /** Kills the browser process and restarts it with the same profile; returns an empty page. */
  restart(): Promise<Page>;
  close(): Promise<void>;
}

const proxyAt = (server: string) => ({ server, bypass: '<-loopback>' });

/** A device in the shared browser; it can't be killed. */
export async function sharedDevice(browser: Browser, proxy: string): Promise<Device> {
  const context = await browser.newContext({ proxy: proxyAt(proxy) });
  return {
    context: () => context,
    restart: () => Promise.reject(new Error('Only a browser of its own can be killed: test.use({ ownBrowser: true })')),
    close: () => context.close(),
  };
}

/** The browser's setting "Block all cookies", which blocks all storage with them. */
const blocked = JSON.stringify({ profile: { default_content_setting_values: { cookies: 2 } } });

/** A device with its own browser process and profile; `blocks` all cookies and storage by the browser's setting. */
export async function ownDevice(chromium: BrowserType, proxy: string, blocks = false): Promise<Device> {
  const profile = await mkdtemp(path.join(tmpdir(), 'perlas-profile-'));
  if (blocks) {
    await mkdir(path.join(profile, 'Default'));
    await writeFile(path.join(profile, 'Default', 'Preferences'), blocked);
  }
  const start = () =>
    chromium.launchPersistentContext(profile, {
      proxy: proxyAt(proxy),
      ...(blocks && { executablePath: browserWithSettings() }),
    });
  let context = await start();
  return {
    context: () => context,
    async restart() {
      const closed = context.waitForEvent('close');
      process.kill(await processOf(context), 'SIGKILL');
      await closed;
      context = await start();
      return context.pages()[0] ?? context.newPage();
    },
    async close() {
      await context.close();
      await rm(profile, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}

/** The process id of a context's browser. */
async function processOf(context: BrowserContext): Promise<number> {
  const session = await context.browser()!.newBrowserCDPSession();
  const { processInfo } = await session.send('SystemInfo.getProcessInfo');
  return processInfo.find(({ type }) => type === 'browser')!.id;
}

const sessions = new WeakMap<Page, Promise<CDPSession>>();

/** The DevTools session of a page; one per page, as its settings end with it. */
export function sessionOf(page: Page): Promise<CDPSession> {
  const known = sessions.get(page) ?? page.context().newCDPSession(page);
  sessions.set(page, known);
  return known;
}
