import type { WorkboxPlugin } from 'workbox-core/types.js';

/**
 * Whether a response is the requested file; an HTML page in its place comes from somebody else, such as the captive
 * portal of a public network.
 */
const isTheFile = ({ status, redirected, headers }: Response) =>
  status === 200 && !redirected && !headers.get('content-type')?.includes('html');

/**
 * Limits a cache to so many entries by evicting the oldest, and keeps out responses that aren't the requested file.
 * Once the service worker has `left`, it deletes the cache instead.
 */
export const atMost = (entries: number, left: () => boolean): WorkboxPlugin => ({
  cacheWillUpdate: async ({ response }) => (isTheFile(response) && !left() ? response : null),
  async cacheDidUpdate({ cacheName }) {
    if (left()) return void (await caches.delete(cacheName));
    const cache = await caches.open(cacheName);
    const keys = await cache.keys();
    await Promise.all(keys.slice(0, Math.max(0, keys.length - entries)).map((key) => cache.delete(key)));
  },
});
