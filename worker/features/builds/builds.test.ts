import { expect, test } from 'vitest';
import { openTab } from '#tests/support/tab.ts';

/** A tab with a stubbed build manifest; all other requests fail. */
function tab(manifest: () => Response) {
  let looks = 0;
  const opened = openTab(async (url) => {
    if (!url.includes('/builds/latest.json')) throw new TypeError('no network');
    looks++;
    return manifest();
  });
  return { ...opened, looks: () => looks };
}

const html = { headers: { 'content-type': 'text/html' } };

test.each([
  ['an invalid id', () => Response.json({ id: 7 })],
  ['no id', () => Response.json({ built: 'today' })],
  ['null', () => Response.json(null)],
  ['a list', () => Response.json(['b2'])],
  ['an HTML page', () => new Response('<html>', html)],
  ['nothing', () => new Response('')],
])('a manifest with %s in its place names no build, and the known build stays (B14)', async (_, garbage) => {
  let answer = () => Response.json({ id: 'b1' });
  const { app, stores, world, mistakes } = tab(() => answer());
  await app.builds.checkBuild(0);
  answer = garbage;
  await world.pass(1_000);
  await app.builds.checkBuild(0);
  expect(stores.build.latest).toBe('b1');
  expect(mistakes).toEqual([]);
});

test('a check reports whether a manifest was found or something in its place (A20)', async () => {
  let answer = () => new Response('<h1>Welcome to our Wi-Fi', html);
  const { app } = tab(() => answer());
  expect(await app.builds.checkBuild(0)).toBe(false);
  answer = () => Response.json({ id: 'b1' });
  expect(await app.builds.checkBuild(0)).toBe(true);
  expect(await app.builds.checkBuild(60_000)).toBe(true);
});

test('build ids reach the page as received, even when they go back (B14)', async () => {
  const ids = ['b1', 'b0', 'b1'];
  const { app, stores } = tab(() => Response.json({ id: ids.shift() }));
  const told: string[] = [];
  for (let i = 0; i < 3; i++) {
    await app.builds.checkBuild(0);
    told.push(stores.build.latest);
  }
  expect(told).toEqual(['b1', 'b0', 'b1']);
});

test('a clock set back does not stop manifest checks (B12)', async () => {
  const { app, world, looks } = tab(() => Response.json({ id: 'b1' }));
  await app.builds.checkBuild(60_000);
  world.set(-24 * 60 * 60_000);
  await world.pass(59_000);
  await app.builds.checkBuild(60_000);
  expect(looks()).toBe(1);
  await world.pass(1_000);
  await app.builds.checkBuild(60_000);
  expect(looks()).toBe(2);
});
