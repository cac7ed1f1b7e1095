import { useEffect } from 'react';
import { useSnapshot } from 'valtio';
import { prefetchModal } from '#nav/modals.ts';
import { isSlow, savesData } from '#data/preferences.ts';
import type { Path } from '#nav/routes.ts';
import { findRoute, loadScreen } from '#nav/screens.ts';
import { stores } from '#data/stores.ts';
import { prefetch } from './prefetch.ts';

/** Delay in place of `requestIdleCallback` in browsers without it, milliseconds. */
const pause = 300;

const idle = () =>
  new Promise<void>((resolve) => {
    if ('requestIdleCallback' in globalThis) requestIdleCallback(() => resolve());
    else setTimeout(resolve, pause);
  });

/**
 * No prefetch over a slow, metered or missing network, nor over one that the browser reports as online but that loads
 * nothing.
 */
const allowed = () => navigator.onLine && !stores.network.failing && !savesData() && !isSlow();

async function load(path: Path) {
  const route = await findRoute(path);
  if (route) await loadScreen(route);
}

/** Prefetches the log-out, which works offline, even with data saving on (checklist O-04). */
async function prefetchLogout() {
  await idle();
  await Promise.all([load('/member'), prefetchModal('logout')]).catch(() => {});
}

/** Prefetches the likely next pages of this player or visitor (checklist K-12, Q-39), but not during a game. */
export function usePrefetch(pathname: string): void {
  const { known, userId } = useSnapshot(stores.session);
  const who = userId === 0 ? 'visitor' : 'player';
  const playing = pathname === '/game/start';
  useEffect(() => {
    if (!known || playing) return;
    let current = true;
    if (who === 'player') void prefetchLogout();
    void prefetch(who, { allowed: () => current && allowed(), idle, load });
    return () => {
      current = false;
    };
  }, [known, who, playing]);
}
