import { useEffect, useEffectEvent } from 'react';
import { useSnapshot } from 'valtio';
import { operatorTime } from '#data/operatorTime.ts';
import { stores } from '#data/stores.ts';
import { runInSight, spreadOver } from '#shared/claims/inSight.ts';
import { usePassed } from './usePassed.ts';

/** How often a visible page polls its round: as a rule, and while it is being drawn; milliseconds. */
const pace = { calm: 30_000, drawing: 4_000 };

/** How long after its time a draw is expected to take at most, milliseconds. */
const longestDraw = 5 * 60_000;

/**
 * Polls a round while its page is open and visible, faster from the time of its draw on, until the draw is overdue
 * (LO-04); `due` says that its time has come.
 */
export function useDraw(drawTime: number, ask: () => void): { due: boolean } {
  const { onLine } = useSnapshot(stores.network);
  const due = usePassed(drawTime);
  const askNow = useEffectEvent(() => {
    if (document.visibilityState === 'visible' && !stores.network.down) ask();
  });

  useEffect(() => {
    if (!onLine) return;
    let timer: ReturnType<typeof setTimeout>;
    const poll = () => {
      const isDrawing = due && operatorTime() < drawTime + longestDraw;
      timer = setTimeout(
        () => {
          askNow();
          poll();
        },
        isDrawing ? pace.drawing : pace.calm,
      );
    };
    if (!due) {
      poll();
      return () => clearTimeout(timer);
    }
    const cancel = runInSight(() => {
      askNow();
      poll();
    }, spreadOver.awaited);
    return () => {
      cancel();
      clearTimeout(timer);
    };
  }, [due, drawTime, onLine]);

  return { due };
}
