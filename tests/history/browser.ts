import type { BrowserContext, Page, Request } from 'playwright/test';
import { apiBase } from '#sandbox/operator/http/request.ts';
import type { PatchMessage } from '#contract/stores.ts';
import type { ClientEntry } from './entry.ts';
import { overhear, type Timed, type Word } from './overhear.ts';
import { createRecorder, type Bare, type Recorder, type SafeOnce } from './recorder.ts';

/** How long messages are collected for one delivery, milliseconds. */
const delay = 50;

/** A Comlink message: a call with its path and arguments, or the answer to one. */
interface Talk {
  id: string;
  type: string;
  path?: string[];
  argumentList?: { value?: unknown }[];
  name?: string;
  value?: { failure?: { kind?: string } };
}

interface Document {
  tab: string;
  page: Page;
  recorder: Recorder;
  build: string;
  latest: string;
  port: string;
  open: boolean;
  /** Time of its latest message. */
  now: number;
}

/** The recording of all browser contexts of a test. */
interface Recording {
  /** Records an entry of a page served at this port. */
  write(port: string, entry: ClientEntry): void;
  safeOnce: SafeOnce;
  /** Assigns page numbers. */
  nextPage(): number;
}

/** The `requestId` in a JSON body; empty for none. */
function idIn(body: string): string {
  try {
    return (JSON.parse(body) as { requestId?: string }).requestId ?? '';
  } catch {
    return '';
  }
}

/** Records actions and shown states of a browser context's pages; `open` returns those showing the app, with ports. */
export async function recordContext(context: BrowserContext, device: string, { write, safeOnce, nextPage }: Recording) {
  const documents = new Map<string, Document>();
  const pages = new Map<Page, Document[]>();
  const numbers = new Map<Page, number>();

  /** An unloading document can lose messages, and an address that nothing serves starts no new document. */
  function meet(page: Page) {
    numbers.set(page, nextPage());
    page.on('framenavigated', (frame) => {
      if (frame !== page.mainFrame() || new URL(frame.url()).port) return;
      for (const gone of pages.get(page) ?? []) close(gone, Date.now());
    });
  }

  function begin(id: string, page: Page, at: number, itsPort: string): Document {
    const before = pages.get(page) ?? [];
    for (const old of before) close(old, at);
    if (!numbers.has(page)) meet(page);
    const tab = `${device} ${numbers.get(page)!}.${before.length + 1}`;
    const recorder = createRecorder((entry) => add(made, entry), safeOnce);
    const made: Document = { tab, page, recorder, build: '', latest: '', port: itsPort, open: false, now: at };
    documents.set(id, made);
    pages.set(page, [...before, made]);
    for (const end of ['close', 'crash'] as const) page.once(end as 'close', () => close(made, Date.now()));
    return made;
  }

  function add({ tab, port, now }: Document, entry: Bare<ClientEntry>) {
    write(port, { at: now, device, tab, ...entry });
  }

  function close(document: Document, at: number) {
    if (!document.open) return;
    Object.assign(document, { open: false, now: at });
    add(document, { kind: 'closed' });
  }

  function open(document: Document) {
    if (document.open) return;
    document.open = true;
    add(document, { kind: 'opened', url: document.page.url(), build: document.build });
  }

  function hear(document: Document, at: number, word: Word) {
    document.now = at;
    switch (word.kind) {
      case 'worker':
        document.build = word.build || document.build;
        if (word.first) open(document);
        else add(document, { kind: 'revived' });
        return;
      case 'terminated':
        // A page that enters the back/forward cache terminates its worker itself.
        return document.open ? add(document, { kind: 'died' }) : undefined;
      case 'hidden':
        return close(document, at);
      case 'back':
        return open(document);
      case 'leaves': {
        const { build, latest } = document;
        const installed = word.installed || (latest !== '' && latest !== build);
        return add(document, { kind: 'reload', build, onLine: word.onLine, installed });
      }
      case 'to':
      case 'from':
        return talk(document, word.kind, word.message as Talk);
    }
  }

  function talk(document: Document, way: 'to' | 'from', { id, type, path, argumentList, name, value }: Talk) {
    const { recorder } = document;
    const args = (argumentList ?? []).map((each) => each.value);
    const [given] = args;
    if (way === 'to' && type === 'APPLY' && path?.[0]) {
      // The page invokes actions by name; the connection itself calls some directly.
      const isInvoked = path[0] === 'invoke';
      recorder.asked(id, (isInvoked ? args.slice(0, 2) : path).join('.'), args[isInvoked ? 2 : 0]);
    }
    if (way === 'from' && type === 'APPLY' && path?.[0] === 'apply') {
      document.latest = (given as PatchMessage).patch.build?.latest ?? document.latest;
      recorder.told(given as PatchMessage);
    }
    if (way === 'from' && type !== 'APPLY')
      recorder.settled(id, name === 'throw' ? (value?.failure?.kind ?? 'bug') : '');
  }

  /** Records a request made by the app; copies that the browser resends on a lost connection don't count. */
  function post(request: Request) {
    const { pathname, port } = new URL(request.url());
    if (request.method() !== 'POST' || !pathname.startsWith(apiBase)) return;
    const requestId = idIn(request.postData() ?? '');
    const entry = { at: Date.now(), device, tab: '', kind: 'posted', call: pathname.slice(apiBase.length) } as const;
    if (requestId) write(port, { ...entry, requestId });
  }
  context.on('request', post);

  await context.exposeBinding('overheard', ({ page }, id: string, heard: Timed[]) => {
    for (const [at, word] of heard) {
      const document = documents.get(id);
      if (word.kind === 'document') begin(id, page, at, word.port);
      else if (document) hear(document, at, word);
    }
  });
  // Killing a browser loses every undelivered message.
  await context.addInitScript(overhear, safeOnce === 'told' ? delay : 0);
  return { device, open: () => [...documents.values()].filter(({ open: isOpen }) => isOpen) };
}

/** Delivers the messages that a page has recorded so far, before a crash loses them. */
export const deliverOverheard = (page: Page) => page.evaluate(() => dispatchEvent(new Event('deliver-overheard')));
