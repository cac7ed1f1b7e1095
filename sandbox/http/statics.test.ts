import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliCompressSync, brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createBuilds } from './builds.ts';
import { readDist, served } from './dist.ts';
import { createStatics } from './statics.ts';

const forever = 'public, max-age=31536000, immutable';

const files: Record<string, string> = {
  'index.html': '<!doctype html><title>Perlas</title>',
  'assets/core-1.js': 'self.core = 1;'.repeat(100),
  'assets/core-1.js.map': '{}',
  'sw.js': 'self.sw = 1;',
  'builds/latest.json': '{"id":"b1","timestamp":1}',
  'headers.json': JSON.stringify({
    '/': { 'Content-Security-Policy': 'page', 'Cache-Control': 'no-cache' },
    '/assets/': { 'Cache-Control': forever },
    '/assets/core-': { 'Content-Security-Policy': 'worker', 'Cache-Control': forever },
    '/avatar/': { 'Cache-Control': 'no-cache' },
    '/builds/': { 'Cache-Control': 'no-cache' },
  }),
};

let folder = '';
let statics: ReturnType<typeof createStatics>;
beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'dist-'));
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(folder, name)), { recursive: true });
    writeFileSync(path.join(folder, name), text);
  }
  const picture = served('/games/1.svg', Buffer.from('<svg/>'));
  statics = createStatics(readDist(folder), (at) => (at === '/games/1.svg' ? picture : undefined));
});
afterAll(() => rmSync(folder, { recursive: true }));

const get = (at: string, headers: Record<string, string> = {}, method = 'GET') =>
  statics.fetch(new Request(`http://localhost${at}`, { method, headers }));
const header = async (at: string, name: string) => (await get(at)).headers.get(name);

describe('paths', () => {
  test.each(['/', '/index.html', '/game/search', '/wallets?name=deposit', '/no/such/route'])(
    '%s serves the document with its policy',
    async (at) => {
      const response = await get(at);
      expect(await response.text()).toBe(files['index.html']);
      expect(response.headers.get('content-security-policy')).toBe('page');
      expect(response.headers.get('cache-control')).toBe('no-cache');
    },
  );

  test.each([
    '/assets/gone.js',
    '/assets/gone',
    '/builds/none.json',
    '/avatar/99.webp',
    '/games/2.svg',
    '/banners/x',
    '/favicon.ico',
    '/assets/core-1.js.map',
    '/headers.json',
    '/.well-known/none',
    '/robots.txt',
  ])('%s is a 404, not the document', async (at) => {
    expect((await get(at)).status).toBe(404);
  });

  test.each([
    '/../../etc/passwd',
    '/%2e%2e/%2e%2e/etc/passwd',
    '/..%2f..%2fetc%2fpasswd',
    '/assets/..%2f..%2fetc/passwd',
    '//etc/passwd',
    '/%zz',
  ])('%s serves only the app', async (at) => {
    expect(await (await get(at)).text()).not.toContain('root:');
  });

  test('a path with broken escapes serves the document (F10)', async () => {
    for (const at of ['/%zz', '/wallets%E0%A4%A']) {
      const { status, headers } = await get(at);
      expect([status, headers.get('content-type')]).toEqual([200, expect.stringContaining('text/html')]);
    }
  });
});

describe('compression', () => {
  test('text is sent in the best encoding the browser accepts', async () => {
    const body = async (accepted: string) => {
      const response = await get('/assets/core-1.js', { 'accept-encoding': accepted });
      return { coding: response.headers.get('content-encoding'), bytes: Buffer.from(await response.arrayBuffer()) };
    };
    const [brotli, gzip, none] = [
      await body('gzip, deflate, br'),
      await body('gzip;q=1.0, br;q=0'),
      await body('identity'),
    ];
    expect([brotli.coding, gzip.coding, none.coding]).toEqual(['br', 'gzip', null]);
    const text = files['assets/core-1.js'];
    expect([brotliDecompressSync(brotli.bytes), gunzipSync(gzip.bytes), none.bytes].map(String)).toEqual([
      text,
      text,
      text,
    ]);
  });

  test('a precompressed copy is sent as is and is not served as a file itself', async () => {
    const copy = brotliCompressSync('self.kit = 1;');
    writeFileSync(path.join(folder, 'assets/kit-1.js'), 'self.kit = 1;');
    writeFileSync(path.join(folder, 'assets/kit-1.js.br'), copy);
    const { fetch } = createStatics(readDist(folder), () => undefined);
    const ask = (at: string) => fetch(new Request(`http://localhost${at}`, { headers: { 'accept-encoding': 'br' } }));
    expect(Buffer.from(await (await ask('/assets/kit-1.js')).arrayBuffer())).toEqual(copy);
    expect((await ask('/assets/kit-1.js.br')).status).toBe(404);
  });
});

