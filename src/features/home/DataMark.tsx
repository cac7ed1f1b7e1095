import { useEffect } from 'react';
import { useSnapshot } from 'valtio';
import { dataMark } from '#browser/documentSettings.ts';
import { isLobbyKnown } from '#data/known.ts';
import { stores } from '#data/stores.ts';

/**
 * Sets the mark of loading once, when games and either a balance or a visitor's header are on screen. It is a component
 * of its own, so that a change of the balance re-renders nothing else.
 */
export function DataMark() {
  const session = useSnapshot(stores.session);
  const { shelves } = useSnapshot(stores.lobby);
  const { at } = useSnapshot(stores.wallet);
  const shown = isLobbyKnown({ session, lobby: { shelves }, wallet: { at } });

  useEffect(() => {
    if (shown && performance.getEntriesByName(dataMark).length === 0) performance.mark(dataMark);
  }, [shown]);
  return null;
}
