import { useEffect } from 'react';
import { historyEntry, type HistoryEntry } from '#browser/historyEntries.ts';
import { toast } from '#nav/toasts.ts';
import { words } from '../words.en.ts';

/** A second history entry of the first page: a step back from it leaves the page on screen and the app open. */
interface Guard extends HistoryEntry {
  exit: true;
}

/** Time for a second step back to close the app, milliseconds. */
export const patience = 3_000;

const isGuarded = () => (history.state as Partial<Guard> | null)?.exit === true;
/** Whether the next step back would close the app. */
const isLast = () =>
  location.pathname === '/' && historyEntry().index === 0 && historyEntry().modals === 0 && !isGuarded();

function guard() {
  if (isLast()) history.pushState({ ...historyEntry(), exit: true } satisfies Guard, '');
}

/** In a standalone window, a step back on the lobby first warns that another one closes the app (checklist O-21). */
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
