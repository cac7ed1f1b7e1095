import { useRef, useState } from 'react';
import { whileBusy } from '#browser/busyLock.ts';
import { report } from './report.ts';

/**
 * A button's async action: one run at a time, `busy` meanwhile, and its failure reported unless the caller handles
 * it. Taps while it runs do nothing. It holds the busy lock, so no update interrupts it.
 */
export function useAction<A extends unknown[], R>(
  work: (...args: A) => Promise<R>,
  onFailure: (failure: unknown) => void = report,
) {
  const [busy, setBusy] = useState(false);
  const running = useRef(false);

  async function run(...args: A): Promise<R | undefined> {
    if (running.current) return undefined;
    running.current = true;
    setBusy(true);
    try {
      return await whileBusy(() => work(...args));
    } catch (failure) {
      onFailure(failure);
      return undefined;
    } finally {
      running.current = false;
      setBusy(false);
    }
  }

  return { busy, run };
}
