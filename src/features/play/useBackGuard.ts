import { useEffect, useEffectEvent, useRef } from 'react';
import { historyEntry, stepBack, type HistoryEntry } from '#browser/historyEntries.ts';
import { goBack } from '#nav/navigation.ts';

/**
 * A second history entry of the same page: going back from it leaves the page on screen, so that leaving can be
 * confirmed.
 */
interface Guard extends HistoryEntry {
  guard: true;
}

const isGuarded = () => (history.state as Partial<Guard> | null)?.guard === true;
const putGuard = () => history.pushState({ ...historyEntry(), guard: true } satisfies Guard, '');

/**
 * While `held`, the browser's back button calls `mayLeave` first and does nothing when that returns false. The returned
 * function leaves the page without confirmation, to the previous one or home.
 */
export function useBackGuard(held: boolean, mayLeave: () => boolean): () => void {
  const guarded = useRef(false);
  const leaving = useRef(false);
  const ask = useEffectEvent(mayLeave);

  useEffect(() => {
    if (!held) return;
    if (!isGuarded()) putGuard();
    guarded.current = true;
  }, [held]);

  useEffect(() => {
    const { key } = historyEntry();
    const onBack = () => {
      if (!guarded.current || isGuarded() || historyEntry().key !== key) return;
      if (leaving.current || ask()) goBack('/');
      else putGuard();
    };
    addEventListener('popstate', onBack);
    return () => removeEventListener('popstate', onBack);
  }, []);

  return () => {
    leaving.current = true;
    if (isGuarded()) stepBack();
    else goBack('/');
  };
}
