import { useEffect } from 'react';

/** Keeps the screen on while a game is open and visible; a refusal by the browser is ignored (GA-15). */
export function useWakeLock(open: boolean): void {
  useEffect(() => {
    const { wakeLock } = navigator as { wakeLock?: WakeLock };
    if (!open || !wakeLock) return;
    let here = true;
    let lock: WakeLockSentinel | undefined;
    const ask = async () => {
      if (document.visibilityState !== 'visible') return;
      // The browser releases the lock whenever the page is hidden.
      lock = await wakeLock.request('screen');
      if (!here) await lock.release();
    };
    const again = () => void ask().catch(() => {});
    again();
    document.addEventListener('visibilitychange', again);
    return () => {
      here = false;
      document.removeEventListener('visibilitychange', again);
      void lock?.release().catch(() => {});
    };
  }, [open]);
}
