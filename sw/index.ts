import { cacheNames, clientsClaim } from 'workbox-core';
import {
  addPlugins,
  cleanupOutdatedCaches,
  createHandlerBoundToURL,
  getCacheKeyForURL,
  precacheAndRoute,
} from 'workbox-precaching';
import { NavigationRoute, registerRoute } from 'workbox-routing';
import { CacheFirst } from 'workbox-strategies';
import { build, lastScreen, precache, sharedCache } from 'virtual:shell';
import { boundReads } from './boundReads.ts';
import { withLastScreen } from './lastScreen.ts';
import { showPushes } from './push.ts';
import { limitEntries } from './limitCache.ts';
import { mendLater } from './mendLater.ts';
import { routeCalls } from './staticRoutes.ts';
import { dropShared, keepShared, sharePath } from './share.ts';

declare const self: ServiceWorkerGlobalScope;

/**
 * Whether the operator has withdrawn this service worker: open pages then use the network, and nothing more is cached.
 */
let withdrawn = false;

/** The runtime cache of covers, banners and avatars, filled as they are shown; the oldest are evicted. */
const pictures = { cacheName: 'pictures', plugins: [limitEntries(200, () => withdrawn)] };
/**
 * The runtime cache of the app's files outside the precache, stored as they are loaded or filled in
 * (`src/shared/filling`, which removes those of former builds), and of icons.
 */
const screens = { cacheName: 'screens', plugins: [limitEntries(400, () => withdrawn)] };

// Registered before all routes, so that none handles a request once this worker is withdrawn.
self.addEventListener('fetch', (event) => withdrawn && event.stopImmediatePropagation());

boundReads(caches);
addPlugins([mendLater]);
// Pages are handled below, not served as a file of their path.
precacheAndRoute([...precache], { directoryIndex: '' });
cleanupOutdatedCaches();
showPushes(self);
clientsClaim();

// All pages of the app are one document; API calls, build files and paths with a file extension aren't pages.
const pageUrl = '/index.html';
const integrity = precache.find(({ url }) => url === pageUrl)?.integrity;
/** A cached file of the build. */
const fileOf = async (url: string) => caches.match(getCacheKeyForURL(url) ?? url);
const documentHandler = createHandlerBoundToURL(pageUrl);
const page: typeof documentHandler = (options) => {
  void dropShared(options.url.pathname, sharedCache).catch(() => {});
  // If its cache is gone, this build's document is cached again (D15); another build's is served without caching.
  const document = documentHandler({ ...options, params: { integrity } }).catch(() => documentHandler(options));
  return options.url.pathname === '/' ? withLastScreen(document, build, lastScreen, fileOf) : document;
};
registerRoute(
  new NavigationRoute(page, {
    denylist: [/^\/app\/v1\//, /^\/builds\//, /^[^?]*\.\w+(\?|$)/],
  }),
);

registerRoute(
  ({ url, sameOrigin }) => sameOrigin && url.pathname === sharePath,
  ({ request }) => keepShared(request, sharedCache),
  'POST',
);

const isInFolder =
  (folder: string) =>
  ({ url, sameOrigin }: { url: URL; sameOrigin: boolean }) =>
    sameOrigin && url.pathname.startsWith(folder);
const images = new CacheFirst(pictures);
const files = new CacheFirst(screens);
const strategies = Object.entries({
  '/games/': images,
  '/banners/': images,
  '/avatar/': images,
  '/icons/': files,
  '/assets/': files,
});
for (const [folder, strategy] of strategies) registerRoute(isInFolder(folder), strategy);

self.addEventListener('install', (event) => {
  event.waitUntil(keepPreviousBuild());
  routeCalls(event);
});

// Messages from a page: activate a waiting version, withdraw, claim a page loaded without this worker, cache files.
self.addEventListener('message', (event) => {
  const { type, urls = [] } = (event.data ?? {}) as { type?: string; urls?: string[] };
  if (type === 'SKIP_WAITING') void self.skipWaiting();
  if (type === 'LEAVE') withdrawn = true;
  if (type === 'CLAIM') void self.clients.claim();
  if (type !== 'KEEP') return;
  const uncached = urls.filter((url) => !getCacheKeyForURL(url)).map((url) => new URL(url, location.href));
  event.waitUntil(
    Promise.allSettled(uncached.flatMap((url) => strategyOf(url)?.handleAll({ event, request: url.href }) ?? [])),
  );
});

function strategyOf(url: URL) {
  const sameOrigin = url.origin === location.origin;
  return strategies.find(([folder]) => isInFolder(folder)({ url, sameOrigin }))?.[1];
}

/** Keeps the precached files of the previous build for its pages that are still open. */
async function keepPreviousBuild() {
  const [shell, kept] = await Promise.all([caches.open(cacheNames.precache), caches.open(screens.cacheName)]);
  const previous = (await shell.keys()).filter(({ url }) => url.includes('/assets/') && !getCacheKeyForURL(url));
  await Promise.all(previous.map(async (request) => kept.put(request, (await shell.match(request))!)));
}
