import { Children, useEffect, useRef, useState, type ReactNode } from 'react';
import css from './Carousel.module.css';
import { Drawing } from '../media/Drawing.tsx';
import icon from '../iconButton.module.css';
import { Icon } from '../media/Icon.tsx';
import { useTurns } from './useTurns.ts';

interface CarouselProps {
  /** The accessible name. */
  label: string;
  /** The slides, each with a key. */
  children: ReactNode;
  /** The accessible position of a slide: `2 of 5`. */
  place: (at: number, of: number) => string;
  previousLabel: string;
  nextLabel: string;
  /** Labels of the button that pauses and resumes automatic sliding; without them there is none. */
  moving?: { pause: string; play: string } | undefined;
}

const drawings = { play: 'M7.5 4.5v15l12-7.5z', pause: 'M8 5v14M16 5v14' };

/** How long a slide stays during automatic sliding, milliseconds. */
const stay = 6_000;

/** Interactions that stop automatic sliding. */
const hands = ['pointerdown', 'wheel', 'keydown'] as const;

/** Whether motion is reduced, by the system's setting or the app's (`data-motion` of the document). */
const still = () =>
  document.documentElement.dataset['motion'] === 'less' || matchMedia('(prefers-reduced-motion: reduce)').matches;

/**
 * A carousel moved by swiping, by buttons or automatically. Automatic sliding pauses while the page is hidden or
 * untouched for half a minute, or a pointer or the focus is inside, and stops for good at the first interaction.
 */
export function Carousel({ label, children, place, previousLabel, nextLabel, moving }: CarouselProps) {
  const track = useRef<HTMLUListElement>(null);
  const [at, setAt] = useState(0);
  const [isPaused, setIsPaused] = useState(still);
  const slides = Children.toArray(children);
  const count = slides.length;

  const turn = (to: number) => {
    const slide = track.current?.children[(to + count) % count] as HTMLElement | undefined;
    if (slide) track.current?.scrollTo({ left: slide.offsetLeft - track.current.offsetLeft });
  };
  const settle = () => {
    const { scrollLeft, clientWidth } = track.current!;
    // In a hidden page the track has no width, so the scroll offset gives no position.
    if (clientWidth > 0) setAt(Math.min(count - 1, Math.round(scrollLeft / clientWidth)));
  };
  useEffect(() => {
    const self = track.current!;
    const stop = () => setIsPaused(true);
    for (const hand of hands) self.addEventListener(hand, stop, { passive: true });
    return () => {
      for (const hand of hands) self.removeEventListener(hand, stop);
    };
  }, []);

  const moves = moving !== undefined && !isPaused && count > 1;
  const moveOn = () => {
    const self = track.current!;
    if (!self.matches(':hover') && !self.contains(document.activeElement)) turn(at + 1);
  };
  useTurns(moves, moveOn, stay);

  return (
    <section className={css['carousel']} aria-roledescription="carousel" aria-label={label}>
      <ul
        ref={track}
        className={css['track']}
        aria-live={moves ? 'off' : 'polite'}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls has to be reached by keys
        tabIndex={0}
        onScroll={settle}
      >
        {slides.map((slide, index) => (
          <li key={index} className={css['slide']} inert={index !== at} aria-label={place(index + 1, count)}>
            {slide}
          </li>
        ))}
      </ul>
      {count > 1 && (
        <div className={css['controls']}>
          <button
            type="button"
            className={`${icon['iconButton']} ${css['turn']}`}
            aria-label={previousLabel}
            onClick={() => turn(at - 1)}
          >
            <Icon name="back" />
          </button>
          <span className={css['place']} aria-hidden="true">
            {at + 1}/{count}
          </span>
          {moving && (
            <button
              type="button"
              className={`${icon['iconButton']} ${css['pause']}`}
              aria-label={isPaused ? moving.play : moving.pause}
              onClick={() => setIsPaused(!isPaused)}
            >
              <Drawing path={drawings[isPaused ? 'play' : 'pause']} />
            </button>
          )}
          <button
            type="button"
            className={`${icon['iconButton']} ${css['turn']}`}
            aria-label={nextLabel}
            onClick={() => turn(at + 1)}
          >
            <Icon name="onward" />
          </button>
        </div>
      )}
    </section>
  );
}
