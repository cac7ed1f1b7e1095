import { cacheNames } from 'workbox-core';
import type { WorkboxPlugin } from 'workbox-core/types.js';
import { getCacheKeyForURL } from 'workbox-precaching';

/**
 * Repairs the precache behind the answer: a page gets its file whether the device stores it, refuses it or never
 * answers. An installation waits for all of it.
 */
export const mendLater: WorkboxPlugin = {
  async cacheWillUpdate({ request, response, event }) {
    if (response.status >= 400) return null;
    if (event?.type !== 'fetch') return response;
    const kept = response.clone();
    const keep = async () => {
      const key = getCacheKeyForURL(request.url);
      if (key) await (await caches.open(cacheNames.precache)).put(key, kept);
    };
    (event as FetchEvent).waitUntil(keep().catch(() => {}));
    return null;
  },
};
