import { spawn, spawnSync } from 'node:child_process';
import { createServer, type Server } from 'node:http';
import { createServer as createSocket, type AddressInfo } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';

/** WebKitGTK's own small browser, with the tabs that a device may have. */
export interface MiniBrowser {
  /** Where Playwright connects to, as it does to Safari on a phone. */
  endpoint: string;
  close(): Promise<void>;
}

interface Options {
  executable: string;
  display: string;
  /** A folder for cookies, storage and caches. */
  profile: string;
  tabs: number;
  width: number;
  height: number;
  timezone?: string | undefined;
  userAgent?: string | undefined;
  proxy?: string | undefined;
}

/** Height of the bar with the tabs above the page, pixels. */
const bar = 37;
/** How long a browser may take to start, milliseconds. */
const patience = 30_000;

const target = /\/socket\/\d+\/\d+\/WebPage/g;

/** Starts a browser with empty tabs. Rejects when they aren't there in time. */
export async function startMiniBrowser(options: Options): Promise<MiniBrowser> {
  const { executable, display, profile, tabs, width, height, timezone, userAgent, proxy } = options;
  const port = await freePort();
  const inspector = `127.0.0.1:${port}`;
  const args = [
    '--full-screen',
    '--enable-developer-extras=true',
    ...(userAgent ? [`--user-agent=${userAgent}`] : []),
    ...(proxy ? [`--proxy=${proxy}`] : []),
    ...Array.from({ length: tabs }, () => 'about:blank'),
  ];
  const browser = spawn(executable, args, {
    stdio: 'ignore',
    detached: true,
    env: {
      ...process.env,
      DISPLAY: display,
      HOME: profile,
      XDG_DATA_HOME: `${profile}/data`,
      XDG_CACHE_HOME: `${profile}/cache`,
      XDG_CONFIG_HOME: `${profile}/config`,
      LANG: 'en_US.UTF-8',
      LIBGL_ALWAYS_SOFTWARE: '1',
      NO_AT_BRIDGE: '1',
      WEBKIT_INSPECTOR_HTTP_SERVER: inspector,
      ...(timezone && { TZ: timezone }),
    },
  });
  const gone = new Promise<void>((done) => browser.once('exit', () => done()));
  const targets = await openTabs(inspector, tabs);
  resize(display, width, height + (tabs > 1 ? bar : 0));
  const list = await serveList(targets.map((each) => `ws://${inspector}${each}`));
  return {
    endpoint: `http://127.0.0.1:${(list.address() as AddressInfo).port}`,
    async close() {
      list.close();
      if (browser.exitCode === null) process.kill(-browser.pid!, 'SIGKILL');
      await gone;
    },
  };
}

/** Gives the only window of a display a size; without a window manager it keeps to it. */
function resize(display: string, width: number, height: number) {
  const tool = [
    'search',
    '--onlyvisible',
    '--class',
    'MiniBrowser',
    'windowsize',
    '--sync',
    String(width),
    String(height),
  ];
  const { status, stderr } = spawnSync('xdotool', tool, {
    env: { ...process.env, DISPLAY: display },
    encoding: 'utf8',
  });
  if (status !== 0) throw new Error(`xdotool: ${stderr}`);
}

/** The addresses at which the tabs are inspected, once all are there. */
async function openTabs(inspector: string, tabs: number): Promise<string[]> {
  for (const end = Date.now() + patience; Date.now() < end; await pause(50)) {
    const page = await fetch(`http://${inspector}/`).then(
      (response) => response.text(),
      () => '',
    );
    const found = [...new Set(page.match(target))];
    if (found.length >= tabs) return found;
  }
  throw new Error(`MiniBrowser has no ${tabs} tabs after ${patience} ms.`);
}

/** Lists the tabs as a debugging proxy for Safari on a phone does. */
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
