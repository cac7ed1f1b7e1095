/**
 * Served in place of `/sw.js`, this removes the service worker from every device: it unregisters and
 * deletes the caches. The build writes it as `sw-off.js`.
 */
export function takeBack() {
  const worker = self as unknown as ServiceWorkerGlobalScope;
  const unregister = () => worker.registration.unregister();
  // In this order a page learns that it may no longer cache anything before its cache is deleted.
  const removeAll = async () => {
    await unregister();
    await Promise.all((await caches.keys()).map((name) => caches.delete(name)));
  };
  worker.addEventListener('install', () => void worker.skipWaiting());
  worker.addEventListener('activate', (event) => event.waitUntil(removeAll()));
  // A page that registers it during the removal would otherwise bring it back for good.
  worker.addEventListener('fetch', () => void unregister());
}
