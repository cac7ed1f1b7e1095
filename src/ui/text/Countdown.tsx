import { useEffect, useEffectEvent, useState } from 'react';
import { clockOf } from './clock.ts';
import css from './MoneyText.module.css';

interface CountdownProps {
  /** The accessible name; a screen reader isn't notified every second. */
  label: string;
  /** The end, epoch milliseconds. */
  until: number;
  /** The current time by the operator's clock; the device's by default. */
  now?: () => number;
  /** Formats the number of days before the clock. */
  days: (count: number) => string;
  onEnd?: () => void;
}

const tick = 1_000;

/** A countdown in seconds; days and clock may stand on a line each where letters are large. */
export function Countdown({ label, until, now = Date.now, days, onEnd }: CountdownProps) {
  const clock = useEffectEvent(() => now());
  const ended = useEffectEvent(() => onEnd?.());
  const [left, setLeft] = useState(() => until - now());

  useEffect(() => {
    const update = () => {
      const rest = until - clock();
      setLeft(rest);
      if (rest > 0) return;
      clearInterval(timer);
      ended();
    };
    const timer = setInterval(update, tick);
    update();
    return () => clearInterval(timer);
  }, [until]);

  return (
    <span className={css['countdown']} role="timer" aria-label={label}>
      {clockOf(left, days)}
    </span>
  );
}
