import { cacheNames, clientsClaim } from 'workbox-core';
import {
  cleanupOutdatedCaches,
  createHandlerBoundToURL,
  getCacheKeyForURL,
  precacheAndRoute,
} from 'workbox-precaching';
import { NavigationRoute, registerRoute } from 'workbox-routing';
import { CacheFirst } from 'workbox-strategies';
import { precache } from 'virtual:shell';
import { atMost } from './limitCache.ts';

declare const self: ServiceWorkerGlobalScope;

/** Whether the operator took this worker back: pages that are still open go on from the network, and nothing is kept for them. */
let left = false;

/** Covers, banners, avatars and icons, as they are first shown; the oldest go when there are too many. */
const pictures = { cacheName: 'pictures', plugins: [atMost(200, () => left)] };
/** The app's files outside the shell, so that a page opened once opens offline. */
const screens = { cacheName: 'screens', plugins: [atMost(200, () => left)] };

// Before all routes: nothing else hears of a request once this worker has left.
self.addEventListener('fetch', (event) => left && event.stopImmediatePropagation());

precacheAndRoute([...precache]);
cleanupOutdatedCaches();
clientsClaim();

// The app's pages are one document; calls, build files and everything with a name of its own are not pages.
registerRoute(
  new NavigationRoute(createHandlerBoundToURL('/index.html'), {
    denylist: [/^\/app\/v1\//, /^\/builds\//, /^[^?]*\.\w+(\?|$)/],
  }),
);

const named =
  (folder: string) =>
  ({ url, sameOrigin }: { url: URL; sameOrigin: boolean }) =>
    sameOrigin && url.pathname.startsWith(folder);
const images = new CacheFirst(pictures);
const keepers = Object.entries({
  '/games/': images,
  '/banners/': images,
  '/avatar/': images,
  '/icons/': images,
  '/assets/': new CacheFirst(screens),
});
for (const [folder, keeper] of keepers) registerRoute(named(folder), keeper);

self.addEventListener('install', (event) => {
  event.waitUntil(keepFormer());
  // A page's calls needn't wait for this worker to wake up; a web worker's do, for Chromium 156 gives those no such routes.
  const { addRoutes } = event as ExtendableEvent & { addRoutes?(route: object): Promise<void> };
  if (!addRoutes) return;
  const calls = { urlPattern: new URLPattern({ pathname: '/app/v1/*' }), requestMethod: 'POST' };
  event.waitUntil(addRoutes.call(event, { condition: calls, source: 'network' }).catch(() => {}));
});

// What a page asks for: to let a new version in on its way to another page, to be taken over where it was passed by, to keep files.
self.addEventListener('message', (event) => {
  const { type, urls = [] } = (event.data ?? {}) as { type?: string; urls?: string[] };
  if (type === 'SKIP_WAITING') void self.skipWaiting();
  if (type === 'LEAVE') left = true;
  if (type === 'CLAIM') void self.clients.claim();
  if (type !== 'KEEP') return;
  const more = urls.filter((url) => !getCacheKeyForURL(url)).map((url) => new URL(url, location.href));
  event.waitUntil(
    Promise.allSettled(more.flatMap((url) => keeperOf(url)?.handleAll({ event, request: url.href }) ?? [])),
  );
});

function keeperOf(url: URL) {
  const sameOrigin = url.origin === location.origin;
  return keepers.find(([folder]) => named(folder)({ url, sameOrigin }))?.[1];
}

/** What the build before had in its shell stays for the pages of it that are still open. */
async function keepFormer() {
  const [shell, kept] = await Promise.all([caches.open(cacheNames.precache), caches.open(screens.cacheName)]);
  const former = (await shell.keys()).filter(({ url }) => url.includes('/assets/') && !getCacheKeyForURL(url));
  await Promise.all(former.map(async (request) => kept.put(request, (await shell.match(request))!)));
}
