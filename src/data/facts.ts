import { epochKey } from '#browser/documentSettings.ts';
import { readLocal, removeLocal, tried } from '#browser/localStore.ts';
import { adParams, preferences } from './preferences.ts';
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
  subscribeKey(preferences, 'campaign', reportAd);

  onWorker((core) => {
    void core.tab.tell({ ...facts(), build });
    reportAd();
  });
}

/**
 * Reports the campaign that led here; its code is loaded only for visits that may have one. Without the visitor's
 * consent nothing is reported or stored (checklist N-12).
 */
function reportAd() {
  const { search } = location;
  if (!preferences.campaign) removeLocal('device', adParams);
  else if (search || readLocal('device', adParams, null) || tried(() => document.cookie, ''))
    return void import('./adData.ts').then(({ adData }) => app.events.tellAd(adData(search))).catch(() => {});
  void app.events.tellAd({}).catch(() => {});
}

/** Notifies other tabs through `localStorage`; where storage is blocked, a channel does. */
function store(name: string, value: string) {
  try {
    localStorage.setItem(name, value);
  } catch {}
}
