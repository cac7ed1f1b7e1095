import { useRef, useState } from 'react';
import { whileBusy } from '#browser/busyLock.ts';
import { report } from './report.ts';

/**
 * A button's worth of work: one run at a time, `busy` meanwhile, and its failure shown unless the caller has something better to say.
 * A tap while it runs does nothing. It starts once no update is being let in, and none is let in before it has ended.
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
