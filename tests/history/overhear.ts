/** Messages from the recorder in a document: its start and end, and all messages between page and worker. */
export type Word =
  | { kind: 'document'; port: string }
  | { kind: 'worker'; first: boolean; build: string }
  | { kind: 'terminated' | 'hidden' | 'back' }
  | { kind: 'leaves'; installed: boolean; onLine: boolean }
  | { kind: 'to' | 'from'; message: unknown };

/** Time of a message in its document, epoch milliseconds, and the message. */
export type Timed = [at: number, word: Word];

/**
 * Init script, self-contained: records the Comlink traffic between page and worker. Messages are delivered together, at
 * most `delay` milliseconds late, because each delivery takes the browser as long as a hundred of them.
 */
export function overhear(delay: number) {
  const { overheard } = globalThis as unknown as { overheard(document: string, words: Timed[]): void };
  // The app's addresses have a port; external sites' have none.
  if (self !== top || !location.port || typeof overheard !== 'function') return;
  const id = Math.random().toString(36).slice(2);
  const heard: Timed[] = [];
  const deliver = () => {
    if (heard.length > 0) overheard(id, heard.splice(0));
  };
  const tell = (word: Word) => {
    const isTraffic = word.kind === 'to' || word.kind === 'from';
    if (heard.push([Date.now(), word]) === 1 && isTraffic && delay > 0) setTimeout(deliver, delay);
    if (!isTraffic || delay === 0) deliver();
  };
  // The first service worker claims a page that has none; a later controller change is an update.
  const container = navigator.serviceWorker as ServiceWorkerContainer | undefined;
  let takings = container?.controller ? 2 : 0;
  container?.addEventListener('controllerchange', () => takings++);
  let workers = 0;
  tell({ kind: 'document', port: location.port });

  /** Whether a message is a Comlink call or answer; other messages are ignored. */
  const isTalk = (data: unknown) => typeof data === 'object' && data !== null && 'id' in data && 'type' in data;

  /** A call with the sizes of files in place of their bytes, which are transferred with it. */
  function withoutBytes(message: unknown) {
    const { argumentList } = message as { argumentList?: { value: unknown }[] };
    const lean = argumentList?.map((each) =>
      each.value instanceof ArrayBuffer ? { ...each, value: { bytes: each.value.byteLength } } : each,
    );
    return lean ? { ...(message as object), argumentList: lean } : message;
  }

  const Native = Worker;
  globalThis.Worker = class extends Native {
    constructor(address: string | URL, options?: WorkerOptions) {
      super(address, options);
      const build = document.querySelector<HTMLMetaElement>('meta[name="build"]')?.content ?? '';
      tell({ kind: 'worker', first: workers++ === 0, build });
      this.addEventListener('message', ({ data }) => {
        if (isTalk(data)) tell({ kind: 'from', message: data });
      });
    }
    override postMessage(message: unknown, more?: StructuredSerializeOptions | Transferable[]) {
      if (isTalk(message)) tell({ kind: 'to', message: withoutBytes(message) });
      super.postMessage(message, more as StructuredSerializeOptions);
    }
    override terminate() {
      tell({ kind: 'terminated' });
      super.terminate();
    }
  };

  // An unloading document may lose later deliveries; `deliverOverheard` requests one before a crash.
  for (const last of ['beforeunload', 'deliver-overheard']) addEventListener(last, deliver);
  addEventListener('pagehide', () => tell({ kind: 'hidden' }));
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) tell({ kind: 'back' });
  });
  (globalThis as unknown as { navigation?: EventTarget }).navigation?.addEventListener('navigate', (event) => {
    deliver();
    const { destination, userInitiated, downloadRequest } = event as Event & {
      destination: { sameDocument: boolean; url: string };
      userInitiated: boolean;
      downloadRequest: string | null;
    };
    // A download doesn't leave the page.
    if (typeof downloadRequest === 'string' || destination.sameDocument || userInitiated) return;
    if (new URL(destination.url).origin !== location.origin) return;
    tell({ kind: 'leaves', installed: takings > 1, onLine: navigator.onLine });
  });
}
