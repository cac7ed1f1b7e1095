import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { startServer, type RunningServer } from '#sandbox/server.ts';
import { present } from '#tests/network/deploy.ts';
import { install, mark } from '../support/deployed.ts';
import { expect, test } from '../support/perlas.ts';
import { ownAppPort } from '../support/ports.ts';

/** Runs before the service worker's code: after a message from a page, cache operations never answer. */
const hanging = `let hang = false;
for (const method of ['open', 'match', 'delete', 'keys']) {
  const own = CacheStorage.prototype[method];
  CacheStorage.prototype[method] = function (...given) {
    return hang ? new Promise(() => {}) : own.apply(this, given);
  };
}
addEventListener('message', ({ data }) => data === 'hang' && (hang = true));
`;

let folder: string;
let server: RunningServer;
test.beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'perlas-caches-'));
  cpSync(present, folder, { recursive: true });
  const file = path.join(folder, 'sw.js');
  writeFileSync(file, hanging + readFileSync(file, 'utf8'));
  for (const packed of ['br', 'gz']) rmSync(`${file}.${packed}`, { force: true });
  server = await startServer({ port: ownAppPort, data: 'memory://', dist: folder });
});
test.beforeEach(({ watch }) => watch.meet(server.origins.app));
test.afterAll(async () => {
  await server.close();
  rmSync(folder, { recursive: true });
});

test('when the device’s caches never respond, the app loads from the network (D15) @long', async ({ page }) => {
  test.setTimeout(120_000);
  await install(page, server);
  await page.evaluate(() => navigator.serviceWorker.controller!.postMessage('hang'));
  await mark(page);
  await page.reload({ timeout: 60_000 });
  expect(await page.evaluate(() => 'sameDocument' in globalThis)).toBe(false);
  await expect(page.getByRole('link', { name: 'Search games' })).toBeVisible({ timeout: 60_000 });
});
