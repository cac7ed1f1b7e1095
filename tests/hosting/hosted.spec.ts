import { readdirSync } from 'node:fs';
import path from 'node:path';
import type { APIRequestContext } from 'playwright/test';
import { readDist } from '#sandbox/http/dist.ts';
import { createStatics } from '#sandbox/http/statics.ts';
import { nextBrand, nextBuild, present } from '#tests/network/deploy.ts';
import { atRest, brand, deployNext, install, letIn, makeNext, mark, openGame } from '../e2e/support/deployed.ts';
import type { WebServer } from './webServer.ts';
import { expect, test as base } from '../e2e/support/perlas.ts';
import { sandbox } from '../e2e/support/sandbox.ts';

/** The web server in front of the sandbox, which serves the current build again after each test. */
const test = base.extend<{ hosted: WebServer }>({
  hosted: async ({ webServer }, provide) => {
    if (!webServer) throw new Error('E2E_HOST names no web server: npm run e2e:hosted.');
    await provide(webServer);
    await webServer.serve(present);
  },
});
test.describe.configure({ timeout: 120_000 });

test.beforeAll(async () => {
  test.setTimeout(300_000);
  await makeNext();
});

const addresses = [
  '/',
  '/index.html',
  '/wallets?name=deposit',
  '/a/b/c',
  '/assets',
  '/sw.js',
  '/sw-off.js',
  '/manifest.webmanifest',
  '/builds/latest.json',
  '/builds/none.json',
  '/headers.json',
  '/favicon.ico',
  '/assets/gone-1.js',
  '/assets/core-gone.js',
  '/assets/gone',
  '/icons/favicon.svg',
  '/icons/none',
  '/avatar/1.webp',
  '/avatar/99.webp',
  '/sw.js.map',
  '/.well-known/none',
];
const compared = [
  'cache-control',
  'content-security-policy',
  'x-content-type-options',
  'referrer-policy',
  'cross-origin-resource-policy',
  'cross-origin-opener-policy',
  'permissions-policy',
  'reporting-endpoints',
];

/** The parts of an answer that are the same from any server; an error's own policy isn't. */
const kernel = (status: number, headers: Record<string, string>) => ({
  status,
  headers: compared
    .filter((name) => status < 400 || !name.endsWith('policy') || name.startsWith('ref'))
    .map((name) => headers[name]),
});

test('every kind of address gets the same answer as from the sandbox', { tag: '@hosted' }, async ({ request }) => {
  const statics = createStatics(readDist(present), () => undefined);
  const scripts = readdirSync(path.join(present, 'assets')).filter((name) => /\.(js|css|json)$/.test(name));
  for (const address of [...addresses, ...scripts.map((name) => `/assets/${name}`)]) {
    const expected = await statics.fetch(new Request(`http://localhost${address}`));
    const answer = await request.get(address);
    const said = kernel(answer.status(), answer.headers());
    expect(said, address).toEqual(kernel(expected.status, Object.fromEntries(expected.headers)));
  }
});

test(
  'code is served compressed as in the build, and a 1.5 MB picture reaches the API',
  { tag: '@hosted' },
  async ({ request, player }) => {
    const [script] = readdirSync(path.join(present, 'assets')).filter((name) => /^vendor-.*\.js$/.test(name));
    const sent = await request.head(`/assets/${script}`, { headers: { 'accept-encoding': 'gzip' } });
    expect(sent.headers()).toMatchObject({
      'content-encoding': 'gzip',
      vary: expect.stringMatching(/accept-encoding/i),
    });
    const data = { appId: 'perlas', channel: 'WEB', data: 'x'.repeat(2_000_000) };
    const started = Date.now();
    const upload = await request.post('/app/v1/uploadKyc', { data, headers: { authorization: player.token } });
    expect(upload.status()).toBe(200);
    expect(await sandbox.received('uploadKyc', started)).toMatchObject([{ userId: player.id }]);
  },
);

