import { useEffect, useRef } from 'react';
import { useSnapshot } from 'valtio';
import { lastUse } from './lastUse.ts';
import { stores } from '#data/stores.ts';

/** When the player last came to the lobby, milliseconds since the page's start. */
let came = 0;

/**
 * Whether the lobby is open and has been used since the player came to it: what would open by itself then waits for
 * their next return.
 */
export const isLobbyUsed = () => location.pathname === '/' && lastUse() > came;

/** Follows the player's returns to the lobby, from another page or a game. */
export function useLobbyReturns(pathname: string): void {
  const { gameId } = useSnapshot(stores.play);
  const isThere = pathname === '/' && gameId === 0;
  const wasThere = useRef(isThere);
  useEffect(() => {
    if (isThere && !wasThere.current) came = performance.now();
    wasThere.current = isThere;
  }, [isThere]);
}
