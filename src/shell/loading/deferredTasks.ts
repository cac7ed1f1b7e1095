import { prefetchModal } from '#nav/modals.ts';
import { loadPages } from '#nav/screens.ts';
import { watchForms } from '#browser/dirtyForm.ts';
import { isInWrapper, watchOutside } from '#browser/wrapper.ts';
import { startMonitoring } from '../monitoring/monitoring.ts';
import { watchReturning } from '../updates/returning.ts';
import { startUpdates } from '../updates/serviceWorker.ts';
import { stores } from '#data/stores.ts';
import { followGenericImages } from '#shared/theme/genericImages.ts';

/** Starts background work after the first screen; its code loads after everything that screen needs. */
export function startDeferredTasks(): void {
  startMonitoring();
  startUpdates();
  watchForms();
  watchReturning();
  watchOutside();
  followGenericImages();
  if (isInWrapper()) void connectWrapper().catch(() => {});
  addEventListener('keydown', moveByKeys);
  // With the table of pages, a tap on a link waits for one file instead of two, and links to unknown pages disappear.
  void loadPages().catch(() => {});
  // The dialog for an unresponsive network couldn't be loaded once it is needed.
  void prefetchModal('tips').catch(() => {});
  // Firefox would show a prompt that the player hasn't asked for.
  if (!/firefox\//i.test(navigator.userAgent)) addEventListener('click', askToKeep);
}

/** Loads keyboard navigation of cards with the first such key outside of a text field. */
function moveByKeys({ key }: KeyboardEvent) {
  if (!navigator.onLine || !/^(Tab|Arrow)/.test(key)) return;
  removeEventListener('keydown', moveByKeys);
  void import('#shared/games/cardKeys.ts').then(({ moveInCards }) => moveInCards()).catch(() => {});
}

/** Its code is for players in the wrapper alone. */
const connectWrapper = async () => (await import('../wrapper/connect.ts')).connect();

/** Requests persistent storage at a player's first tap, so that the browser doesn't evict their data (checklist O-18). */
function askToKeep() {
  if (!stores.session.userId) return;
  removeEventListener('click', askToKeep);
  const persist = async () => (navigator.storage as StorageManager | undefined)?.persist?.();
  void persist().catch(() => {});
}