describe('headers', () => {
  test('hashed files are immutable; service worker and manifest are revalidated', async () => {
    expect(await header('/assets/core-1.js', 'cache-control')).toBe(forever);
    for (const at of ['/sw.js', '/builds/latest.json']) expect(await header(at, 'cache-control')).toBe('no-cache');
  });

  test('a file has its own policy, not the document’s, and no sniffed type', async () => {
    expect(await header('/assets/core-1.js', 'content-security-policy')).toBe('worker');
    expect(await header('/sw.js', 'content-security-policy')).toBe(null);
    for (const at of ['/', '/sw.js', '/games/1.svg', '/gone.js'])
      expect(await header(at, 'x-content-type-options')).toBe('nosniff');
  });

  test('an unchanged file is answered with 304', async () => {
    const etag = (await header('/sw.js', 'etag'))!;
    expect((await get('/sw.js', { 'if-none-match': etag })).status).toBe(304);
    expect((await get('/sw.js', { 'if-none-match': '"other"' })).status).toBe(200);
  });

  test('HEAD returns headers only, and writes are refused', async () => {
    const head = await get('/sw.js', {}, 'HEAD');
    expect([head.status, head.headers.get('content-length'), await head.text()]).toEqual([200, '12', '']);
    expect((await get('/sw.js', {}, 'PUT')).status).toBe(405);
  });

  test('a generated picture is served with a policy that blocks scripts', async () => {
    const response = await get('/games/1.svg');
    expect(response.headers.get('content-type')).toContain('image/svg+xml');
    expect(response.headers.get('content-security-policy')).toContain("default-src 'none'");
  });
});

describe('interference', () => {
  test('a captive portal page replaces a file and is not cached', async () => {
    const builds = createBuilds(statics, () => 5);
    builds.capture('/assets/core-1.js');
    const response = await get('/assets/core-1.js');
    expect([response.status, response.headers.get('content-type')]).toEqual([200, 'text/html; charset=utf-8']);
    expect(response.headers.get('cache-control')).toBe('no-cache');
    builds.release(readDist(folder));
  });

  test('the manifest can withdraw the service worker (E8)', async () => {
    const builds = createBuilds(statics, () => 5);
    builds.takeBack('flag');
    expect(await (await get('/builds/latest.json')).json()).toEqual({ id: 'b1', timestamp: 1, serviceWorker: false });
    builds.release(readDist(folder));
  });
});

describe('builds', () => {
  test('each bump creates a new build, and a release ends it', async () => {
    const builds = createBuilds(statics, () => 5);
    builds.bump();
    expect(builds.bump()).toEqual({ id: 'b1+2', timestamp: 5 });
    expect(await (await get('/builds/latest.json')).json()).toEqual({ id: 'b1+2', timestamp: 5 });
    builds.release(readDist(folder));
    expect(await (await get('/builds/latest.json')).json()).toEqual({ id: 'b1', timestamp: 1 });
  });

  test('the previous build’s code is served for one release, not for two (O-13)', async () => {
    const builds = createBuilds(statics, () => 5);
    const next = { files: new Map([['/index.html', served('/index.html', Buffer.from('next'))]]), headers: {} };
    builds.release(next);
    expect(await (await get('/')).text()).toBe('next');
    expect((await get('/assets/core-1.js')).status).toBe(200);
    expect((await get('/sw.js')).status).toBe(404);
    builds.release(next);
    expect((await get('/assets/core-1.js')).status).toBe(404);
    builds.release(readDist(folder));
  });

  test('a folder without a built app produces a readable error', () => {
    expect(() => readDist(path.join(folder, 'assets'))).toThrow('npm run build');
  });
});
