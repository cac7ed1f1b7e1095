import { useEffect, useSyncExternalStore } from 'react';
import { askNative, canNative } from '#browser/wrapper.ts';
import { landscape, orientationOf } from '../orientation.ts';

/** Locking is missing where the browser can't. */
type Lockable = ScreenOrientation & { lock?(orientation: 'portrait' | 'landscape'): Promise<void> };

const upright = '(orientation: portrait) and (pointer: coarse)';

function follow(onChange: () => void) {
  const match = matchMedia(upright);
  match.addEventListener('change', onChange);
  return () => match.removeEventListener('change', onChange);
}

/**
 * Locks the screen to a game's orientation: by the wrapper, or where the browser supports it, which most do only in full
 * screen. Returns
 * whether the player still has to rotate the phone (GA-14).
 */
export function useOrientationLock(orientation: number | undefined): boolean {
  const isUpright = useSyncExternalStore(follow, () => matchMedia(upright).matches);
  const wanted = orientationOf(orientation);

  useEffect(() => {
    if (wanted && canNative('setOrientation')) {
      void askNative('setOrientation', { orientation: wanted });
      return () => void askNative('setOrientation', { orientation: 'any' });
    }
    const screenOrientation = screen.orientation as Lockable | undefined;
    if (!wanted || !screenOrientation?.lock) return;
    const lock = () => void screenOrientation.lock?.(wanted).catch(() => {});
    lock();
    document.addEventListener('fullscreenchange', lock);
    return () => {
      document.removeEventListener('fullscreenchange', lock);
      screenOrientation.unlock();
    };
  }, [wanted]);
  return wanted === landscape && isUpright;
}
