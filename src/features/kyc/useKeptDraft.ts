import { useCallback, useEffect, useRef } from 'react';
import { app } from '#data/worker.ts';
import { textsOf, type Said } from './steps.ts';

/** How long what was typed waits to be kept on the device, milliseconds; more keys don't make it wait longer. */
const pause = 400;

/** Keeps what is typed on the device, and the last of it when the page is left. Gives back how that is done at once, or not at all any more. */
export function useKeptDraft(values: Said) {
  const seen = useRef(values);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  const forget = useCallback(() => {
    clearTimeout(timer.current);
    timer.current = undefined;
  }, []);
  const keep = useCallback(() => {
    if (timer.current === undefined) return;
    forget();
    void app.kyc.keepKyc(textsOf(seen.current)).catch(() => {});
  }, [forget]);

  useEffect(() => {
    if (values === seen.current) return;
    seen.current = values;
    timer.current ??= setTimeout(keep, pause);
  }, [values, keep]);
  useEffect(() => keep, [keep]);

  return { keep, forget };
}
