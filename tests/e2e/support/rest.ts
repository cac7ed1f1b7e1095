import { expect, type BrowserContext, type Page, type Request } from 'playwright/test';
import { likely } from '#shell/prefetch/prefetch.ts';
import { fileOf } from './files.ts';

/** The requests of a page: those in flight, and how many have begun. */
interface Requests {
  open: Set<Request>;
  begun: number;
  /** The document request in flight. */
  document?: Request | undefined;
}

const requestsOf = new WeakMap<Page, Requests>();

function followPage(page: Page) {
  const requests: Requests = { open: new Set(), begun: 0 };
  requestsOf.set(page, requests);
  page.on('request', (request) => {
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) requests.document = request;
    requests.open.add(request);
    requests.begun += 1;
  });
  page.on('requestfailed', (request) => {
    if (request === requests.document) requests.document = undefined;
  });
  for (const end of ['requestfinished', 'requestfailed'] as const)
    page.on(end as 'requestfinished', (request) => void requests.open.delete(request));
  // The browser reports no end for requests of a document that has been replaced.
  page.on('framenavigated', (frame) => {
    if (frame !== page.mainFrame() || !(requests.document || frame.url() === 'about:blank')) return;
    for (const request of requests.open) if (request !== requests.document) requests.open.delete(request);
    requests.document = undefined;
  });
}

/** Follows the requests of a context's pages from now on, for `quiet`. */
export function followRequests(context: BrowserContext): void {
  for (const page of context.pages()) followPage(page);
  context.on('page', followPage);
}

/** How long a page may take to come to rest on a slow machine, milliseconds. */
const patience = 30_000;

/**
 * Resolves when a page has no request in flight, its workers have handed over their results, and no idle work is left.
 * Unlike `networkidle`, which Playwright reports once per document, this holds now, and it counts idle periods of the
 * page and turns of its workers instead of time.
 */
export async function quiet(page: Page): Promise<void> {
  const requests = requestsOf.get(page)!;
  const atRest = async () => {
    const { begun } = requests;
    await page.evaluate(idleTwice);
    await Promise.all(page.workers().map((worker) => worker.evaluate(turnTwice).catch(() => {})));
    await page.evaluate(idleTwice);
    return requests.open.size === 0 && requests.begun === begun;
  };
  let times = 0;
  const atRestAgain = async () => (times = (await atRest()) ? times + 1 : 0);
  // What came last may show a picture, which is requested then.
  await expect
    .poll(atRestAgain, { message: 'the page comes to rest', timeout: patience, intervals: [100] })
    .toBeGreaterThan(1);
}

/** Waits two turns of a worker: a received answer is read in one, and handed to the page in the next. */
async function turnTwice() {
  for (let i = 0; i < 2; i++) await new Promise((done) => setTimeout(done));
}

/** Idle callbacks run in order of request, so after the second one those of the app have run. WebKit has none. */
async function idleTwice() {
  const idle = globalThis.requestIdleCallback ?? setTimeout;
  // Headless Chromium leaves no time idle while it draws no frame.
  let isOver = false;
  const draw = () => void (isOver || requestAnimationFrame(draw));
  draw();
  for (let i = 0; i < 2; i++) await new Promise((done) => idle(done));
  isOver = true;
}

/** The code that every page loads a moment after its first screen. */
const later = ['src/shell/loading/deferredTasks.ts', 'src/shell/loading/deferredParts.ts'];

/** The users whose likely next pages are prefetched; none are during a game, or with data saver. */
type Who = keyof typeof likely;

/** The sources of the prefetched pages. */
const sourceOf: Record<(typeof likely)[Who][number], string> = {
  '/': 'src/features/home/HomeScreen.tsx',
  '/auth/login': 'src/features/auth/LoginScreen.tsx',
  '/game/search': 'src/features/games/SearchScreen.tsx',
  '/game/start': 'src/features/play/PlayScreen.tsx',
  '/member': 'src/features/member/MemberScreen.tsx',
  '/member/self-limited': 'src/features/rg/SelfLimitedScreen.tsx',
  '/wallets': 'src/features/wallets/WalletsScreen.tsx',
};

/**
 * Resolves when a page has loaded the later parts of the shell and the likely next pages. A page that starts offline
 * comes to rest without the latter (no `who`).
 */
export async function broughtAlong(page: Page, who?: Who): Promise<void> {
  const files = [...later, ...(who ? likely[who].map((path) => sourceOf[path]) : [])].map(fileOf);
  await page.waitForFunction(cameAlong, files, { timeout: patience });
  await quiet(page);
}

function cameAlong(files: string[]) {
  const came = performance.getEntriesByType('resource');
  return files.every((file) => came.some(({ name }) => name.includes(file)));
}

/** Resolves when the service worker controls the page and the app is installed. */
export async function offlineReady(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
    if (!navigator.serviceWorker.controller)
      await new Promise((done) => navigator.serviceWorker.addEventListener('controllerchange', done, { once: true }));
  });
}

/** Resolves when the page's pictures, those not scrolled to included, are cached for offline use. */
export async function picturesCached(page: Page): Promise<void> {
  await expect.poll(() => page.evaluate(uncached), { message: 'pictures are cached', timeout: patience }).toEqual([]);
}

/** The addresses of a page's pictures that aren't cached; lazy ones begin to load. */
async function uncached() {
  const shown = [...document.images].filter((image) => image.src.startsWith(location.origin));
  for (const image of document.images) image.loading = 'eager';
  const cached = await Promise.all(shown.map((image) => caches.match(image.src)));
  return shown.filter((_, i) => !cached[i]).map((image) => image.src);
}

/** Cuts the device's network off, and resolves when the page knows. */
export async function cutOff(page: Page): Promise<void> {
  await page.context().setOffline(true);
  await page.waitForFunction(() => !navigator.onLine);
}

/** Cuts the network off once the page is installed and at rest, so that the cut interrupts nothing. */
export async function goOffline(page: Page, who?: Who): Promise<void> {
  await offlineReady(page);
  await broughtAlong(page, who);
  await cutOff(page);
}

/** Cuts the network off between two screens, once the first one's page is at rest. */
export async function offline({ page }: { page: Page }): Promise<void> {
  await quiet(page);
  await cutOff(page);
}
