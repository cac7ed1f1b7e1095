/** Messages from the recorder in a document: its start and end, and all messages between page and worker. */
export type Word =
  | { kind: 'document'; port: string }
  | { kind: 'worker'; first: boolean; build: string }
  | { kind: 'terminated' | 'hidden' | 'back' }
  | { kind: 'leaves'; installed: boolean; onLine: boolean }
  | { kind: 'to' | 'from'; message: unknown };

/** Init script, self-contained: records the Comlink traffic between page and worker. */
export function overhear() {
  const { overheard } = globalThis as unknown as { overheard(document: string, at: number, word: Word): void };
  // Pages of the app have a port in their address; external sites have none.
  if (self !== top || !location.port || typeof overheard !== 'function') return;
  const id = Math.random().toString(36).slice(2);
  const tell = (word: Word) => overheard(id, Date.now(), word);
  // A page without a service worker is claimed by the first one; a later controller change is an update.
  const container = navigator.serviceWorker as ServiceWorkerContainer | undefined;
  let takings = container?.controller ? 2 : 0;
  container?.addEventListener('controllerchange', () => takings++);
  let workers = 0;
  tell({ kind: 'document', port: location.port });

  /** Whether a message is a Comlink call or answer; other messages are ignored. */
  const isTalk = (data: unknown) => typeof data === 'object' && data !== null && 'id' in data && 'type' in data;

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
      if (isTalk(message)) tell({ kind: 'to', message });
      super.postMessage(message, more as StructuredSerializeOptions);
    }
    override terminate() {
      tell({ kind: 'terminated' });
      super.terminate();
    }
  };

  addEventListener('pagehide', () => tell({ kind: 'hidden' }));
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) tell({ kind: 'back' });
  });
  (globalThis as unknown as { navigation?: EventTarget }).navigation?.addEventListener('navigate', (event) => {
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
