import { useEffect } from 'react';
import { useSnapshot } from 'valtio';
import { stores } from '#data/stores.ts';

const mark = 'app:data';

/**
 * Marks once when games are on screen, and either a balance or a visitor's header: what the load is measured by. It
 * stands by itself, so that a new balance renders nothing else anew.
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
