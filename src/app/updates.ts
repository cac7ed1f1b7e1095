import { subscribeKey } from 'valtio/vanilla/utils';
import { busyLock } from './busy.ts';
import { stores } from './stores.ts';
import { track } from './track.ts';
import { app, policy } from './worker.ts';

/** This build's id, as the document has it. */
export const build = document.querySelector<HTMLMetaElement>('meta[name="build"]')?.content ?? 'development';

/** Reloads once per build, and once per address whose code is gone; a second time would be a loop. */
const once = { build: 'updated.to', chunk: 'chunk.failed' };
/** A navigation asks for the build manifest when it is older than this, milliseconds. */
const manifestAge = 60_000;
/** How long a reload waits for the new service worker to take over, milliseconds. */
const takeOver = 3_000;

let registration: ServiceWorkerRegistration | undefined;
let controlled = false;
/** Another tab let an update in: this page belongs to an older build than its service worker. */
let behind = false;
let ready: (() => void) | undefined;

/** Registers the service worker and listens for newer builds. A first install never reloads anything. */
export async function startUpdates() {
  const container = navigator.serviceWorker as ServiceWorkerContainer | undefined;
  if (!container || import.meta.env.DEV) return;
  controlled = container.controller !== null;
  container.addEventListener('controllerchange', () => {
    if (controlled) behind = true;
    else keepLoaded(container.controller);
    controlled = true;
    ready?.();
  });
  subscribeKey(stores.build, 'latest', (latest) => {
    if (latest && latest !== build) void registration?.update().catch(() => {});
  });
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') void app.checkBuild(manifestAge).catch(() => {});
  });
  try {
    registration = await container.register(policy.createScriptURL('/sw.js'), { scope: '/', updateViaCache: 'none' });
  } catch (error) {
    // The app works without; support sees the flag, the operator the event (spec §8).
    document.documentElement.dataset['serviceWorker'] = String(error);
    track('error_shown', { kind: 'service worker' });
  }
}

/** What this page loaded before the service worker was there: a page opened once opens offline too. */
function keepLoaded(worker: ServiceWorker | null) {
  const urls = performance.getEntriesByType('resource').map(({ name }) => name);
  worker?.postMessage({ type: 'KEEP', urls: urls.filter((url) => new URL(url).pathname.startsWith('/assets/')) });
}

const isDue = () =>
  behind || registration?.waiting || (!controlled && stores.build.latest !== '' && stores.build.latest !== build);

/**
 * Lets a waiting update in on the way to a page, at most once per build, and never while some tab is busy with
 * money, a game or a form. Says whether the page is about to load anew at the target.
 */
export async function letUpdateIn(target: string): Promise<boolean> {
  void app.checkBuild(manifestAge).catch(() => {});
  const newer = stores.build.latest || 'unnamed';
  if (!isDue() || sessionStorage.getItem(once.build) === newer || !navigator.onLine) return false;
  return navigator.locks.request(busyLock, { ifAvailable: true }, async (free) => {
    if (!free) return false;
    sessionStorage.setItem(once.build, newer);
    if (registration?.waiting) await handOver(registration.waiting);
    location.assign(target);
    return true;
  });
}

function handOver(waiting: ServiceWorker) {
  return new Promise<void>((done) => {
    ready = done;
    setTimeout(done, takeOver);
    waiting.postMessage({ type: 'SKIP_WAITING' });
  });
}

/** The code of a page couldn't be had. Its build may be gone: the page loads anew at the target, once; a second time it is an error. */
export function chunkFailed(target: string) {
  const gone = `${build} ${target}`;
  if (!navigator.onLine || sessionStorage.getItem(once.chunk) === gone)
    throw new Error(`The page at ${target} can't be loaded.`);
  sessionStorage.setItem(once.chunk, gone);
  location.assign(target);
}
