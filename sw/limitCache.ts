import type { WorkboxPlugin } from 'workbox-core/types.js';

/**
 * Whether a response is the requested file; an HTML page in its place comes from somebody else, such as a captive
 * portal.
 */
const isRequestedFile = ({ status, redirected, headers }: Response) =>
  status === 200 && !redirected && !headers.get('content-type')?.includes('html');

/**
 * Limits a cache to this many entries by evicting the oldest, and keeps out responses that aren't the requested file.
 * Once the service worker is `withdrawn`, it deletes the cache instead.
 */
export const limitEntries = (entries: number, withdrawn: () => boolean): WorkboxPlugin => ({
  cacheWillUpdate: async ({ response }) => (isRequestedFile(response) && !withdrawn() ? response : null),
  async cacheDidUpdate({ cacheName }) {
    if (withdrawn()) return void (await caches.delete(cacheName));
    const cache = await caches.open(cacheName);
    const keys = await cache.keys();
    await Promise.all(keys.slice(0, Math.max(0, keys.length - entries)).map((key) => cache.delete(key)));
  },
});
