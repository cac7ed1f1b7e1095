import { spawn } from 'node:child_process';
import { createServer, type Server } from 'node:http';
import { createServer as createSocket, type AddressInfo } from 'node:net';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { openDisplay } from './display.ts';

interface Options {
  /** A folder for cookies, storage and caches. */
  profile: string;
  /** The number of pages, side by side. */
  pages: number;
  /** The size of each page, pixels. */
  width: number;
  height: number;
  proxy: string;
  /** Whether nothing is stored on the device, as in a private window. */
  isPrivate: boolean;
  /** Whether layers are composited as with a graphics card, which doubles the processor time without one. */
  isComposited: boolean;
  userAgent?: string | undefined;
  timezone?: string | undefined;
}

/** A running WebKitGTK. */
export interface WebKitGtk {
  /** The address that Playwright connects to, as it does to Safari on a phone. */
  endpoint: string;
  /** The screen that its pages are on, side by side. */
  display: string;
  close(): Promise<void>;
}

/** How long it may take to start, milliseconds. */
const patience = 30_000;

const target = /\/socket\/\d+\/\d+\/WebPage/g;

/** Starts WebKitGTK with empty pages, on a screen of its own. Rejects when they don't appear in time. */
export async function startWebKitGtk({ timezone, ...options }: Options): Promise<WebKitGtk> {
  const display = await openDisplay(options.width * options.pages, options.height);
  const inspector = `127.0.0.1:${await freePort()}`;
  const browser = spawn('/usr/bin/python3', [path.join(import.meta.dirname, 'webkit.py'), JSON.stringify(options)], {
    stdio: 'ignore',
    detached: true,
    env: {
      ...process.env,
      DISPLAY: display.name,
      HOME: options.profile,
      LANG: 'en_US.UTF-8',
      LIBGL_ALWAYS_SOFTWARE: '1',
      NO_AT_BRIDGE: '1',
      WEBKIT_INSPECTOR_HTTP_SERVER: inspector,
      ...(timezone && { TZ: timezone }),
    },
  });
  const gone = new Promise<void>((done) => browser.once('exit', () => done()));
  const targets = await openPages(inspector, options.pages);
  const list = await serveList(targets.map((each) => `ws://${inspector}${each}`));
  return {
    endpoint: `http://127.0.0.1:${(list.address() as AddressInfo).port}`,
    display: display.name,
    async close() {
      list.close();
      if (browser.exitCode === null) process.kill(-browser.pid!, 'SIGKILL');
      await gone;
      display.close();
    },
  };
}

/** The inspector addresses of the pages, once all exist. */
async function openPages(inspector: string, pages: number): Promise<string[]> {
  const asText = (response: Response) => response.text();
  for (const end = Date.now() + patience; Date.now() < end; await pause(50)) {
    const list = await fetch(`http://${inspector}/`).then(asText, () => '');
    const found = [...new Set(list.match(target))];
    if (found.length >= pages) return found;
  }
  throw new Error(`WebKitGTK has no ${pages} pages after ${patience} ms.`);
}

/** Lists the pages as a debugging proxy for Safari on a phone does. */
async function serveList(sockets: readonly string[]): Promise<Server> {
  const list = JSON.stringify(sockets.map((webSocketDebuggerUrl) => ({ webSocketDebuggerUrl })));
  const server = createServer((_, response) => response.end(list));
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  return server;
}

async function freePort(): Promise<number> {
  const socket = createSocket();
  await new Promise<void>((done) => socket.listen(0, '127.0.0.1', done));
  const { port } = socket.address() as AddressInfo;
  await new Promise((done) => socket.close(done));
  return port;
}
