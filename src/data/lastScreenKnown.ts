import { subscribe } from 'valtio/vanilla';
import { isLobbyKnown } from './known.ts';
import { stores } from './stores.ts';

/** How long the lobby's last screen stays while the worker doesn't know its data, milliseconds. */
const patience = 3_000;

/**
 * Resolves when the app may replace the document's last screen: once the worker knows the same data, or that they
 * belong to another session or the operator is closed. At once if the document shows none.
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
