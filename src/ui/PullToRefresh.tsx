import { useEffect, useEffectEvent, useRef, useState, type ReactNode } from 'react';
import { MoreIcon } from './MoreIcon.tsx';
import { pullDistance, pulledBy } from './pull.ts';
import css from './pullToRefresh.module.css';

interface PullToRefreshProps {
  children: ReactNode;
  /** Asks for everything anew; settles when it is there, or can't be had. */
  onRefresh: () => Promise<unknown>;
  /** The name of the button that does the same, for who has no finger on the screen. */
  label: string;
  /** Said while it is under way. */
  busyText: string;
}

/** A list or a page that is asked for anew when it is pulled down from its top. */
export function PullToRefresh({ children, onRefresh, label, busyText }: PullToRefreshProps) {
  const self = useRef<HTMLDivElement>(null);
  const [pulled, setPulled] = useState(0);
  const [busy, setBusy] = useState(false);

  const refresh = async () => {
    if (busy) return;
    setBusy(true);
    await onRefresh().catch(() => {});
    setBusy(false);
  };
  const letGo = useEffectEvent(() => {
    if (pulled >= pullDistance) void refresh();
    setPulled(0);
  });

  useEffect(() => {
    const place = self.current!;
    const heard = new AbortController();
    const { signal } = heard;
    let start: Touch | null = null;
    const begin = ({ touches }: TouchEvent) => {
      start = scrollY <= 0 && touches.length === 1 ? (touches[0] ?? null) : null;
    };
    const move = (event: TouchEvent) => {
      const touch = event.touches[0];
      if (!start || !touch) return;
      const down = touch.clientY - start.clientY;
      const sideways = Math.abs(touch.clientX - start.clientX) > Math.abs(down);
      if (sideways || scrollY > 0) {
        start = null;
        setPulled(0);
      } else if (down > 0) {
        if (event.cancelable) event.preventDefault();
        setPulled(pulledBy(down));
      }
    };
    const end = () => {
      start = null;
      letGo();
    };
    place.addEventListener('touchstart', begin, { signal, passive: true });
    place.addEventListener('touchmove', move, { signal, passive: false });
    place.addEventListener('touchend', end, { signal });
    place.addEventListener('touchcancel', end, { signal });
    return () => heard.abort();
  }, []);

  const shown = busy ? pullDistance : pulled;
  return (
    <div ref={self} className={css['pull']}>
      <button type="button" className={css['button']} onClick={() => void refresh()}>
        {label}
      </button>
      <output className={css['place']}>
        <span
          className={busy ? `${css['mark']} ${css['busy']}` : css['mark']}
          style={{ opacity: Math.min(1, shown / pullDistance), transform: `translateY(${shown / 2}px)` }}
        >
          <MoreIcon name="refresh" />
        </span>
        {busy && <span className={css['said']}>{busyText}</span>}
      </output>
      {children}
    </div>
  );
}
