import { askCaddy } from '../../tests/support/caddyfile.ts';
import { askHeadersFile } from '../../tests/support/headersFile.ts';
import { askNginx } from '../../tests/support/nginxConf.ts';
import { beforeAll, describe, expect, test } from 'vitest';
import { headers } from '../../sw/build/headers.ts';
import { readSettings } from '../../sw/build/settings.ts';
import { longestPicture, mostPictures } from '../../sw/share.ts';
import { served } from '../http/dist.ts';
import { createStatics } from '../http/statics.ts';
import { caddy } from './caddy.ts';
import { headersFile, rulesTable } from './cdn.ts';
import { callerOf, proxiesFrom } from '../http/trustedProxies.ts';
import { containers } from './containers.ts';
import { longestWithPicture } from '../operator/http/request.ts';
import type { Hosted } from './hosted.ts';
import { nginx } from './nginx.ts';

const partners = { VITE_GAME_HOSTS: 'https://games.example', VITE_PAY_HOSTS: '', VITE_IMG_HOSTS: '' };
const published = ['avatar/', 'icons/', 'manifest.webmanifest'];
const headersWith = (more = {}) =>
  headers(readSettings({ ...partners, ...more }), { scripts: ['sha256-a'], styles: [] }, published);

const hosted: Hosted = {
  build: { id: 'b1', headers: headersWith() },
  origin: 'https://play.example.com',
  port: 443,
  root: '/srv/perlas',
  api: 'http://127.0.0.1:9000',
  reports: 'http://127.0.0.1:9001',
};
const built = [
  ['/index.html', '<!doctype html>'],
  ['/sw.js', 'self'],
  ['/sw-off.js', 'self'],
  ['/manifest.webmanifest', '{}'],
  ['/builds/latest.json', '{}'],
  ['/icons/favicon.svg', '<svg/>'],
  ['/avatar/1.webp', 'webp'],
  ['/assets/core-1.js', 'core'],
  ['/assets/index-1.js', 'page'],
] as const;
const files = new Set(built.map(([path]) => (path.startsWith('/assets/') ? path : `/b1${path}`)));

/** One of each kind of address. */
const paths = [
  ...built.map(([path]) => path),
  '/',
  '/wallets',
  '/game/search',
  '/assets',
  '/feedback',
  '/assets/gone-1.js',
  '/assets/core-gone.js',
  '/assets/gone',
  '/icons/none',
  '/builds/none.json',
  '/avatar/99.webp',
  '/favicon.ico',
  '/headers.json',
  '/assets/index-1.js.map',
  '/.well-known/none',
  '/.well-known/none.json',
];

let statics: ReturnType<typeof createStatics>;
beforeAll(() => {
  const dist = new Map(built.map(([path, text]) => [path, served(path, Buffer.from(text))]));
  statics = createStatics({ files: dist, headers: hosted.build.headers }, () => undefined);
});

/** The answer of the sandbox's own server, which the hosted one must match. */
async function expected(path: string, method = 'GET') {
  const response = await statics.fetch(new Request(`http://localhost${path}`, { method }));
  const { build } = hosted;
  const names = Object.keys(build.headers['/']!).map((name) => name.toLowerCase());
  const sent = names.flatMap((name) => (response.headers.has(name) ? [[name, response.headers.get(name)!]] : []));
  return { status: response.status, headers: Object.fromEntries(sent) as Record<string, string> };
}

const servers = [
  ['nginx', nginx, askNginx],
  ['Caddy', caddy, askCaddy],
] as const;

