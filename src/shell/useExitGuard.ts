import { useEffect } from 'react';
import { historyEntry, type HistoryEntry } from '#browser/historyEntries.ts';
import { toast } from '#nav/toasts.ts';
import { words } from './words.ts';

/** A second entry of the first page: a step back from it leaves the page on screen, so that the app stays open. */
interface Guard extends HistoryEntry {
  exit: true;
}

/** How long a second step back is taken as the answer, milliseconds. */
export const patience = 3_000;

const isGuarded = () => (history.state as Partial<Guard> | null)?.exit === true;
/** From here the next step back would close the app. */
const isLast = () =>
  location.pathname === '/' && historyEntry().index === 0 && historyEntry().modals === 0 && !isGuarded();

function guard() {
  if (isLast()) history.pushState({ ...historyEntry(), exit: true } satisfies Guard, '');
}

/** In a window of its own, going back on the lobby says first that another step will leave (checklist O-21). */
export function useExitGuard(installed: boolean, pathname: string): void {
  useEffect(() => {
    if (installed) guard();
  }, [installed, pathname]);

  useEffect(() => {
    if (!installed) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const onBack = () => {
      clearTimeout(timer);
      if (!isLast()) return;
      toast(words.say('backAgain'));
      timer = setTimeout(guard, patience);
    };
    addEventListener('popstate', onBack);
    return () => {
      clearTimeout(timer);
      removeEventListener('popstate', onBack);
    };
  }, [installed]);
}
