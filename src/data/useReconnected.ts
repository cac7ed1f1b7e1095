import { useEffect, useEffectEvent, useRef } from 'react';
import { useSnapshot } from 'valtio';
import { stores } from './stores.ts';

/**
 * Runs work when the operator is reachable again, for requests that have to be repeated and that no store repeats by
 * itself.
 */
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
