import type { WorkboxPlugin } from 'workbox-core/types.js';

/** Keeps a cache from growing: beyond so many entries the oldest go. Answers other than 200 are not kept. */
export const atMost = (entries: number): WorkboxPlugin => ({
  cacheWillUpdate: async ({ response }) => (response.status === 200 ? response : null),
  async cacheDidUpdate({ cacheName }) {
    const cache = await caches.open(cacheName);
    const keys = await cache.keys();
    await Promise.all(keys.slice(0, Math.max(0, keys.length - entries)).map((key) => cache.delete(key)));
  },
});
