import { historyEntry, isSteppingBack, stepBack } from '#browser/historyEntries.ts';
import { askNative, canNative } from '#browser/wrapper.ts';
import { goBack } from '#nav/navigation.ts';

/** Whether this is a second history entry of its page, from which a step back stays on the page. */
function isGuarded() {
  const { exit, guard } = (history.state ?? {}) as { exit?: unknown; guard?: unknown };
  return exit === true || Number(guard) > 0;
}

/**
 * The wrapper's Back key: closes the top dialog or goes back, from a first page to the lobby, and there asks the
 * wrapper to close. False where the wrapper decides (O-41, players B10).
 */
export function onBackKey(): boolean {
  if (isSteppingBack()) return true;
  const { index, modals } = historyEntry();
  if (index > 0 || modals > 0 || isGuarded()) stepBack();
  else if (location.pathname !== '/') goBack('/');
  else if (canNative('exitApp')) void askNative('exitApp', {});
  else return false;
  return true;
}
