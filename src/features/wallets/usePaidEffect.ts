import { useEffect, useRef } from 'react';
import { effect } from '#data/effects.ts';

/**
 * Vibrates when an order becomes paid while it is shown, not when a paid one is opened; `isPaid` is undefined while
 * unknown.
 */
export function usePaidEffect(isPaid: boolean | undefined) {
  const wasUnpaid = useRef(false);
  useEffect(() => {
    if (isPaid && wasUnpaid.current) effect('end');
    wasUnpaid.current = isPaid === false;
  }, [isPaid]);
}
