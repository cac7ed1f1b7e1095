import { subscribe } from 'valtio/vanilla';
import { isLobbyKnown } from './isLobbyKnown.ts';
import { stores } from './stores.ts';

/** How long the lobby's last screen may stand while the worker doesn't know what it shows, milliseconds. */
const patience = 3_000;

/**
 * Resolves when the app may take the place of the last screen that the document shows: once the worker knows the same,
 * or that it is another session's or closed. At once where the document shows none.
 */
export function lastScreenKnown(): Promise<void> {
  const { dataset } = document.getElementById('root')!;
  return new Promise((known) => {
    const check = () => {
      const { session, rg } = stores;
      const { epoch } = dataset;
      const stands = epoch === session.epoch && rg.state === 0 && !isLobbyKnown(stores);
      if (epoch !== undefined && (!session.known || stands)) return;
      delete dataset['epoch'];
      known();
    };
    subscribe(stores, check);
    setTimeout(known, patience);
    check();
  });
}
