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
  ['an id that is none', () => Response.json({ id: 7 })],
  ['no id', () => Response.json({ built: 'today' })],
  ['null', () => Response.json(null)],
  ['a list', () => Response.json(['b2'])],
  ['a page', () => new Response('<html>', html)],
  ['nothing', () => new Response('')],
])('B14: a manifest that is %s names no build, and the one known stays', async (_, garbage) => {
  let answer = () => Response.json({ id: 'b1' });
  const { app, stores, world, mistakes } = tab(() => answer());
  await app.builds.checkBuild(0);
  answer = garbage;
  await world.pass(1_000);
  await app.builds.checkBuild(0);
  expect(stores.build.latest).toBe('b1');
  expect(mistakes).toEqual([]);
});

test('A20: whoever looks hears whether a manifest was found, or something in its place', async () => {
  let answer = () => new Response('<h1>Welcome to our Wi-Fi', html);
  const { app } = tab(() => answer());
  expect(await app.builds.checkBuild(0)).toBe(false);
  answer = () => Response.json({ id: 'b1' });
  expect(await app.builds.checkBuild(0)).toBe(true);
  expect(await app.builds.checkBuild(60_000)).toBe(true);
});

test('B14: ids that come and go are told as they are: what to make of them is the page’s', async () => {
  const ids = ['b1', 'b0', 'b1'];
  const { app, stores } = tab(() => Response.json({ id: ids.shift() }));
  const told: string[] = [];
  for (let i = 0; i < 3; i++) {
    await app.builds.checkBuild(0);
    told.push(stores.build.latest);
  }
  expect(told).toEqual(['b1', 'b0', 'b1']);
});

test('B12: a clock set back does not keep the manifest from being looked at', async () => {
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
