import { useEffect, useSyncExternalStore } from 'react';
import { sideways, wayOf } from '../way.ts';

/** The part of the screen orientation API that locks; missing where the browser can't lock. */
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
 * Locks the screen to a game's orientation where the browser supports it, which most do only in full screen. Returns
 * whether the player still has to rotate the phone (GA-14).
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
