import { useEffect, useRef, useState, type ReactNode } from 'react';

/** How far beyond the screen cards are drawn: the keyboard and a fling find the next rows there. */
const margin = '100% 0px';
/** The number of cards drawn initially; further ones wait until they are near. */
const drawnAtOnce = 30;
/** The height of a card not yet drawn, from `GameList.module.css`. */
const expected = 'var(--card-height)';

type Tell = (isNear: boolean, height: number) => void;

const items = new WeakMap<Element, Tell>();
const tell = (entries: IntersectionObserverEntry[]) =>
  entries.forEach(({ target, isIntersecting, boundingClientRect }) =>
    items.get(target)?.(isIntersecting, boundingClientRect.height),
  );
const observer =
  'IntersectionObserver' in globalThis ? new IntersectionObserver(tell, { rootMargin: margin }) : undefined;

/**
 * An item of a long list whose card is in the document only near the screen, or while it has the focus; elsewhere the
 * item keeps its height. So a list costs the same at any length.
 */
export function NearItem({ place, children }: { place: number; children: ReactNode }) {
  const self = useRef<HTMLLIElement>(null);
  const [height, setHeight] = useState(observer && place >= drawnAtOnce ? expected : '');

  useEffect(() => {
    const item = self.current!;
    items.set(item, (isNear, last) => setHeight(isNear || item.matches(':focus-within') ? '' : `${last}px`));
    observer?.observe(item);
    return () => observer?.unobserve(item);
  }, []);

  return (
    <li ref={self} style={{ blockSize: height }}>
      {height === '' && children}
    </li>
  );
}
