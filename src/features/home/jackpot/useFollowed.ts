import { useEffect, useEffectEvent } from 'react';
import { jackpotRefresh } from '#contract/jackpot.ts';
import { movesLess, savesData } from '#data/preferences.ts';
import { stores } from '#data/stores.ts';

/**
 * Asks for the figures again and again while they are looked at (K-04). They rest while the page can't be seen or the network
 * is gone, and where data is saved or nothing is to move by itself.
 */
export function useFollowed(looked: boolean, ask: () => void): void {
  const askAgain = useEffectEvent(() => {
    const seen = document.visibilityState === 'visible';
    if (seen && stores.network.onLine && !savesData() && !movesLess()) ask();
  });

  useEffect(() => {
    if (!looked) return;
    const turns = setInterval(() => askAgain(), jackpotRefresh);
    return () => clearInterval(turns);
  }, [looked]);
}
