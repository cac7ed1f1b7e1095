import { useEffect } from 'react';
import type { MoneyName } from '#contract/endpoints.ts';
import { useUncertain } from '#shared/money-act/useUncertain.ts';
import { app } from '#data/worker.ts';

/** An act of which nobody knows whether it was done. `onDone` runs when it was looked up here and was done; what it changed is asked for anew. */
export function useDoubt(name: MoneyName, onDone: (answer: unknown, asked: boolean) => void) {
  const doubt = useUncertain(name, onDone);
  const { uncertain } = doubt;
  useEffect(() => {
    if (uncertain) return () => void app.resume().catch(() => {});
  }, [uncertain]);
  return doubt;
}
