import { profiles, type EffectiveType } from './conditions.ts';
import { portal } from './portal.ts';
import { all, ask, everywhere, heardBy, installed } from './realms.ts';
import { expect, test } from './test.ts';

/** An address answered only by the fault proxy. */
const load = { path: '/qa/load', aim: { path: /^\/qa\/load$/ } };

test('rate, delay and reported type follow the profile in page, worker and service worker', async ({
  page,
  network,
  faults,
}) => {
  const realms = await installed(page);
  for (const name of Object.keys(profiles) as EffectiveType[]) {
    const { down, rtt } = profiles[name];
    const bytes = Math.round(down * 250);
    const rule = faults.on(load.aim, { body: 'x'.repeat(bytes) });
    await network(name);
    const began = performance.now();
    const said = await everywhere(realms, ask, [load.path, 50_000]);
    const together = performance.now() - began;
    const whole = (bytes / down) * realms.length + rtt;
    for (const { outcome, effectiveType, took } of Object.values(said)) {
      expect(outcome).toBe(`200: ${bytes} bytes`);
      expect(effectiveType).toBe(name);
      expect(took, name).toBeGreaterThan(bytes / down + rtt);
    }
    const last = Math.max(...Object.values(said).map(({ took }) => took));
    expect(together, `${name}, all three on one radio`).toBeGreaterThan(whole);
    expect(last, `${name}, and no slower than it has to be`).toBeLessThan(whole * 1.5 + 2 * rtt + 1_000);
    rule.end();
  }
});

test('offline cuts requests in flight, refuses new ones, and is reported as on a phone', async ({
  page,
  network,
  faults,
}) => {
  const realms = await installed(page);
  await network('3g');
  const rule = faults.on(load.aim, { body: 'late', hang: 'unanswered' });
  const cut = everywhere(realms, ask, [load.path, 50_000]);
  await rule.met(3);
  await network('offline');
  expect(await cut).toMatchObject(all({ outcome: 'TypeError', onLine: false }));
  const refused = await everywhere(realms, ask, [load.path, 50_000]);
  expect(refused).toMatchObject(all({ outcome: 'TypeError', onLine: false }));
  rule.end();

  faults.on(load.aim, { body: 'here' });
  await network('4g');
  const back = await everywhere(realms, ask, [load.path, 50_000]);
  expect(back).toMatchObject(all({ outcome: '200: 4 bytes', onLine: true, effectiveType: '4g' }));
  expect(await heardBy(page)).toEqual(['offline', 'online']);
  expect(faults.copies(load.path).map(({ fate }) => fate)).toEqual([
    ...Array(3).fill('cut'),
    ...Array(3).fill('answered'),
  ]);

  await network('offline');
  await page.reload();
  await expect(page.getByRole('main')).toBeVisible();
  expect(await page.evaluate(() => navigator.onLine)).toBe(false);
});

test('a black hole answers no request and keeps the reported type', async ({ page, network, faults }) => {
  const realms = await installed(page);
  await network('3g');
  const rule = faults.on(load.aim, { body: 'late', hang: 'unanswered' });
  const swallowed = everywhere(realms, ask, [load.path, 3_000]);
  await rule.met(3);
  await network('blackhole');
  rule.end();
  const told = all({ outcome: 'TimeoutError', onLine: true, effectiveType: '3g' });
  expect(await swallowed).toMatchObject(told);
  expect(await everywhere(realms, ask, [load.path, 500])).toMatchObject(told);

  faults.on(load.aim, { body: 'here' });
  await network('4g');
  expect(await everywhere(realms, ask, [load.path, 20_000])).toMatchObject(all({ outcome: '200: 4 bytes' }));
});

test('a flapping network alternates between up and down until another replaces it', async ({ page, network }) => {
  const realms = await installed(page);
  await network('flapping');
  await expect.poll(async () => (await heardBy(page)).slice(0, 3)).toEqual(['offline', 'online', 'offline']);
  await network('4g');
  const heard = await heardBy(page);
  expect(heard.at(-1)).toBe('online');
  expect(await everywhere(realms, ask, ['/builds/latest.json', 5_000])).toMatchObject(all({ onLine: true }));
  expect(await heardBy(page)).toEqual(heard);
});

test('a captive network redirects pages to its portal and answers everything else with the portal’s page', async ({
  page,
  network,
}) => {
  await network('captive');
  await page.goto('/');
  await expect(page).toHaveURL(portal);
  await expect(page.getByRole('heading', { name: 'Sign in to this network' })).toBeVisible();

  await network('4g');
  const realms = await installed(page);
  await network('captive');
  const called = await everywhere(
    realms,
    async (path) => {
      const { status, headers } = await fetch(path, { method: 'POST', body: '{}' });
      return [status, headers.get('content-type')];
    },
    '/app/v1/nothing',
  );
  expect(called).toEqual(all([200, 'text/html; charset=utf-8']));
});

test('a page opened later is on the same network from the start', async ({ page, context, network }) => {
  await network({ rtt: 280, down: 400, up: 200 });
  await page.goto('/');
  const other = await context.newPage();
  await other.addInitScript(() => {
    const { effectiveType } = (navigator as unknown as { connection: { effectiveType: string } }).connection;
    Object.assign(globalThis, { first: effectiveType });
  });
  await other.goto('/');
  expect(await other.evaluate(() => (globalThis as unknown as { first: string }).first)).toBe('3g');
});

test('a network that loses segments delays data and loses none', async ({ page, network, faults }) => {
  // 200 segments in 280 ms, of which every tenth arrives 200 ms late, and so does the end, whichever those are.
  const [bytes, passing, late] = [280_000, 280, 200];
  const rtt = 100;
  faults.on(load.aim, { body: 'x'.repeat(bytes) });
  await page.goto('/');
  await network({ rtt, down: 1_000, up: 1_000, loss: 0.1 });
  const { outcome, took } = await page.evaluate(ask, [load.path, 20_000] as [string, number]);
  expect(outcome).toBe(`200: ${bytes} bytes`);
  // The last late one is at most ten segments from the end.
  expect(took).toBeGreaterThan(rtt + passing + late - 10 * 1.4);
});
