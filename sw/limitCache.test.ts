import { expect, test, vi } from 'vitest';
import { limitEntries } from './limitCache.ts';

type Kept = NonNullable<ReturnType<typeof limitEntries>['cacheDidUpdate']>;
type Update = NonNullable<ReturnType<typeof limitEntries>['cacheWillUpdate']>;

const stays = () => false;

test('the oldest entries beyond the limit are removed (O-12)', async () => {
  const keys = Array.from({ length: 203 }, (_, i) => new Request(`http://app.test/games/${i}.webp`));
  const cache = {
    keys: async () => [...keys],
    delete: async (key: Request) => keys.splice(keys.indexOf(key), 1).length > 0,
  };
  vi.stubGlobal('caches', { open: async () => cache });
  const update = () => limitEntries(200, stays).cacheDidUpdate!({ cacheName: 'pictures' } as Parameters<Kept>[0]);
  await update();
  expect(keys).toHaveLength(200);
  expect(keys[0]!.url).toBe('http://app.test/games/3.webp');
  await update();
  expect(keys).toHaveLength(200);
});

const page = { headers: { 'content-type': 'text/html' } };

test.each([
  ['a file', new Response('picture'), true],
  ['a page in its place', new Response('Welcome to our Wi-Fi', page), false],
  ['an error response', new Response('', { status: 404 }), false],
  ['a redirected response', Object.defineProperty(new Response(''), 'redirected', { value: true }), false],
])('%s is cached: %# (A20)', async (_, response, kept) => {
  const said = await limitEntries(200, stays).cacheWillUpdate!({ response } as Parameters<Update>[0]);
  expect(said === response).toBe(kept);
});

test('a response pending when the service worker is withdrawn isn’t cached, and its cache is deleted (E8)', async () => {
  const gone = vi.fn(async () => true);
  vi.stubGlobal('caches', { delete: gone });
  const plugin = limitEntries(200, () => true);
  const response = new Response('picture');
  expect(await plugin.cacheWillUpdate!({ response } as Parameters<Update>[0])).toBeNull();
  await plugin.cacheDidUpdate!({ cacheName: 'screens' } as Parameters<Kept>[0]);
  expect(gone).toHaveBeenCalledExactlyOnceWith('screens');
});
