import { subscribeKey } from 'valtio/vanilla/utils';
import { pathnameOf } from '#browser/addresses.ts';
import { ifNobodyIsBusy } from '#browser/busyLock.ts';
import { leaveForm } from '#browser/dirtyForm.ts';
import { limited } from '#browser/limited.ts';
import { requestCaching } from '#browser/requestCaching.ts';
import { removeLocal, writeLocal, readLocal } from '#browser/localStore.ts';
import { stores } from '#data/stores.ts';
import { track } from '#nav/analytics.ts';
import { build, isCutOff, installUpdater } from '#data/updates.ts';
import { policy } from '#data/supervision.ts';
import { app } from '#data/worker.ts';
import { markLeft, reportUpdate, reportWithdrawn } from './outcome.ts';

/** Storage keys: the builds that this tab reloaded for, and the operator's kill switch for the service worker. */
const names = { builds: 'updated.to', off: 'worker.off' };
/** Number of builds remembered; if manifests alternate between builds, the page reloads once for each. */
const remembered = 20;
/** Minimum age of the build manifest for a navigation to poll it, milliseconds. */
const manifestAge = 60_000;
/**
 * Delay of the installation after a first visit's load, milliseconds, as installing costs the device as much as the
 * lobby.
 */
const settling = 1_500;
/** How long a reload waits for a new service worker to install, and to take over, milliseconds. */
const patience = { coming: 10_000, takeOver: 1_000 };

let registration: ServiceWorkerRegistration | undefined;
let controlled = false;
/** Another tab activated an update: this page is older than its service worker. */
let behind = false;
/** The service worker that was asked to take over; it does so at once, or when the former one is idle. */
let handedOver: ServiceWorker | undefined;
let ready: (() => void) | undefined;

/**
 * Registers the service worker, a little later on a first visit, and listens for newer builds. A first install never
 * reloads the page.
 */
export function startUpdates(): void {
  installUpdater({ apply, renew });
  reportUpdate();
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') void app.builds.checkBuild(manifestAge).catch(() => {});
  });
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
  subscribeKey(stores.build, 'serviceWorker', (enabled) => {
    if (enabled === true) void install(container);
    if (enabled === false) void uninstall(container);
  });
  setTimeout(() => readLocal('device', names.off, false) || void install(container), controlled ? 0 : settling);
}

async function install(container: ServiceWorkerContainer) {
  removeLocal('device', names.off);
  try {
    registration ??= await container.register(policy.createScriptURL('/sw.js'), { scope: '/', updateViaCache: 'none' });
    // A page that starts loading while the first service worker takes over isn't claimed by it.
    if (!container.controller) registration.active?.postMessage({ type: 'CLAIM' });
  } catch (error) {
    // The app works without a service worker; support sees the flag, the operator the event (spec §8).
    document.documentElement.dataset['serviceWorker'] = String(error);
    track('error_shown', { kind: 'service worker' });
  }
}

/** Kill switch: unregisters the service worker and deletes its caches; the app continues from the network. */
async function uninstall(container: ServiceWorkerContainer) {
  writeLocal('device', names.off, true);
  registration = undefined;
  container.controller?.postMessage({ type: 'LEAVE' });
  const registered = await container.getRegistrations();
  if (registered[0]) reportWithdrawn();
  const dropCaches = async () => Promise.all((await caches.keys()).map((name) => caches.delete(name)));
  await Promise.allSettled([...registered.map((each) => each.unregister()), dropCaches()]);
}

/** Caches what this page loaded before the service worker existed, so that a page opened once also opens offline. */
function keepLoaded(worker: ServiceWorker | null) {
  const urls = performance.getEntriesByType('resource').map(({ name }) => name);
  requestCaching(
    worker,
    urls.filter((url) => pathnameOf(url).startsWith('/assets/')),
  );
}

const isNewer = () => stores.build.latest !== '' && stores.build.latest !== build;
const isWaiting = () => registration?.waiting && registration.waiting !== handedOver;
const isDue = () => behind || isWaiting() || stores.storage.outdated || (!controlled && isNewer());

/**
 * Applies a waiting update during a navigation, or polls for one. Resolves to whether the page is about to reload at
 * the target.
 */
async function apply(target: string): Promise<boolean> {
  const loads = await applyWaiting(target);
  // Checked only after the update: an earlier request would wake the former service worker, which then gives way a
  // second later, or only once it is idle.
  if (!loads) void app.builds.checkBuild(manifestAge).catch(() => {});
  return loads;
}

/** Applies an update at most once per build, and never while a tab is busy with money, a game or a form. */
async function applyWaiting(target: string): Promise<boolean> {
  await leaveForm();
  if (!isDue() || isCutOff() || !isFirstTime()) return false;
  const isLeaving = await ifNobodyIsBusy(async () => {
    if ((registration?.waiting && !(await handOver(registration.waiting))) || !markDone()) return false;
    markLeft();
    location.assign(target);
    return true;
  });
  return isLeaving ?? false;
}

/** The current build lacks a file: requests a newer build, waits for it and activates it, unless a tab is busy. */
async function renew(): Promise<boolean> {
  await leaveForm();
  const isNew = await ifNobodyIsBusy(async () => {
    if (registration) await limited(patience.coming, registration.update()).catch(() => {});
    if (registration?.installing) await installed(registration.installing);
    return !registration?.waiting || handOver(registration.waiting);
  });
  return isNew ?? false;
}

function installed(worker: ServiceWorker) {
  return new Promise<void>((done) => {
    worker.addEventListener('statechange', () => done());
    setTimeout(done, patience.coming);
  });
}

const newer = () => stores.build.latest || 'unnamed';
const loadedFor = () => readLocal<string[]>('tab', names.builds, []);
const isFirstTime = () => !loadedFor().includes(newer());

/** Records the reload in storage; false if that fails, as an unrecorded reload would repeat for ever. */
function markDone(): boolean {
  return writeLocal('tab', names.builds, [...loadedFor(), newer()].slice(-remembered));
}

/**
 * Asks a waiting service worker to take over; resolves to whether it did in time. Chromium stops the former one for
 * it, but restarts that for a request in between; it then ends only when idle, and a page loaded before that would be
 * lost.
 */
function handOver(waiting: ServiceWorker): Promise<boolean> {
  handedOver = waiting;
  return new Promise((done) => {
    ready = () => done(true);
    setTimeout(() => done(false), patience.takeOver);
    waiting.postMessage({ type: 'SKIP_WAITING' });
  });
}
