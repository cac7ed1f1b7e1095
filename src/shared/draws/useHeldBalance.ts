import { useDeferredValue, useLayoutEffect, useState } from 'react';
import { useSnapshot } from 'valtio';
import { shown, stores } from '#data/stores.ts';

let holds = 0;

/**
 * Pages show the balances of before a draw while its result is hidden, whatever refreshes them meanwhile, and current
 * ones as soon as it is revealed, the page is left or the session ends (DI-06).
 */
export function useHeldBalance(hidden: boolean): void {
  const { epoch } = useSnapshot(stores.session);
  const [own] = useState(epoch);
  // For a render longer: a lookup of the result may begin in between.
  const wasHidden = useDeferredValue(hidden);
  const isHeld = (hidden || wasHidden) && epoch === own;
  useLayoutEffect(() => {
    if (!isHeld) return;
    if (holds++ === 0) shown.wallet = { ...stores.wallet };
    return () => {
      if (--holds === 0) shown.wallet = stores.wallet;
    };
  }, [isHeld]);
}
