import { useCallback, useEffect, useRef } from 'react';

/** Whether the page or dialog that calls this is still shown, for what comes after an action: only then it navigates. */
export function useIsShown(): () => boolean {
  const isShown = useRef(false);
  useEffect(() => {
    isShown.current = true;
    return () => void (isShown.current = false);
  }, []);
  return useCallback(() => isShown.current, []);
}
