import { useState } from 'react';

/** Whether a contest is over, set by `end` of its countdown, which also reloads the page's data. */
export function useEnd(until: number, retry: () => Promise<void>) {
  const [ended, setEnded] = useState<number>();
  return {
    isOver: ended === until,
    end() {
      setEnded(until);
      void retry();
    },
  };
}
