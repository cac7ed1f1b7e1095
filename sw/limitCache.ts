import type { WorkboxPlugin } from 'workbox-core/types.js';

/** A page where a file was asked for is somebody else's answer, such as the log-in page of a public network. */
const isTheFile = ({ status, redirected, headers }: Response) =>
  status === 200 && !redirected && !headers.get('content-type')?.includes('html');

/**
 * Keeps a cache from growing: beyond so many entries the oldest go. What isn't the file that was asked for isn't kept. Once
 * the service worker has `left`, what was on its way takes the cache with it.
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
