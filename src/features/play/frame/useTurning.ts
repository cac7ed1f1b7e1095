import { useEffect, useSyncExternalStore } from 'react';
import { sideways, wayOf } from '../way.ts';

/** The browser's own words for it; where it can't lock, there is nothing to call. */
interface Lockable {
  lock?(way: 'portrait' | 'landscape'): Promise<void>;
  unlock?(): void;
}

const upright = '(orientation: portrait) and (pointer: coarse)';

function follow(tell: () => void) {
  const match = matchMedia(upright);
  match.addEventListener('change', tell);
  return () => match.removeEventListener('change', tell);
}

/**
 * Turns the screen the way a game is made for, where the browser lets itself be told, which most do only in full
 * screen. Says whether the player still has to turn the phone (GA-14).
 */
export function useTurning(orientation: number | undefined): boolean {
  const isUpright = useSyncExternalStore(follow, () => matchMedia(upright).matches);
  const way = wayOf(orientation);

  useEffect(() => {
    const screenWay = (screen as { orientation?: Lockable }).orientation;
    if (!way || !screenWay?.lock) return;
    const lock = () => void screenWay.lock?.(way).catch(() => {});
    lock();
    document.addEventListener('fullscreenchange', lock);
    return () => {
      document.removeEventListener('fullscreenchange', lock);
      screenWay.unlock?.();
    };
  }, [way]);
  return way === sideways && isUpright;
}
