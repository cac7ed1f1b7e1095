import { useEffect, useEffectEvent, useState } from 'react';
import { clockOf } from './clock.ts';
import css from './MoneyText.module.css';

interface CountdownProps {
  /** What ends, for a screen reader, which isn't told every second. */
  label: string;
  /** When it ends, epoch milliseconds. */
  until: number;
  /** The time now, by the operator's clock; the device's own if nobody says. */
  now?: () => number;
  /** How days are said before the clock. */
  days: (count: number) => string;
  onEnd?: () => void;
}

const tick = 1_000;

/** What is left of a time, second by second. */
export function Countdown({ label, until, now = Date.now, days, onEnd }: CountdownProps) {
  const clock = useEffectEvent(() => now());
  const ended = useEffectEvent(() => onEnd?.());
  const [left, setLeft] = useState(() => until - now());

  useEffect(() => {
    const look = () => {
      const rest = until - clock();
      setLeft(rest);
      if (rest > 0) return;
      clearInterval(timer);
      ended();
    };
    const timer = setInterval(look, tick);
    look();
    return () => clearInterval(timer);
  }, [until]);

  return (
    <span className={css['time']} role="timer" aria-label={label}>
      {clockOf(left, days)}
    </span>
  );
}
