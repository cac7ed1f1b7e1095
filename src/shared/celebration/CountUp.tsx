import { useEffectEvent, useLayoutEffect, useRef } from 'react';
import { movesLess } from '#data/preferences.ts';
import css from './CountUp.module.css';

/** How long a figure counts, milliseconds. */
const duration = 600;

interface CountUpProps {
  /** What is counted to. */
  to: number;
  /** The figure of a number, in words. */
  format: (count: number) => string;
}

/**
 * A figure that is seen counting up once from zero. The document has the whole figure from the beginning; with reduced
 * motion it is also what is seen.
 */
export function CountUp({ to, format }: CountUpProps) {
  const figure = useRef<HTMLSpanElement>(null);
  const say = useEffectEvent((part: number) => format(Math.round(to * (1 - (1 - part) ** 3))));
  useLayoutEffect(() => {
    const { dataset } = figure.current!;
    if (movesLess()) return;
    const begun = performance.now();
    const end = () => delete dataset['counted'];
    const step = () => {
      const part = (performance.now() - begun) / duration;
      if (part >= 1) return void end();
      dataset['counted'] = say(part);
      frame = requestAnimationFrame(step);
    };
    dataset['counted'] = say(0);
    let frame = requestAnimationFrame(step);
    // A page that isn't rendered gets no animation frames.
    const late = setTimeout(end, duration);
    return () => {
      cancelAnimationFrame(frame);
      clearTimeout(late);
      end();
    };
  }, [to]);
  return (
    <span ref={figure} className={css['figure']}>
      {format(to)}
    </span>
  );
}
