import { useEffect } from 'react';
import { useSnapshot } from 'valtio';
import { stores } from '#data/stores.ts';

const mark = 'app:data';

/**
 * Sets one performance mark when games and either a balance or a visitor's header are on screen: the measure of
 * loading. It is a component of its own, so that a change of the balance re-renders nothing else.
 */
export function DataMark() {
  const { known, userId } = useSnapshot(stores.session);
  const { shelves } = useSnapshot(stores.lobby);
  const { at } = useSnapshot(stores.wallet);
  const shown = shelves.length > 0 && known && (userId === 0 || at > 0);

  useEffect(() => {
    if (shown && performance.getEntriesByName(mark).length === 0) performance.mark(mark);
  }, [shown]);
  return null;
}
