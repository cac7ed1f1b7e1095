import { Children, useEffect, useEffectEvent, useRef, useState, type ReactNode } from 'react';
import css from './carousel.module.css';
import { Icon } from './Icon.tsx';
import { MoreIcon } from './MoreIcon.tsx';

interface CarouselProps {
  /** What is in it, for a screen reader. */
  label: string;
  /** The slides, each with a key. */
  children: ReactNode;
  /** How a slide is said: `2 of 5`. */
  place: (at: number, of: number) => string;
  previousLabel: string;
  nextLabel: string;
  /** The words of the button that stops it moving by itself, and lets it go on; without them it never moves by itself. */
  moving?: { pause: string; play: string };
}

/** How long a slide stays when they move by themselves, milliseconds. */
const stay = 6_000;

const still = () => matchMedia('(prefers-reduced-motion: reduce)').matches;

/** Slides side by side, moved by hand, by buttons, or by themselves until somebody looks closer. */
export function Carousel({ label, children, place, previousLabel, nextLabel, moving }: CarouselProps) {
  const track = useRef<HTMLUListElement>(null);
  const [at, setAt] = useState(0);
  const [paused, pause] = useState(still);
  const slides = Children.toArray(children);
  const count = slides.length;

  const turn = (to: number) => {
    const slide = track.current?.children[(to + count) % count] as HTMLElement | undefined;
    if (slide) track.current?.scrollTo({ left: slide.offsetLeft - track.current.offsetLeft });
  };
  const settle = () => {
    const { scrollLeft, clientWidth } = track.current!;
    setAt(Math.min(count - 1, Math.round(scrollLeft / clientWidth)));
  };
  const moves = moving !== undefined && !paused && count > 1;
  const moveOn = useEffectEvent(() => {
    const looked = track.current?.parentElement?.matches(':hover, :focus-within');
    if (!looked && document.visibilityState === 'visible') turn(at + 1);
  });
  useEffect(() => {
    if (!moves) return;
    const timer = setInterval(() => moveOn(), stay);
    return () => clearInterval(timer);
  }, [moves]);

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
        <div className={css['foot']}>
          <button type="button" className={css['turn']} aria-label={previousLabel} onClick={() => turn(at - 1)}>
            <Icon name="back" />
          </button>
          <span className={css['dots']} aria-hidden="true">
            {slides.map((_, index) => (
              <i key={index} className={index === at ? css['here'] : undefined} />
            ))}
          </span>
          {moving && (
            <button
              type="button"
              className={css['turn']}
              aria-label={paused ? moving.play : moving.pause}
              onClick={() => pause(!paused)}
            >
              <MoreIcon name={paused ? 'play' : 'pause'} />
            </button>
          )}
          <button type="button" className={css['turn']} aria-label={nextLabel} onClick={() => turn(at + 1)}>
            <Icon name="onward" />
          </button>
        </div>
      )}
    </section>
  );
}
