import { startTransition, useEffect, useState } from 'react';

let stage = 0;

/**
 * The lobby's render stage: 0 is the content above the fold, 1 follows once that is `ready` and painted, and 2 is
 * everything, once the page is `open` for use. The stage advances in small transitions and never goes back: a player
 * who returns to the lobby sees all of it at once.
 */
export function useStage(ready: boolean, open: boolean): number {
  const [drawnStage, setDrawnStage] = useState(stage);
  const due = [ready, open][drawnStage];
  useEffect(() => {
    if (!due) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const frame = requestAnimationFrame(() => {
      timer = setTimeout(() => {
        stage = drawnStage + 1;
        startTransition(() => setDrawnStage(stage));
      });
    });
    return () => {
      cancelAnimationFrame(frame);
      clearTimeout(timer);
    };
  }, [drawnStage, due]);
  return drawnStage;
}
