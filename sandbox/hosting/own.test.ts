import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { askCaddy } from '../../tests/support/caddyfile.ts';
import { askHeadersFile } from '../../tests/support/headersFile.ts';
import { askNginx } from '../../tests/support/nginxConf.ts';
import { assetLinks } from '../wrapper/assetLinks.ts';
import { caddy } from './caddy.ts';
import { headersFile, rulesTable } from './cdn.ts';
import type { Hosted } from './hosted.ts';
import { nginx } from './nginx.ts';
import { putOwn } from './own.ts';

const everywhere = { 'X-Content-Type-Options': 'nosniff' };
const file = { ...everywhere, 'Cache-Control': 'max-age=1' };
const hosted: Hosted = {
  build: { id: 'b1', headers: { '/': { ...file, 'Content-Security-Policy': "default-src 'self'" }, '/assets/': file } },
  origin: 'https://play.example.com',
  port: 443,
  root: '/srv/perlas',
  api: 'http://127.0.0.1:9000',
  reports: 'http://127.0.0.1:9001',
};
const files = new Set(['/b1/index.html', '/own/robots.txt', '/own/.well-known/assetlinks.json']);

const servers = [
  ['nginx', nginx, askNginx],
  ['Caddy', caddy, askCaddy],
] as const;

describe.each(servers)('%s', (_, write, ask) => {
  const asked = (at: string, config = write(hosted)) => ask(config, { path: at, files, root: '/srv/perlas' });
  const headers = { 'x-content-type-options': 'nosniff', 'cache-control': 'no-cache' };

  test.each(['/robots.txt', '/.well-known/assetlinks.json'])('serves %s from the operator’s own folder', (at) => {
    expect(asked(at)).toEqual({ status: 200, file: `/own${at}`, headers });
  });

  test.each(['/.well-known/security.txt', '/.well-known/none'])('answers a missing %s with 404', (at) => {
    expect(asked(at).status).toBe(404);
  });

  test('answers a health check by itself, uncached, and not with the page', () => {
    expect(asked('/healthz')).toEqual({
      status: 200,
      body: 'ok',
      headers: { ...headers, 'cache-control': 'no-store' },
    });
  });

  test('does so for two builds, too', () => {
    const two = write({ ...hosted, next: { ...hosted.build, id: 'b2', share: 10 } });
    expect([asked('/robots.txt', two), asked('/healthz', two)]).toEqual([asked('/robots.txt'), asked('/healthz')]);
  });
});

test('both web servers include what is the operator’s own', () => {
  expect(nginx(hosted)).toContain('include /srv/perlas/own/nginx/*.conf;');
  expect(caddy(hosted)).toContain('import /srv/perlas/own/caddy/*.conf\n');
});

test('a _headers file has the headers of one’s own files, and no health check, which is no file', () => {
  const text = headersFile(hosted);
  expect(askHeadersFile(text, '/robots.txt')).toEqual({
    'x-content-type-options': 'nosniff',
    'cache-control': 'no-cache',
  });
  expect(text).not.toContain('healthz');
});

test('the routing table has one’s own paths and the health check', () => {
  const table = rulesTable(hosted);
  for (const row of ['| `/.well-known/*`, `/robots.txt` | your own files', '| `/healthz` | 200'])
    expect(table).toContain(row);
});

describe('the own folder', () => {
  let out = '';
  beforeEach(() => {
    out = mkdtempSync(path.join(tmpdir(), 'own-'));
  });
  afterEach(() => rmSync(out, { recursive: true }));
  const place = (name: string) => path.join(out, 'site/own', name);
  const read = (name: string) => readFileSync(place(name), 'utf8');
  const android = { package: 'ph.perlas.app', fingerprints: ['AB:CD'] };

  test('has the configured app’s statements, as the sandbox answers them', async () => {
    putOwn(out, { android });
    expect(JSON.parse(read('.well-known/assetlinks.json'))).toEqual(await assetLinks(android).json());
  });

  test('has the configured security contact', () => {
    putOwn(out, { security: { contact: 'mailto:a@b.example', origin: 'https://play.example.com', now: 0 } });
    expect(read('.well-known/security.txt')).toContain('Contact: mailto:a@b.example\n');
  });

  test('keeps everything that an operator has put there', () => {
    putOwn(out);
    expect(read('robots.txt')).toBe('User-agent: *\nDisallow: /app/v1/\n');
    const own = [
      'robots.txt',
      'nginx/more.conf',
      'caddy/more.conf',
      '.well-known/assetlinks.json',
      '.well-known/security.txt',
    ];
    for (const name of own) writeFileSync(place(name), 'mine');
    putOwn(out);
    expect(own.map(read)).toEqual(own.map(() => 'mine'));
  });
});
