import type { BrowserContext, Page } from 'playwright/test';
import type { Told } from '../../worker/contract/stores.ts';
import { sandbox } from '../e2e/sandbox.ts';
import { checkHistory } from './check.ts';
import { only, type ClientEntry, type WireEntry } from './entry.ts';
import { overhear, type Word } from './overhear.ts';
import { createRecorder, type Bare, type Recorder, type SafeOnce } from './recorder.ts';

/** A message of Comlink's: a call with its path and arguments, or the answer to one. */
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
  /** When it last said something. */
  now: number;
}

/** What is recorded of all the contexts of a test. */
interface Recording {
  client: ClientEntry[];
  /** Only pages served from here. */
  port: number;
  safeOnce: SafeOnce;
  /** Numbers the pages. */
  nextPage(): number;
}

/** Writes down what the pages of one browser context do and are told, from now on. */
async function recordContext(context: BrowserContext, device: string, { client, port, safeOnce, nextPage }: Recording) {
  const documents = new Map<string, Document>();
  const pages = new Map<Page, Document[]>();
  const numbers = new Map<Page, number>();

  function begin(id: string, page: Page, at: number, itsPort: string): Document {
    const before = pages.get(page) ?? [];
    for (const old of before) close(old, at);
    if (!numbers.has(page)) numbers.set(page, nextPage());
    const tab = `${device} ${numbers.get(page)!}.${before.length + 1}`;
    const recorder = createRecorder((entry) => add(made, entry), safeOnce);
    const made: Document = { tab, page, recorder, build: '', latest: '', port: itsPort, open: false, now: at };
    documents.set(id, made);
    pages.set(page, [...before, made]);
    page.once('close', () => close(made, Date.now()));
    return made;
  }

  function add({ tab, port: its, now }: Document, entry: Bare<ClientEntry>) {
    if (Number(its) === port) client.push({ at: now, device, tab, ...entry });
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
        return add(document, { kind: 'died' });
      case 'hidden':
        return close(document, at);
      case 'back':
        return open(document);
      case 'leaves': {
        const { build, latest } = document;
        const installed = word.controlled || (latest !== '' && latest !== build);
        return add(document, { kind: 'reload', build, onLine: word.onLine, installed });
      }
      case 'to':
      case 'from':
        return talk(document, word.kind, word.message as Talk);
    }
  }

  function talk(document: Document, way: 'to' | 'from', { id, type, path, argumentList, name, value }: Talk) {
    const { recorder } = document;
    const given = argumentList?.[0]?.value;
    if (way === 'to' && type === 'APPLY' && path?.[0]) recorder.asked(id, path[0], given);
    if (way === 'from' && type === 'APPLY' && path?.[0] === 'apply') {
      document.latest = (given as Told).patch.build?.latest ?? document.latest;
      recorder.told(given as Told);
    }
    if (way === 'from' && type !== 'APPLY')
      recorder.settled(id, name === 'throw' ? (value?.failure?.kind ?? 'bug') : '');
  }

  await context.exposeBinding('overheard', ({ page }, id: string, at: number, word: Word) => {
    if (word.kind === 'document') begin(id, page, at, word.port);
    else {
      const document = documents.get(id);
      if (document) hear(document, at, word);
    }
  });
  await context.addInitScript(overhear);
}

/** What a test did on purpose. */
interface Excuses {
  wiped: boolean;
  moved: boolean;
}

/** How slow a loaded machine may be, milliseconds. */
const slack = 5_000;

/** The history of one test: of every device that it follows, and of the sandbox from now on. */
export function recordDevices(safeOnce: SafeOnce = 'told') {
  const began = Date.now();
  const client: ClientEntry[] = [];
  const port = Number(process.env['E2E_PORT'] ?? 4273);
  const devices = new Map<BrowserContext, string>();
  let pages = 0;
  return {
    /** Follows a browser context too: of another device, or of the same one after a restart. */
    async follow(context: BrowserContext, before?: BrowserContext) {
      if (devices.has(context)) return;
      const device = devices.get(before ?? context) ?? `device ${devices.size + 1}`;
      devices.set(context, device);
      await recordContext(context, device, { client, port, safeOnce, nextPage: () => ++pages });
    },
    /** The ids of the events that must come. */
    safe: () => only(client, 'event').map(({ eventId }) => eventId),
    /**
     * What the test broke of the invariants. Where the device was wiped, its events and acts are nobody's promise; where its
     * time was moved, neither is how often it beats.
     */
    async broken(wire: readonly WireEntry[], { wiped, moved }: Excuses): Promise<string[]> {
      const server = await sandbox.history(began);
      if (server.some(({ call }) => call === 'preLogin') && !client.some(({ kind }) => kind === 'opened'))
        return ['The history has no page in it.'];
      const wrong = checkHistory({ client, server, wire, end: Date.now(), slack });
      const excused = [...(wiped ? [/^I[24]:/] : []), ...(moved ? [/^I11: .* beat again/] : [])];
      return wrong.filter((sentence) => !excused.some((pattern) => pattern.test(sentence)));
    },
  };
}
