import { epochKey } from '#browser/documentSettings.ts';
import { adData } from './adData.ts';
import { preferences } from './preferences.ts';
import { stores } from './stores.ts';
import { build } from './updates.ts';
import { facts, onWorker } from './supervision.ts';
import { app } from './worker.ts';
import { language } from '#i18n/language.ts';
import { subscribeKey } from 'valtio/vanilla/utils';

/**
 * Reports to the worker what only a page can observe: network, visibility, language, and changes that other tabs or the player
 * made to this site's storage.
 */
export function reportFacts() {
  const reportNow = () => void app.tab.tell(facts()).catch(() => {});
  addEventListener('online', reportNow);
  addEventListener('offline', reportNow);
  document.addEventListener('visibilitychange', reportNow);
  (navigator as { connection?: EventTarget }).connection?.addEventListener('change', reportNow);

  addEventListener('storage', ({ key, newValue }) => {
    if (key === null || (key === epochKey && newValue === null)) void app.session.forget().catch(() => {});
    else if (key === epochKey) {
      reportNow();
      void app.session.recheck().catch(() => {});
    }
  });
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) void app.session.recheck().catch(() => {});
  });
  subscribeKey(language, 'code', reportNow);
  // The ended epoch first, then the change itself, which is what other tabs listen to.
  subscribeKey(stores.session, 'over', (over) => store('session.over', over ?? ''));
  subscribeKey(stores.session, 'epoch', (epoch) => store(epochKey, epoch));
  subscribeKey(preferences, 'campaign', () => void app.events.tellAd(adData()).catch(() => {}));

  onWorker((core) => {
    void core.tab.tell({ ...facts(), build });
    void core.events.tellAd(adData());
  });
}

/** Notifies other tabs through `localStorage`; where storage is blocked, a channel does. */
function store(name: string, value: string) {
  try {
    localStorage.setItem(name, value);
  } catch {}
}
