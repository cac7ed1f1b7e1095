import { subscribeKey } from 'valtio/vanilla/utils';
import { stores } from './stores.ts';

/** How long a lobby has had its games before it counts as standing, milliseconds. */
const calm = 1_000;
/** How long they are waited for, milliseconds. */
const patience = 10_000;

/** Resolves when what isn't needed yet may have network and processor: the lobby is drawn, or its games don't come. */
export function lobbyStands(): Promise<void> {
  return new Promise((done) => {
    setTimeout(done, patience);
    const come = () => {
      stop();
      setTimeout(done, calm);
    };
    const stop = subscribeKey(stores.lobby, 'shelves', come);
    if (stores.lobby.shelves.length > 0) come();
  });
}
