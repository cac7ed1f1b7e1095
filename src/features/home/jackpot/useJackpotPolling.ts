import { useEffect, useEffectEvent } from 'react';
import { jackpotRefresh } from '#contract/jackpot.ts';
import { movesLess, savesData } from '#data/preferences.ts';
import { stores } from '#data/stores.ts';

/**
 * Polls the figures while they are visible (K-04). Polling pauses while the page is hidden or offline, in data-saving
 * mode, and with reduced motion.
 */
export function useJackpotPolling(visible: boolean, load: () => void): void {
  const loadAgain = useEffectEvent(() => {
    const seen = document.visibilityState === 'visible';
    if (seen && stores.network.onLine && !savesData() && !movesLess()) load();
  });

  useEffect(() => {
    if (!visible) return;
    const turns = setInterval(() => loadAgain(), jackpotRefresh);
    return () => clearInterval(turns);
  }, [visible]);
}
