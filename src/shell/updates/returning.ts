import { busyLock } from '#browser/busyLock.ts';
import { writeLocal, readLocal } from '#browser/localStore.ts';
import { dropModals } from '#nav/modals.ts';
import { stores } from '#data/stores.ts';
import { build } from '#data/updates.ts';
import { app, supervision } from '#data/worker.ts';

/** How often the page looks at the clock; a jump beyond `asleep` means that the machine slept. Milliseconds. */
const clock = { every: 5_000, asleep: 60_000 };
/** How long a page that comes back stays covered while it is asked who is here; milliseconds. */
const patience = 2_000;
/** The build that last loaded this tab anew because nobody answered that. */
const unanswered = 'returned.in';

const cover = (covered: boolean) => void (document.body.style.visibility = covered ? 'hidden' : '');
const nextFrame = () => new Promise((shown) => requestAnimationFrame(shown));

/** What other tabs last said of the session; nothing where the browser stores nothing. */
function epochOfDevice(): string | undefined {
  try {
    return localStorage.getItem('session.epoch') ?? '';
  } catch {
    return undefined;
  }
}

/**
 * Sees to a page that comes back: out of the back-forward cache it shows nothing of a player who has left meanwhile, and
 * after its machine slept it asks once for what may have changed.
 */
export function watchReturning(): void {
  addEventListener('pagehide', ({ persisted }) => {
    if (persisted && stores.session.userId) cover(true);
  });
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) void comeBack();
  });

  let last = Date.now();
  const look = () => void (last = Date.now());
  document.addEventListener('visibilitychange', look);
  setInterval(() => {
    const slept = Date.now() - last > clock.every + clock.asleep;
    look();
    if (slept && document.visibilityState === 'visible') void app.tab.resume().catch(() => {});
  }, clock.every);
}

async function comeBack() {
  const asked = app.session.recheck().catch(() => {});
  if (epochOfDevice() === stores.session.epoch) return cover(false);
  const late = setTimeout(() => void giveUp(), patience);
  await asked;
  clearTimeout(late);
  await nextFrame();
  cover(false);
}

/** Nobody says who is here. The page loads anew where it may (reliability, I8), else it shows nothing but that it stopped. */
async function giveUp() {
  const free = (lock: unknown) => lock !== null && mayLoad();
  if (await navigator.locks.request(busyLock, { ifAvailable: true }, free)) return location.reload();
  dropModals();
  supervision.broken = true;
  await nextFrame();
  cover(false);
}

/** Once per build, and only where there is something to load. */
function mayLoad() {
  const again = readLocal('tab', unanswered, '') === build;
  writeLocal('tab', unanswered, build);
  return !again && (navigator.onLine || !!navigator.serviceWorker?.controller);
}
