import { useState } from 'react';

/** Whether a contest is over, by `end` of its countdown; then its page asks the operator anew. */
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