describe.each(servers)('%s', (_, write, ask) => {
  const asked = (path: string, method?: string, config = write(hosted), bytes = 0) =>
    ask(config, { path, files, bytes, root: '/srv/perlas', ...(method && { method }) });

  test.each(paths)('answers %s as the sandbox does', async (path) => {
    const { status, headers: sent } = await expected(path);
    const answer = asked(path);
    const { 'content-type': _type, ...own } = answer.headers;
    expect(answer.status).toBe(status);
    if (status === 200) expect(own).toEqual(sent);
    else
      expect(own).toMatchObject({
        'cache-control': 'no-store',
        'x-content-type-options': 'nosniff',
        'strict-transport-security': expect.any(String),
      });
  });

  test('serves the current build’s document, and assets of any build', () => {
    expect(asked('/wallets').file).toBe('/b1/index.html');
    expect(asked('/assets/index-1.js').file).toBe('/assets/index-1.js');
  });

  test('proxies API calls and pictures, and reports to their collector', () => {
    const to = (path: string, method = 'POST') => asked(path, method).proxied;
    expect([to('/app/v1/preLogin'), to('/games/1.svg', 'GET')]).toEqual([hosted.api, hosted.api]);
    expect(to('/csp')).toBe(hosted.reports);
    expect(write(hosted)).toContain('2500000');
  });

  test('redirects an uncaught share POST to the form and refuses other POSTs', () => {
    expect(asked('/feedback', 'POST').status).toBe(303);
    expect(asked('/wallets', 'POST').status).toBe(405);
  });

  test('redirects a share of all the pictures that may be shared, and limits other bodies', () => {
    const sent = (path: string, bytes: number) => asked(path, 'POST', write(hosted), bytes).status;
    expect(sent('/feedback', mostPictures * longestPicture + 100_000)).toBe(303);
    expect(sent('/app/v1/feedbackAdd', longestWithPicture)).toBe(200);
    expect(sent('/app/v1/feedbackAdd', longestWithPicture + 1)).toBe(413);
    expect(sent('/csp', longestWithPicture)).toBe(413);
  });

  test('serves two builds to their shares of devices, each with its own headers', () => {
    const next = { id: 'b2', headers: headersWith({ VITE_IMG_HOSTS: 'https://new.example' }), share: 10 };
    const config = write({ ...hosted, next });
    expect(config).toContain('^([0][0123456789abcdef]|1[0123456789])');
    expect(config).toContain('rollout=');
    expect(config).toMatch(/img-src 'self' data: blob: https:\/\/new\.example/);
    expect(asked('/assets/index-1.js', 'GET', config).headers).toEqual(asked('/assets/index-1.js').headers);
  });

  test('sends CORS and timing headers when the API is on another origin', () => {
    const config = write({ ...hosted, apiOrigin: 'https://api.example.com' });
    for (const each of ['Allow-Origin', 'Allow-Credentials', 'Allow-Headers', 'Max-Age'])
      expect(config).toContain(`Access-Control-${each}`);
    expect(config).toContain('Timing-Allow-Origin');
    expect(asked('/app/v1/preLogin', 'GET', config).proxied).toBeUndefined();
  });

  test('refuses to write a header the server would interpret', () => {
    const wrong = { '/': { 'X-Wrong': '${a}' } };
    expect(() => write({ ...hosted, build: { id: 'b1', headers: wrong } })).toThrow("can't send");
  });
});

test.each(built.map(([path]) => path))('a _headers file matches the sandbox for %s', async (path) => {
  expect(askHeadersFile(headersFile(hosted), path)).toEqual((await expected(path)).headers);
});

test('a _headers file stays within the host’s line length limit', () => {
  for (const line of headersFile(hosted).split('\n')) expect(line.length).toBeLessThan(2_000);
});

test('the routing table has a row for every path with its policy', () => {
  const table = rulesTable(hosted);
  for (const path of Object.keys(hosted.build.headers).filter((each) => each !== '/'))
    expect(table).toContain(`\`${path}`);
  expect(table.match(/Content-Security-Policy/g)).toHaveLength(3);
});

test('a container listens on the web server’s port and has the site in its root', () => {
  const { 'compose.yaml': compose, ...images } = containers({ ...hosted, port: 8080 });
  expect(compose).toContain("ports: ['8080:8080']");
  for (const text of Object.values(images)) {
    expect(text).toContain('EXPOSE 8080');
    expect(text).toContain('COPY site /srv/perlas');
  }
});

test('only the web server’s address is trusted by the API, and client IPs are forwarded (N21)', () => {
  const { 'compose.yaml': compose = '' } = containers({ ...hosted, port: 8080 });
  const web = /ipv4_address: (?<address>[\d.]+)/.exec(compose)?.groups?.['address'] ?? '';
  expect(compose).toContain(`TRUSTED_PROXIES: '${web}'`);
  const caller = (peer: string) =>
    callerOf(new Request('http://a/', { headers: { 'x-forwarded-for': '198.51.100.7' } }), peer, proxiesFrom(web));
  expect([caller(web), caller('172.30.0.3')]).toEqual(['198.51.100.7', '172.30.0.3']);
  expect(nginx(hosted)).toContain('proxy_set_header X-Forwarded-For $remote_addr;');
});
