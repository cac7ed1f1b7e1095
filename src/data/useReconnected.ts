import { useEffect, useEffectEvent, useRef } from 'react';
import { useSnapshot } from 'valtio';
import { stores } from './stores.ts';

/** Runs when the operator answers again after it didn't: for what can't be done without and nobody asks for by itself. */
export function useReconnected(work: () => void): void {
  const { onLine, failing } = useSnapshot(stores.network);
  const silent = !onLine || failing;
  const wasSilent = useRef(silent);
  const run = useEffectEvent(work);

  useEffect(() => {
    if (wasSilent.current && !silent) run();
    wasSilent.current = silent;
  }, [silent]);
}
