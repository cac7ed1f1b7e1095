/** What a document tells of itself: when it begins and goes, and every word between its page and its worker. */
export type Word =
  | { kind: 'document'; port: string }
  | { kind: 'worker'; first: boolean; build: string }
  | { kind: 'terminated' | 'hidden' | 'back' }
  | { kind: 'leaves'; installed: boolean; onLine: boolean }
  | { kind: 'to' | 'from'; message: unknown };

/** Runs in every page before its own code, and must lean on nothing outside: has the page's talk with its worker overheard. */
export function overhear() {
  const { overheard } = globalThis as unknown as { overheard(document: string, at: number, word: Word): void };
  // What is served here has a port; the sites that links lead to have none.
  if (self !== top || !location.port || typeof overheard !== 'function') return;
  const id = Math.random().toString(36).slice(2);
  const tell = (word: Word) => overheard(id, Date.now(), word);
  // A page that begins without a service worker is claimed by the first; whoever takes over after that is an update.
  const container = navigator.serviceWorker as ServiceWorkerContainer | undefined;
  let takings = container?.controller ? 2 : 0;
  container?.addEventListener('controllerchange', () => takings++);
  let workers = 0;
  tell({ kind: 'document', port: location.port });

  /** Comlink's calls and answers; whatever else is posted is no business of a history's. */
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
    // A file that is saved leaves the page where it is.
    if (typeof downloadRequest === 'string' || destination.sameDocument || userInitiated) return;
    if (new URL(destination.url).origin !== location.origin) return;
    tell({ kind: 'leaves', installed: takings > 1, onLine: navigator.onLine });
  });
}
