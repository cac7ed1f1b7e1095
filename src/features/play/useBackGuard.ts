import { useEffect, useEffectEvent, useRef } from 'react';
import { historyEntry, historySettled, stepBack, type HistoryEntry } from '#browser/historyEntries.ts';
import { goBack } from '#nav/navigation.ts';

/**
 * A second history entry of the same page: going back from it leaves the page on screen, so that leaving can be
 * confirmed. If the game adds steps of its own, in the history that its frame shares with the page, the next guard
 * comes after them.
 */
interface Guard extends HistoryEntry {
  guard: number;
}

/** The number of the active guard; 0 for none. */
const guardNow = (): number => (history.state as Partial<Guard> | null)?.guard ?? 0;
const putGuard = (guard: number) => history.pushState({ ...historyEntry(), guard } satisfies Guard, '');

/** How often to check whether a game has added a step without loading a page, milliseconds. */
const lookEvery = 500;
/** The maximum number of entries that browsers keep. */
const mostSteps = 50;

/** Steps back past the guards. The game's own steps are passed without an event. */
async function passGuards() {
  for (let steps = 0; guardNow() > 0 && steps < mostSteps; steps++) {
    stepBack();
    await historySettled();
  }
}

/**
 * While `held`, the browser's Back button calls `mayLeave` first and does nothing when that returns false; a game
 * that navigates in its frame doesn't intercept it (F9). The returned function leaves the page without confirmation,
 * to the previous one or home.
 */
export function useBackGuard(held: boolean, mayLeave: () => boolean): () => void {
  const guard = useRef(0);
  const leaving = useRef(false);
  const ask = useEffectEvent(mayLeave);
  const leave = () => {
    leaving.current = true;
    if (guardNow() > 0) void passGuards();
    else goBack('/');
  };
  const leaveNow = useEffectEvent(leave);

  useEffect(() => {
    if (!held) return;
    if (guardNow() === 0) putGuard(1);
    guard.current = guardNow();
    let length = history.length;
    const raise = () => {
      if (leaving.current || historyEntry().modals > 0 || guardNow() !== guard.current) return;
      putGuard(++guard.current);
      length = history.length;
    };
    const loaded = new WeakSet<EventTarget>();
    const onLoad = ({ target }: Event) => {
      if (!(target instanceof HTMLIFrameElement)) return;
      if (loaded.has(target)) raise();
      loaded.add(target);
    };
    const look = () => {
      if (history.length > length && historyEntry().modals === 0) raise();
      length = history.length;
    };
    document.addEventListener('load', onLoad, true);
    const timer = setInterval(look, lookEvery);
    return () => {
      document.removeEventListener('load', onLoad, true);
      clearInterval(timer);
    };
  }, [held]);

  useEffect(() => {
    const { key } = historyEntry();
    const onBack = () => {
      if (guard.current === 0 || guardNow() >= guard.current || historyEntry().key !== key) return;
      if (leaving.current) {
        // Either one more guard has been passed, or this is an entry of this page from before a reload.
        if (guardNow() === 0) goBack('/');
      } else if (ask()) leaveNow();
      else putGuard(guard.current);
    };
    addEventListener('popstate', onBack);
    return () => removeEventListener('popstate', onBack);
  }, []);

  return leave;
}
