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

/** The maximum number of entries that browsers keep. */
const mostSteps = 50;

/** The number of the active guard; 0 for none. */
const guardNow = (): number => (history.state as Partial<Guard> | null)?.guard ?? 0;

/** Adds an entry with a guard; false if that replaced entries after the current one, as after a step back. */
function putGuard(guard: number): boolean {
  const { length } = history;
  history.pushState({ ...historyEntry(), guard } satisfies Guard, '');
  return history.length > length || length >= mostSteps;
}

/** How often to check whether a game has added a step without loading a page, milliseconds. */
const lookEvery = 500;

/** Steps back past the guards. The game's own steps are passed without an event. */
async function passGuards() {
  for (let steps = 0; guardNow() > 0 && steps < mostSteps; steps++) {
    stepBack();
    await historySettled();
  }
}

/**
 * While `held`, the browser's Back button calls `mayLeave` first and does nothing when that returns false; a game
 * that navigates in its frame doesn't intercept it, even before the next guard is up (F9). The returned function leaves
 * the page without confirmation, to the previous one or home.
 */
export function useBackGuard(held: boolean, mayLeave: () => boolean): () => void {
  const guard = useRef(0);
  const leaving = useRef(false);
  /** Whether nothing but the game's entries can come after the guard; a closed dialog has left one of its own. */
  const isLast = useRef(false);
  const ask = useEffectEvent(mayLeave);
  const leave = () => {
    leaving.current = true;
    if (guardNow() > 0) void passGuards();
    else goBack('/');
  };
  const leaveNow = useEffectEvent(leave);

  useEffect(() => {
    if (!held) return;
    isLast.current = guardNow() === 0;
    if (isLast.current) putGuard(1);
    guard.current = guardNow();
    let length = history.length;
    const raise = () => {
      if (leaving.current || historyEntry().modals > 0 || guardNow() !== guard.current) return;
      // A step back before this guard was up moved the frame alone, without an event.
      const isStepBack = !putGuard(++guard.current) && isLast.current;
      isLast.current = true;
      length = history.length;
      if (isStepBack && ask()) leaveNow();
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
      if (guardNow() === guard.current) isLast.current = false;
      if (guard.current === 0 || guardNow() >= guard.current || historyEntry().key !== key) return;
      if (leaving.current) {
        // Either one more guard has been passed, or this is an entry of this page from before a reload.
        if (guardNow() === 0) goBack('/');
      } else if (ask()) leaveNow();
      else {
        putGuard(guard.current);
        isLast.current = true;
      }
    };
    addEventListener('popstate', onBack);
    return () => removeEventListener('popstate', onBack);
  }, []);

  return leave;
}
