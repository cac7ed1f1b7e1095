import { useEffect, useEffectEvent } from 'react';
import { useSnapshot } from 'valtio';
import { stores } from '#data/stores.ts';
import { runInSight, spreadOver } from '#shared/claims/inSight.ts';
import { usePassed } from './usePassed.ts';

/**
 * How often a visible page polls its round: before the draw, and from then on until the result arrives; milliseconds.
 */
const pace = { calm: 30_000, drawing: 4_000 };

/**
 * Polls a round while its page is open and visible, faster from the time of its draw on (LO-04); `due` says that it
 * has come.
 */
export function useDraw(drawTime: number, ask: () => void): { due: boolean } {
  const { onLine } = useSnapshot(stores.network);
  const due = usePassed(drawTime);
  const askNow = useEffectEvent(() => {
    if (document.visibilityState === 'visible' && !stores.network.down) ask();
  });

  useEffect(() => {
    if (!onLine) return;
    if (!due) {
      const timer = setInterval(() => askNow(), pace.calm);
      return () => clearInterval(timer);
    }
    let timer: ReturnType<typeof setInterval>;
    const cancel = runInSight(() => {
      askNow();
      timer = setInterval(() => askNow(), pace.drawing);
    }, spreadOver.awaited);
    return () => {
      cancel();
      clearInterval(timer);
    };
  }, [due, onLine]);

  return { due };
}
