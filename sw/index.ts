import { clientsClaim } from 'workbox-core';
import { cleanupOutdatedCaches, createHandlerBoundToURL, precacheAndRoute } from 'workbox-precaching';
import { NavigationRoute, registerRoute } from 'workbox-routing';
import { CacheFirst } from 'workbox-strategies';
import { precache } from 'virtual:shell';
import { atMost } from './atMost.ts';

declare const self: ServiceWorkerGlobalScope;

/** Pictures kept at most: covers, banners and avatars. */
const pictures = 200;
/** Files of the app outside the shell kept at most, so that a screen visited once opens offline. */
const screens = 120;

precacheAndRoute([...precache]);
cleanupOutdatedCaches();
clientsClaim();

// The app's pages are one document; calls, build files and everything with a name of its own are not pages.
registerRoute(
  new NavigationRoute(createHandlerBoundToURL('/index.html'), { denylist: [/^\/app\/v1\//, /^\/builds\//, /\.\w+$/] }),
);

const named =
  (folder: string) =>
  ({ url, sameOrigin }: { url: URL; sameOrigin: boolean }) =>
    sameOrigin && url.pathname.startsWith(folder);
for (const folder of ['/games/', '/banners/', '/avatar/'])
  registerRoute(named(folder), new CacheFirst({ cacheName: 'pictures', plugins: [atMost(pictures)] }));
registerRoute(named('/assets/'), new CacheFirst({ cacheName: 'screens', plugins: [atMost(screens)] }));

self.addEventListener('install', (event) => {
  // Calls needn't wait for this worker to wake up.
  const { addRoutes } = event as ExtendableEvent & { addRoutes?(route: object): Promise<void> };
  const past = {
    condition: { urlPattern: new URLPattern({ pathname: '/app/v1/*' }), requestMethod: 'POST' },
    source: 'network',
  };
  if (addRoutes) event.waitUntil(addRoutes.call(event, past).catch(() => {}));
});

// A new version waits until a page, on its way to another, lets it in.
self.addEventListener('message', ({ data }) => {
  if ((data as { type?: unknown } | null)?.type === 'SKIP_WAITING') void self.skipWaiting();
});
