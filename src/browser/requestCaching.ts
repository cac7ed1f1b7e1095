/** Has the service worker keep files of this origin that a page will want with no network; it fetches what it doesn't have. */
export const requestCaching = (worker: ServiceWorker | null | undefined, urls: readonly string[]) =>
  worker?.postMessage({ type: 'KEEP', urls });
