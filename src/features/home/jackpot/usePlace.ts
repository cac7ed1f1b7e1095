import { useEffect, useState, type RefObject } from 'react';

/** Where an element is: yet to be scrolled to, on screen, or scrolled past. */
type Place = 'below' | 'here' | 'passed';

const placeOf = ({ isIntersecting, boundingClientRect }: IntersectionObserverEntry): Place => {
  if (isIntersecting) return 'here';
  return boundingClientRect.top > 0 ? 'below' : 'passed';
};

/** Where an element is, from the moment that somebody wants to know; undefined before. */
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
