import { useEffect, useEffectEvent, useState } from 'react';
import { Drawing } from '../media/Drawing.tsx';
import css from './PullToRefresh.module.css';

/** Pull distance that triggers a refresh, pixels (checklist L-12). */
const pullDistance = 72;

/** The indicator's offset for a finger's distance, pixels; capped a little beyond the trigger. */
const pulledBy = (finger: number) => Math.min(Math.max(0, finger), pullDistance * 1.25);

interface PullToRefreshProps {
  /** Refreshes the page's data; settles when done or failed. */
  onRefresh: () => Promise<unknown>;
  /** Label of the equivalent button, for those without a touch screen. */
  label: string;
  /** Status text while refreshing. */
  busyText: string;
}

const drawing = 'M19.5 5v5h-5M19 10a7.5 7.5 0 1 0 .5 4';

const isInDialog = (target: EventTarget | null) => target instanceof Element && target.closest('dialog') !== null;

/** Pull-to-refresh, in place of the browser's own, which reloads the page. */
export function PullToRefresh({ onRefresh, label, busyText }: PullToRefreshProps) {
  const [pulled, setPulled] = useState(0);
  const [busy, setBusy] = useState(false);

  const refresh = async () => {
    if (busy) return;
    setBusy(true);
    await onRefresh().catch(() => {});
    setBusy(false);
  };
  const release = useEffectEvent(() => {
    if (pulled >= pullDistance) void refresh();
    setPulled(0);
  });

  useEffect(() => {
    const listeners = new AbortController();
    let start: Touch | null = null;
    const begin = ({ touches, target }: TouchEvent) => {
      start = scrollY <= 0 && touches.length === 1 && !isInDialog(target) ? (touches[0] ?? null) : null;
    };
    const move = ({ touches: [touch] }: TouchEvent) => {
      if (!start || !touch) return;
      const down = touch.clientY - start.clientY;
      const sideways = Math.abs(touch.clientX - start.clientX) > Math.abs(down);
      if (sideways || scrollY > 0) start = null;
      setPulled(start ? pulledBy(down) : 0);
    };
    const end = () => {
      start = null;
      release();
    };
    const listen = (type: string, act: (event: TouchEvent) => void) =>
      document.addEventListener(type, act as EventListener, { signal: listeners.signal, passive: true });
    listen('touchstart', begin);
    listen('touchmove', move);
    listen('touchend', end);
    listen('touchcancel', end);
    return () => listeners.abort();
  }, []);

  const shown = busy ? pullDistance : pulled;
  return (
    <>
      <button type="button" className={css['button']} onClick={() => void refresh()}>
        {label}
      </button>
      <output className={css['place']}>
        <span
          className={busy ? `${css['mark']} ${css['busy']}` : css['mark']}
          style={{ opacity: shown / pullDistance, transform: `translateY(${shown}px) rotate(${shown * 4}deg)` }}
        >
          <Drawing path={drawing} />
        </span>
        {busy && <span className={css['said']}>{busyText}</span>}
      </output>
    </>
  );
}