test(
  'policy reports arrive, oversized ones are refused, and a share redirects to the form',
  { tag: '@hosted' },
  async ({ request }) => {
    const report = (data: string) =>
      request
        .post('/csp', { data, headers: { 'content-type': 'application/csp-report' } })
        .then((each) => each.status());
    const stamp = `hosted ${Date.now()}`;
    expect(await report(JSON.stringify({ stamp }))).toBe(204);
    expect(await sandbox.violations()).toContainEqual({ stamp });
    // Caddy 2.6 answers 502 for a body that it cut off, newer versions 413.
    expect([413, 502]).toContain(await report('x'.repeat(30_000)));
    const share = await request.post('/feedback', { maxRedirects: 0 });
    expect([share.status(), share.headers()['location']]).toEqual([303, '/feedback']);
  },
);

test(
  'a health check and the own files are answered, and not with the page',
  { tag: '@hosted' },
  async ({ request }) => {
    const said = async (address: string) => {
      const answer = await request.get(address);
      return [answer.status(), answer.status() === 200 ? await answer.text() : ''];
    };
    expect(await said('/healthz')).toEqual([200, 'ok']);
    expect(await said('/robots.txt')).toEqual([200, 'User-agent: *\nDisallow: /app/v1/\n']);
    expect(await said('/.well-known/assetlinks.json')).toEqual([404, '']);
  },
);

/** The build of a device in this group; a device without one is assigned a group. */
async function buildOf(request: APIRequestContext, group?: string) {
  const headers = group === undefined ? {} : { cookie: `rollout=${group}` };
  const answer = await request.get('/builds/latest.json', { headers });
  const { id } = (await answer.json()) as { id: string };
  return { id, group: /rollout=([0-9a-f]{2});/.exec(answer.headers()['set-cookie'] ?? '')?.[1] };
}

test(
  'a share of the devices gets the next build and keeps it, with its code and policy',
  { tag: '@hosted' },
  async ({ hosted, playwright, baseURL }) => {
    const ids = { before: '', after: '' };
    const fresh = () => playwright.request.newContext({ baseURL: baseURL! });
    ids.before = (await buildOf(await fresh())).id;
    await hosted.serve(present, { dist: nextBuild, share: 50 });
    ids.after = (await buildOf(await fresh(), '00')).id;
    expect(ids.after).not.toBe(ids.before);
    expect((await buildOf(await fresh(), 'ff')).id).toBe(ids.before);

    const device = await fresh();
    const { id, group } = await buildOf(device);
    expect(group).toMatch(/^[0-9a-f]{2}$/);
    expect(id).toBe(group! < '80' ? ids.after : ids.before);
    expect(await buildOf(device)).toEqual({ id, group });

    for (const [cookie, text] of [
      ['rollout=00', nextBrand],
      ['rollout=ff', brand],
    ] as const) {
      const page = await (await fresh()).get('/wallets', { headers: { cookie } });
      const html = await page.text();
      expect(html).toContain(`<title>${text}`);
      const policy = page.headers()['content-security-policy'] ?? '';
      expect(policy.includes('https://pictures.example')).toBe(text === nextBrand);
      const code = await (await fresh()).get(/\/assets\/index-[\w-]+\.js/.exec(html)![0], { headers: { cookie } });
      expect(code.status()).toBe(200);
    }
  },
);

test(
  'an update is applied on the next navigation, and so is a rollback',
  { tag: '@hosted' },
  async ({ hosted, page, operator }) => {
    const { origins } = operator;
    await install(page, operator);
    await deployNext(page, { origins, release: (folder) => hosted.serve(folder) });
    await atRest(page);
    await openGame(page);
    await letIn(page);
    await expect(page).toHaveTitle(new RegExp(nextBrand));

    await page.goto(origins.app);
    await mark(page);
    await deployNext(page, { origins, release: () => hosted.serve(present) });
    await atRest(page);
    await openGame(page);
    await letIn(page);
    await expect(page).not.toHaveTitle(new RegExp(nextBrand));
  },
);
