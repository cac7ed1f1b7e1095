/**
 * Served in place of `/sw.js`, this removes the service worker from every device: it deletes the caches and
 * unregisters. The build writes it as `sw-off.js`.
 */
export function takeBack() {
  const worker = self as unknown as ServiceWorkerGlobalScope;
  const unregister = () => worker.registration.unregister();
  const removeAll = async () => {
    await Promise.all((await caches.keys()).map((name) => caches.delete(name)));
    await unregister();
  };
  worker.addEventListener('install', () => void worker.skipWaiting());
  worker.addEventListener('activate', (event) => event.waitUntil(removeAll()));
  // A page that registers it during the removal would bring it back for good.
  worker.addEventListener('fetch', () => void unregister());
}
