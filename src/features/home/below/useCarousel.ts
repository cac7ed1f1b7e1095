import { useEffect, useState, type RefObject } from 'react';

/** How long a picture stays, milliseconds. */
const stay = 6_000;

const calm = () => matchMedia('(prefers-reduced-motion: reduce)').matches;

/** Whoever takes a strip in hand moves it from then on. */
const hands = ['pointerdown', 'wheel', 'keydown'] as const;

/**
 * Moves a strip of pictures on by itself, from the last back to the first, and says which of them is on screen (from 0).
 * It rests while the page can't be seen or a finger, pointer or focus is on it, and begins only where motion is welcome.
 */
export function useCarousel(strip: RefObject<HTMLElement | null>, count: number) {
  const [playing, play] = useState(() => !calm());
  const [at, setAt] = useState(0);

  useEffect(() => {
    const self = strip.current;
    if (!self) return;
    const places = () => [...self.children].map((slide) => (slide as HTMLElement).offsetLeft - self.offsetLeft);
    const follow = () => {
      const distances = places().map((place) => Math.abs(place - self.scrollLeft));
      setAt(distances.indexOf(Math.min(...distances)));
    };
    const stop = () => play(false);
    self.addEventListener('scroll', follow, { passive: true });
    for (const hand of hands) self.addEventListener(hand, stop, { passive: true });
    return () => {
      self.removeEventListener('scroll', follow);
      for (const hand of hands) self.removeEventListener(hand, stop);
    };
  }, [strip]);

  useEffect(() => {
    if (!playing) return;
    const timer = setInterval(() => {
      const self = strip.current;
      if (!self || document.hidden || self.matches(':hover, :focus-within')) return;
      const next = self.children[(at + 1) % count] as HTMLElement | undefined;
      self.scrollTo({ left: (next?.offsetLeft ?? 0) - self.offsetLeft, behavior: calm() ? 'instant' : 'smooth' });
    }, stay);
    return () => clearInterval(timer);
  }, [strip, playing, at, count]);

  return { at, playing, play };
}
