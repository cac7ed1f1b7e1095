import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

/** The port of the operator's pages, which partners call, beyond the app's. */
const pages = 3;

/** How long nginx may take to start: interval in milliseconds, and number of attempts. */
const starting = { every: 50, times: 200 };

export const hasNginx = () => spawnSync('nginx', ['-v']).error === undefined;

const group = (name: string, ports: readonly number[]) =>
  `upstream ${name} { ${ports.map((port) => `server 127.0.0.1:${port};`).join(' ')} }`;

/** Each request goes to the next process, or to that of `x-process`; the answer's `x-process` names who answered. */
function configuration(folder: string, port: number, apps: readonly number[]) {
  const offices = apps.map((app) => app + pages);
  return `pid ${folder}/pid; error_log ${folder}/error.log warn; daemon off; ${process.getuid?.() === 0 ? 'user root;' : ''}
events { worker_connections 2048; }
http {
  access_log off;
  keepalive_timeout 0;
  client_max_body_size 10m;
  ${group('app', apps)}
  ${group('office', offices)}
  ${apps.map((each, place) => group(`app${place}`, [each])).join('\n  ')}
  ${offices.map((each, place) => group(`office${place}`, [each])).join('\n  ')}
  map $http_x_process $which { default ""; ~^[0-9]$ $http_x_process; }
  server {
    listen 127.0.0.1:${port};
    proxy_set_header Host $http_host;
    proxy_set_header X-Forwarded-For $proxy_add_x_forwarded_for;
    proxy_set_header X-Process "";
    proxy_next_upstream off;
    add_header x-process $upstream_addr always;
    location ~ ^/(webhooks|wallet)/ { proxy_pass http://office$which; }
    location / { proxy_pass http://app$which; }
  }
}`;
}

/** Starts an nginx in front of sandboxes, one connection per request; `log` is what it complained about. */
export async function startBalancer(port: number, apps: readonly number[]) {
  const folder = mkdtempSync(path.join(tmpdir(), 'processes-nginx-'));
  writeFileSync(path.join(folder, 'nginx.conf'), configuration(folder, port, apps));
  const child = spawn('nginx', ['-c', path.join(folder, 'nginx.conf')], { stdio: 'inherit' });
  const base = `http://127.0.0.1:${port}`;
  const log = () => readFileSync(path.join(folder, 'error.log'), 'utf8');
  async function close() {
    if (child.exitCode === null) {
      const ended = once(child, 'exit');
      child.kill('SIGTERM');
      await ended;
    }
    rmSync(folder, { recursive: true });
  }
  for (let time = 0; time < starting.times && child.exitCode === null; time++) {
    if (await fetch(base).catch(() => undefined)) return { base, log, close };
    await pause(starting.every);
  }
  await close();
  throw new Error('nginx didn’t start.');
}
