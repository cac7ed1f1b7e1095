import { useEffect, useState, type RefObject } from 'react';

/** An element's position relative to the viewport: below it, inside, or above. */
type Place = 'below' | 'here' | 'passed';

const placeOf = ({ isIntersecting, boundingClientRect }: IntersectionObserverEntry): Place => {
  if (isIntersecting) return 'here';
  return boundingClientRect.top > 0 ? 'below' : 'passed';
};

/** Observes an element's position relative to the viewport while `enabled`; undefined before the first observation. */
export function usePlace(element: RefObject<Element | null>, wanted: boolean): Place | undefined {
  const [place, setPlace] = useState<Place>();
  useEffect(() => {
    if (!wanted || !element.current) return;
    const observer = new IntersectionObserver((entries) => setPlace(placeOf(entries.at(-1)!)));
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element, wanted]);
  return place;
}
