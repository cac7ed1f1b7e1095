import { spawn, type ChildProcess } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { caddy } from '#sandbox/hosting/caddy.ts';
import type { Hosted } from '#sandbox/hosting/hosted.ts';
import { nginx } from '#sandbox/hosting/nginx.ts';
import { putOwn } from '#sandbox/hosting/own.ts';
import { putIntoSite, readBuild } from '#sandbox/hosting/site.ts';

/** Whether nginx must run as root, since its workers' default user may not read the folder. */
const asRoot = process.getuid?.() === 0;

/** The path of nginx's module for compressed copies on Debian. */
const brotli = '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so';

/** The web servers to test behind: what surrounds the generated configuration, and the command. */
const servers = {
  nginx: {
    write: nginx,
    around: (
      folder: string,
    ) => `pid ${folder}/pid; error_log ${folder}/error.log; daemon off; ${asRoot ? 'user root;' : ''}
${existsSync(brotli) ? `load_module ${brotli};` : ''}
events {}
http { include /etc/nginx/mime.types; access_log off; ${existsSync(brotli) ? 'brotli_static on;' : ''} include ${folder}/generated; }`,
    command: (file: string) => ['nginx', '-c', file],
  },
  caddy: {
    write: caddy,
    around: (folder: string) => `{\n\tadmin off\n}\nimport ${folder}/generated`,
    command: (file: string) => ['caddy', 'run', '--adapter', 'caddyfile', '--config', file],
  },
};

type Kind = keyof typeof servers;
const isKind = (name: string): name is Kind => Object.hasOwn(servers, name);

/** How long a web server may take to start, milliseconds. */
const patience = 15_000;

export type WebServer = ReturnType<typeof createWebServer>;

/** An nginx or Caddy on this machine, at this port, with the configuration that an operator's would have. */
export function createWebServer(kind: string, port: number, api: string) {
  if (!isKind(kind)) throw new Error(`E2E_HOST is ${kind}, and may be ${Object.keys(servers).join(' or ')}.`);
  const { write, around, command } = servers[kind];
  const folder = mkdtempSync(path.join(tmpdir(), 'hosting-'));
  const origin = `http://localhost:${port}`;
  const common = { origin, port, root: path.join(folder, 'site'), api, reports: api };
  mkdirSync(path.join(folder, 'site'));
  writeFileSync(path.join(folder, 'main'), around(folder));
  let running: ChildProcess | undefined;
  let started = 0;

  async function stop() {
    const child = running;
    running = undefined;
    if (!child || child.exitCode !== null) return;
    const ended = new Promise((done) => child.once('exit', done));
    child.kill('SIGTERM');
    await ended;
  }

  /**
   * Serves a built app from now on; with `next`, serves that build to a share of the devices, in percent. It believes
   * `balancers` about players.
   */
  async function serve(dist: string, next?: { dist: string; share: number }, balancers?: readonly string[]) {
    const hosted: Hosted = {
      ...common,
      build: readBuild(dist),
      ...(balancers && { balancers }),
      ...(next && { next: { ...readBuild(next.dist), share: next.share } }),
    };
    putIntoSite(folder, next ? [dist, next.dist] : [dist], Date.now());
    putOwn(folder);
    writeFileSync(path.join(folder, 'generated'), write(hosted));
    await stop();
    const [name = '', ...args] = command(path.join(folder, 'main'));
    const child = spawn(name, args, { stdio: ['ignore', 'ignore', 'pipe'] });
    running = child;
    let said = '';
    child.stderr.setEncoding('utf8').on('data', (text: string) => (said += text));
    const failed = new Promise<never>((_, fail) => {
      child.once('error', fail);
      child.once('exit', () => fail(new Error(`${name} has ended: ${said}`)));
    });
    failed.catch(() => {});
    started = Date.now();
    try {
      await Promise.race([failed, answers()]);
    } catch (error) {
      await stop();
      throw error;
    }
  }

  async function answers(): Promise<void> {
    for (;;) {
      const response = await fetch(`${origin}/builds/latest.json`).catch(() => undefined);
      if (response?.ok) return;
      if (Date.now() - started > patience) throw new Error(`${kind} didn't answer at ${origin} in time.`);
      await new Promise((again) => setTimeout(again, 50));
    }
  }

  return {
    origin,
    serve,
    async close() {
      await stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
