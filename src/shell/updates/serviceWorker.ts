import { subscribeKey } from 'valtio/vanilla/utils';
import { busyLock } from '#browser/busyLock.ts';
import { leaveForm } from '#browser/dirtyForm.ts';
import { requestCaching } from '#browser/requestCaching.ts';
import { removeLocal, writeLocal, readLocal } from '#browser/localStore.ts';
import { stores } from '#data/stores.ts';
import { track } from '#nav/analytics.ts';
import { build, isCutOff, openGate } from '#data/updates.ts';
import { app, policy } from '#data/worker.ts';

/** Names on the device: the builds that this tab loaded anew for, and the operator's word that there shall be no service worker. */
const names = { builds: 'updated.to', off: 'worker.off' };
/** So many builds are remembered; a manifest that goes back and forth between some loads the page once for each. */
const remembered = 20;
/** A navigation asks for the build manifest when it is older than this, milliseconds. */
const manifestAge = 60_000;
/** How long after its load a first visit has the device to itself, milliseconds: an installation takes as much of it as the lobby. */
const settling = 1_500;
/** How long a reload waits for a new service worker to come, and for it to take over, milliseconds. */
const patience = { coming: 10_000, takeOver: 1_000 };

let registration: ServiceWorkerRegistration | undefined;
let controlled = false;
/** Another tab let an update in: this page belongs to an older build than its service worker. */
let behind = false;
/** The service worker that was asked to take over; it does so at once, or when the former one is idle. */
let asked: ServiceWorker | undefined;
let ready: (() => void) | undefined;

/** Registers the service worker, on a first visit a little later, and listens for newer builds. A first install never reloads anything. */
export function startUpdates(): void {
  openGate({ letIn, renew });
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
  subscribeKey(stores.build, 'serviceWorker', (wanted) => {
    if (wanted === true) void install(container);
    if (wanted === false) void takeBack(container);
  });
  setTimeout(() => readLocal('device', names.off, false) || void install(container), controlled ? 0 : settling);
}

async function install(container: ServiceWorkerContainer) {
  removeLocal('device', names.off);
  try {
    registration ??= await container.register(policy.createScriptURL('/sw.js'), { scope: '/', updateViaCache: 'none' });
    // A page that begins in the moment in which the first one takes over is passed by.
    if (!container.controller) registration.active?.postMessage({ type: 'CLAIM' });
  } catch (error) {
    // The app works without; support sees the flag, the operator the event (spec §8).
    document.documentElement.dataset['serviceWorker'] = String(error);
    track('error_shown', { kind: 'service worker' });
  }
}

/** The operator wants no service worker any more: nothing of it stays, and the app goes on from the network. */
async function takeBack(container: ServiceWorkerContainer) {
  writeLocal('device', names.off, true);
  registration = undefined;
  container.controller?.postMessage({ type: 'LEAVE' });
  const registered = await container.getRegistrations();
  const files = await caches.keys();
  await Promise.allSettled([
    ...registered.map((each) => each.unregister()),
    ...files.map((name) => caches.delete(name)),
  ]);
}

/** What this page loaded before the service worker was there: a page opened once opens offline too. */
function keepLoaded(worker: ServiceWorker | null) {
  const urls = performance.getEntriesByType('resource').map(({ name }) => name);
  requestCaching(
    worker,
    urls.filter((url) => new URL(url).pathname.startsWith('/assets/')),
  );
}

const isNewer = () => stores.build.latest !== '' && stores.build.latest !== build;
const isWaiting = () => registration?.waiting && registration.waiting !== asked;
const isDue = () => behind || isWaiting() || stores.storage.outdated || (!controlled && isNewer());

/** Lets an update in on the way to a page, or looks for one. Says whether the page is about to load anew at the target. */
async function letIn(target: string): Promise<boolean> {
  const loads = await letWaitingIn(target);
  // Not before: a request would wake the former service worker, and that goes a second later then, or only when it is idle.
  if (!loads) void app.builds.checkBuild(manifestAge).catch(() => {});
  return loads;
}

/** Lets an update in at most once per build, and never while some tab is busy with money, a game or a form. */
async function letWaitingIn(target: string): Promise<boolean> {
  await leaveForm();
  if (!isDue() || isCutOff() || !isFirstTime()) return false;
  return navigator.locks.request(busyLock, { ifAvailable: true }, async (free) => {
    if (!free || (registration?.waiting && !(await handOver(registration.waiting))) || !markDone()) return false;
    location.assign(target);
    return true;
  });
}

/** The build at hand lacks something: a newer one is asked for, waited for and let in, unless some tab is busy. */
async function renew(): Promise<boolean> {
  await leaveForm();
  return navigator.locks.request(busyLock, { ifAvailable: true }, async (free) => {
    if (!free) return false;
    await registration?.update().catch(() => {});
    if (registration?.installing) await installed(registration.installing);
    return !registration?.waiting || handOver(registration.waiting);
  });
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

/** Says whether it is remembered; what can't be remembered isn't done, or it would be done for ever. */
function markDone(): boolean {
  writeLocal('tab', names.builds, [...loadedFor(), newer()].slice(-remembered));
  return !isFirstTime();
}

/**
 * Asks a waiting service worker to take over, and says whether it did so in time. Chromium stops the former one for it, but
 * starts that again for a request that comes meanwhile; then it goes when it is idle, and a page that loads before is lost.
 */
function handOver(waiting: ServiceWorker): Promise<boolean> {
  asked = waiting;
  return new Promise((done) => {
    ready = () => done(true);
    setTimeout(() => done(false), patience.takeOver);
    waiting.postMessage({ type: 'SKIP_WAITING' });
  });
}
