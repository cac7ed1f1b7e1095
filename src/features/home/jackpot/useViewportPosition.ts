import { useEffect, useState, type RefObject } from 'react';

/** An element's position relative to the viewport: below it, inside, or above. */
type Position = 'below' | 'here' | 'passed';

/** Stretches the observed area over all that lies above the viewport. */
const allAbove = '1000000px 0px 0px';

const positionOf = ({ boundingClientRect: { top, bottom } }: IntersectionObserverEntry): Position => {
  if (top >= innerHeight) return 'below';
  return bottom <= 0 ? 'passed' : 'here';
};

/**
 * Observes an element's position relative to the viewport while `enabled`; undefined before the first observation.
 * One observer sees it enter and leave, the other sees it jump across the viewport, for instance by scrolling to the
 * top.
 */
export function useViewportPosition(element: RefObject<Element | null>, enabled: boolean): Position | undefined {
  const [place, setPlace] = useState<Position>();
  useEffect(() => {
    if (!enabled || !element.current) return;
    const look = (entries: IntersectionObserverEntry[]) => setPlace(positionOf(entries.at(-1)!));
    const observers = [{}, { rootMargin: allAbove }].map((options) => new IntersectionObserver(look, options));
    for (const observer of observers) observer.observe(element.current);
    return () => observers.forEach((observer) => observer.disconnect());
  }, [element, enabled]);
  return place;
}
