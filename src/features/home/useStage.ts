import { startTransition, useEffect, useState } from 'react';

let stage = 0;

/**
 * How far the lobby is: 0 is its first screen, 1 says that this was `ready` and has been painted, and 2 is all of it, once
 * the page is `open` to be used. What comes is rendered in small steps, and stays: whoever comes back to the lobby finds
 * it there at once.
 */
export function useStage(ready: boolean, open: boolean): number {
  const [drawn, draw] = useState(stage);
  const due = [ready, open][drawn];
  useEffect(() => {
    if (!due) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const frame = requestAnimationFrame(() => {
      timer = setTimeout(() => {
        stage = drawn + 1;
        startTransition(() => draw(stage));
      });
    });
    return () => {
      cancelAnimationFrame(frame);
      clearTimeout(timer);
    };
  }, [drawn, due]);
  return drawn;
}
