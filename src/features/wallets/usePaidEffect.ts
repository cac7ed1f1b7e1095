import { useEffect, useRef } from 'react';
import { effect } from '#data/effects.ts';

/**
 * Signals that an order has been paid when its state changes to that in front of the player, not when a paid order is
 * opened; undefined while its state is unknown.
 */
export function usePaidEffect(isPaid: boolean | undefined) {
  const wasUnpaid = useRef(false);
  useEffect(() => {
    if (isPaid && wasUnpaid.current) effect('end');
    wasUnpaid.current = isPaid === false;
  }, [isPaid]);
}
