import { useEffect } from 'react';
import { useSnapshot } from 'valtio';
import { useLocation } from 'wouter';
import { href } from '#nav/href.ts';
import { go } from '#nav/navigation.ts';
import { stores } from '#data/stores.ts';

/** Shows the maintenance page while the operator is closed (spec §4). A game in play continues until it is left. */
export function useMaintenance(): void {
  const { maintenance } = useSnapshot(stores.settings);
  const { gameId } = useSnapshot(stores.play);
  const [pathname] = useLocation();
  const closed = Boolean(maintenance?.status) && gameId === 0;

  useEffect(() => {
    if (closed && pathname !== '/maintenance') void go(href('/maintenance'), { replace: true });
  }, [closed, pathname]);
}
