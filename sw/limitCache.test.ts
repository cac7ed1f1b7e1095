import { expect, test, vi } from 'vitest';
import { limitEntries } from './limitCache.ts';

type Kept = NonNullable<ReturnType<typeof limitEntries>['cacheDidUpdate']>;
type Update = NonNullable<ReturnType<typeof limitEntries>['cacheWillUpdate']>;

const stays = () => false;

test('O-12: of more entries than there may be the oldest go', async () => {
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
  ['a mistake', new Response('', { status: 404 }), false],
  ['what another address answered', Object.defineProperty(new Response(''), 'redirected', { value: true }), false],
])('A20: %s is kept: %#', async (_, response, kept) => {
  const said = await limitEntries(200, stays).cacheWillUpdate!({ response } as Parameters<Update>[0]);
  expect(said === response).toBe(kept);
});

test('E8: what was on its way when the service worker was taken back isn’t kept, and takes its cache with it', async () => {
  const gone = vi.fn(async () => true);
  vi.stubGlobal('caches', { delete: gone });
  const plugin = limitEntries(200, () => true);
  const response = new Response('picture');
  expect(await plugin.cacheWillUpdate!({ response } as Parameters<Update>[0])).toBeNull();
  await plugin.cacheDidUpdate!({ cacheName: 'screens' } as Parameters<Kept>[0]);
  expect(gone).toHaveBeenCalledExactlyOnceWith('screens');
});
