import { stores } from './stores.ts';
import { app } from './worker.ts';

/** How often the page looks at the clock; a jump beyond `asleep` means that the machine slept. Milliseconds. */
const clock = { every: 5_000, asleep: 60_000 };
/** How long a page that comes back stays covered while it is asked who is here, before it loads anew; milliseconds. */
const patience = 2_000;

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
    if (slept && document.visibilityState === 'visible') void app.resume().catch(() => {});
  }, clock.every);
}

async function comeBack() {
  if (epochOfDevice() === stores.session.epoch) cover(false);
  const late = setTimeout(() => location.reload(), patience);
  await app.recheck().catch(() => {});
  clearTimeout(late);
  await nextFrame();
  cover(false);
}
