import { useEffect, useEffectEvent, type RefObject } from 'react';

/** Calls `giveWay` when an element outside of `self` gets the focus whose middle `self` covers. */
export function useCoveredFocus(self: RefObject<HTMLElement | null>, giveWay: () => void): void {
  const look = useEffectEvent((focused: Element) => {
    const { left, top, width, height } = focused.getBoundingClientRect();
    const hit = document.elementFromPoint(left + width / 2, top + height / 2);
    if (hit && !self.current?.contains(focused) && self.current?.contains(hit)) giveWay();
  });
  useEffect(() => {
    let frame = 0;
    // Waits a frame, as the browser first scrolls the focused element into view.
    const focused = ({ target }: FocusEvent) => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(() => look(target as Element));
    };
    document.addEventListener('focusin', focused);
    return () => {
      cancelAnimationFrame(frame);
      document.removeEventListener('focusin', focused);
    };
  }, []);
}
