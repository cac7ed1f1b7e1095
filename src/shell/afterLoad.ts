import { subscribeKey } from 'valtio/vanilla/utils';
import { watchForms } from '#browser/dirtyForm.ts';
import { watchOutside } from '#browser/wrapper.ts';
import { watchReturning } from './updates/returning.ts';
import { startUpdates } from './updates/serviceWorker.ts';
import { stores } from '#data/stores.ts';

/** What a page sees to once it stands; its code comes after everything the first screen needs. */
export function afterLoad(): void {
  startUpdates();
  watchForms();
  watchReturning();
  watchOutside();
  subscribeKey(stores.session, 'userId', askToKeep);
  askToKeep();
}

/** A player has something on the device that shouldn't go when space runs short (checklist O-18). */
function askToKeep() {
  const storage = navigator.storage as StorageManager | undefined;
  if (stores.session.userId) void storage?.persist?.().catch(() => {});
}
