/**
 * Served in the place of `/sw.js`, this takes the service worker back from every device: its caches go, and the app comes
 * from the network again. The build writes it as `sw-off.js`.
 */
export function takeBack() {
  const worker = self as unknown as ServiceWorkerGlobalScope;
  const leave = () => worker.registration.unregister();
  const clear = async () => {
    await Promise.all((await caches.keys()).map((name) => caches.delete(name)));
    await leave();
  };
  worker.addEventListener('install', () => void worker.skipWaiting());
  worker.addEventListener('activate', (event) => event.waitUntil(clear()));
  // A page that registers while this one leaves would bring it back for good.
  worker.addEventListener('fetch', () => void leave());
}
