/** The pages that a tap on a notification may lead to (O-23); any other address leads to the first. */
const pages: readonly unknown[] = [
  '/email',
  '/feedback/record',
  '/wallets/record',
  '/activity/lottery/order',
  '/bonus',
];
const topics: readonly unknown[] = ['payouts', 'replies', 'draws', 'offers'];
/** Max characters of a title or a text. */
const longest = 200;

/** How long a starting page can ask for a tap, milliseconds. */
const patience = 30_000;

const isText = (value: unknown) => typeof value === 'string' && value !== '' && value.length <= longest;

type Worker = Pick<ServiceWorkerGlobalScope, 'addEventListener' | 'registration' | 'clients'>;

/**
 * Shows the operator's pushes, one notification per topic; anything but a title, a text and a known topic is dropped.
 */
export function showPushes(worker: Worker): void {
  const { registration, clients } = worker;
  /** A tap that no page has received yet. */
  let waiting: { url: string; until: number } | undefined;

  async function open(url: string) {
    const tap = { url, until: Date.now() + patience };
    waiting = tap;
    const [page] = await clients.matchAll({ type: 'window', includeUncontrolled: true });
    if (!page) {
      // A page whose document has just been requested isn't listed yet; if no window opens, that page requests the tap.
      const opened = await clients.openWindow(url);
      if (waiting === tap) waiting = undefined;
      return opened;
    }
    // The page navigates without reloading, unless a game is open.
    page.postMessage({ type: 'OPEN', url });
    return page.focus();
  }

  worker.addEventListener('push', (event) => {
    try {
      const { title, body, topic, url } = event.data!.json() as Record<string, string>;
      if (!isText(title) || !isText(body) || !topics.includes(topic)) return;
      const data = pages.includes(url) ? url : pages[0];
      const [icon, badge] = ['/icons/icon-192.png', '/icons/monochrome-512.png'];
      event.waitUntil(
        registration.showNotification(title!, {
          body: body!,
          tag: topic!,
          renotify: true,
          icon,
          badge,
          data,
        } as object),
      );
    } catch {
      // The payload is not JSON, or not an object.
    }
  });
  worker.addEventListener('message', ({ data, source }) => {
    const { type } = (data ?? {}) as { type?: unknown };
    if (type === 'TAPPED') waiting = undefined;
    if (type === 'TAPS' && waiting && Date.now() < waiting.until)
      source?.postMessage({ type: 'OPEN', url: waiting.url });
  });
  worker.addEventListener('notificationclick', (event) => {
    event.notification.close();
    event.waitUntil(open(event.notification.data as string).catch(() => {}));
  });
}
