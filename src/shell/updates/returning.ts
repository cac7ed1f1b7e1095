import { ifNobodyIsBusy } from '#browser/busyLock.ts';
import { writeLocal, readLocal } from '#browser/localStore.ts';
import { whileVisible } from '#browser/whileVisible.ts';
import { dropModals } from '#nav/modals.ts';
import { stores } from '#data/stores.ts';
import { build } from '#data/updates.ts';
import { supervision } from '#data/supervision.ts';
import { app } from '#data/worker.ts';

/** How often the page compares clocks; a gap beyond `asleep` means that the device slept. Milliseconds. */
const clock = { every: 5_000, asleep: 60_000 };
/** How long a restored page stays covered while the worker is asked who is logged in, milliseconds. */
const patience = 2_000;
/** Storage key of the build for which this tab was last reloaded because the worker didn't answer. */
const reloadedKey = 'returned.in';

const cover = (covered: boolean) => void (document.body.style.visibility = covered ? 'hidden' : '');
const nextFrame = () => new Promise((shown) => requestAnimationFrame(shown));

/** The session's epoch that other tabs last stored; undefined where storage is blocked. */
function epochOfDevice(): string | undefined {
  try {
    return localStorage.getItem('session.epoch') ?? '';
  } catch {
    return undefined;
  }
}

/**
 * Handles pages that return: restored from the back-forward cache, a page shows nothing of a player who has logged
 * out meanwhile; after the device slept, it refreshes once.
 */
export function watchReturning(): void {
  addEventListener('pagehide', ({ persisted }) => {
    if (persisted && stores.session.userId) cover(true);
  });
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) void onReturn();
  });

  let last = Date.now();
  const markAwake = () => void (last = Date.now());
  document.addEventListener('visibilitychange', markAwake);
  whileVisible(() => {
    const slept = Date.now() - last > clock.every + clock.asleep;
    markAwake();
    if (slept && !stores.network.down) void app.tab.resume().catch(() => {});
  }, clock.every);
}

async function onReturn() {
  const recheck = app.session.recheck().catch(() => {});
  if (epochOfDevice() === stores.session.epoch) return cover(false);
  const late = setTimeout(() => void giveUp(), patience);
  await recheck;
  clearTimeout(late);
  await nextFrame();
  cover(false);
}

/** The worker doesn't answer. The page reloads if it may (reliability, I8), else it shows that it has stopped. */
async function giveUp() {
  if (await ifNobodyIsBusy(async () => mayLoad())) return location.reload();
  dropModals();
  supervision.broken = true;
  await nextFrame();
  cover(false);
}

/** At most once per build, and only online. */
function mayLoad() {
  const again = readLocal('tab', reloadedKey, '') === build;
  return writeLocal('tab', reloadedKey, build) && !again && (navigator.onLine || !!navigator.serviceWorker?.controller);
}
