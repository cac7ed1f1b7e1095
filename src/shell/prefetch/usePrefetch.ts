import { useEffect } from 'react';
import { useSnapshot } from 'valtio';
import { bringModal } from '#nav/modals.ts';
import { isSlow, savesData } from '#data/preferences.ts';
import { routeAt, type Path } from '#nav/routes.ts';
import { loadScreen } from '#nav/screens.ts';
import { stores } from '#data/stores.ts';
import { prefetch } from './prefetch.ts';

/** How long a browser that doesn't say when it is idle is left alone, milliseconds. */
const pause = 300;

const idle = () =>
  new Promise<void>((resolve) => {
    if ('requestIdleCallback' in globalThis) requestIdleCallback(() => resolve());
    else setTimeout(resolve, pause);
  });

/** Nothing that nobody asked for comes over a network that is slow, metered or not there. */
const allowed = () => navigator.onLine && !savesData() && !isSlow();

async function load(path: Path) {
  const route = routeAt(path);
  if (route) await loadScreen(route);
}

/** The way out works with no network, also where data is saved: it is brought in any case (checklist O-04). */
async function bringWayOut() {
  await idle();
  await Promise.all([load('/member'), bringModal('logout')]).catch(() => {});
}

/** Has the likely next pages of whoever is here at hand (checklist K-12, Q-39); a game has the network for itself. */
export function usePrefetch(pathname: string): void {
  const { known, userId } = useSnapshot(stores.session);
  const who = userId === 0 ? 'visitor' : 'player';
  const playing = pathname === '/game/start';
  useEffect(() => {
    if (!known || playing) return;
    let current = true;
    if (who === 'player') void bringWayOut();
    void prefetch(who, { allowed: () => current && allowed(), idle, load });
    return () => {
      current = false;
    };
  }, [known, who, playing]);
}
