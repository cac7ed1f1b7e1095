/** Asks the service worker to cache files of this origin for offline use; it fetches those it doesn't have. */
export const requestCaching = (worker: ServiceWorker | null | undefined, urls: readonly string[]) =>
  worker?.postMessage({ type: 'KEEP', urls });
