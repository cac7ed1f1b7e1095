import { useCallback, useEffect, useRef } from 'react';

/** Whether the page or dialog that calls this is still shown: only then the end of an action may navigate. */
export function useIsShown(): () => boolean {
  const isShown = useRef(false);
  useEffect(() => {
    isShown.current = true;
    return () => void (isShown.current = false);
  }, []);
  return useCallback(() => isShown.current, []);
}
