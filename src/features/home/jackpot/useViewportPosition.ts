import { useEffect, useState, type RefObject } from 'react';

/** An element's position relative to the viewport: below it, inside, or above. */
type Position = 'below' | 'here' | 'passed';

const positionOf = ({ isIntersecting, boundingClientRect }: IntersectionObserverEntry): Position => {
  if (isIntersecting) return 'here';
  return boundingClientRect.top > 0 ? 'below' : 'passed';
};

/** Observes an element's position relative to the viewport while `enabled`; undefined before the first observation. */
export function useViewportPosition(element: RefObject<Element | null>, enabled: boolean): Position | undefined {
  const [place, setPlace] = useState<Position>();
  useEffect(() => {
    if (!enabled || !element.current) return;
    const observer = new IntersectionObserver((entries) => setPlace(positionOf(entries.at(-1)!)));
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element, enabled]);
  return place;
}
