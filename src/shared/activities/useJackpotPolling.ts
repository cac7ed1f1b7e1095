import { useRef } from 'react';
import { jackpotRefresh } from '#contract/rewards/jackpot.ts';
import { savesData } from '#data/preferences.ts';
import { stores } from '#data/stores.ts';
import { useTurns } from '#ui/lists/useTurns.ts';

/**
 * Polls the jackpot's figures while they are on screen (K-04), one request at a time (JP-04). It pauses while the page is
 * hidden, untouched for half a minute or offline or the operator down, and in data-saving mode.
 */
export function useJackpotPolling(onScreen: boolean, load: () => Promise<void>): void {
  const loading = useRef(false);
  const loadAgain = async () => {
    if (loading.current || !stores.network.onLine || stores.network.down || savesData()) return;
    loading.current = true;
    await load().finally(() => (loading.current = false));
  };
  useTurns(onScreen, () => void loadAgain(), jackpotRefresh);
}
