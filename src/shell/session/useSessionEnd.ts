import { useEffectEvent, useLayoutEffect, useState } from 'react';
import { subscribe } from 'valtio/vanilla';
import { removeLocalOfPlayer } from '#browser/localStore.ts';
import { clearFilter } from '#shared/games/filter.ts';
import { closePlay, dropModals } from '#nav/modals.ts';
import { go } from '#nav/navigation.ts';
import { routeAt } from '#nav/routes.ts';
import { afterEnd, endMessage } from './sessionEnd.ts';
import { isSessionKnown } from '#data/known.ts';
import { stores } from '#data/stores.ts';
import { toast } from '#nav/toasts.ts';
import { keepReturnTo } from '#nav/returnTo.ts';

/**
 * Reacts to the end of a session: removes the player's data from the page, and leaves pages that require a log-in.
 */
export function useSessionEnd(): void {
  const onEnd = useEffectEvent(() => {
    removeLocalOfPlayer();
    clearFilter();
    closePlay();
    const message = endMessage(stores.session);
    if (message) toast(message);
    const to = afterEnd(stores.session, routeAt(location.pathname));
    if (to === undefined) return void dropModals();
    const from = location.pathname + location.search;
    void go(to, { replace: true }).then((there) => there && to !== '/' && keepReturnTo(from));
  });

  // The session may end between the first render and the effects.
  const [first] = useState(() => stores.session.userId);
  useLayoutEffect(() => {
    let before = first;
    let known = false;
    const check = () => {
      const { userId } = stores.session;
      const gone = before !== 0 && userId !== before;
      const isKnown = isSessionKnown();
      // Completes a log-out that was interrupted by closing its page, or that the device hasn't told.
      if (!known && isKnown && (userId === 0 || stores.storage.brief)) removeLocalOfPlayer();
      known = isKnown;
      before = userId;
      if (gone) onEnd();
    };
    check();
    return subscribe(stores.session, check);
  }, [first]);
}
