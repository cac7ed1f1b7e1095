import { adData } from './adData.ts';
import { preferences } from './preferences.ts';
import { stores } from './stores.ts';
import { app, facts, onWorker } from './worker.ts';
import { subscribeKey } from 'valtio/vanilla/utils';

const epochKey = 'session.epoch';

/**
 * Reports to the worker what only a page can observe: network, visibility, and changes that other tabs or the player
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
    else if (key === epochKey) void app.session.recheck().catch(() => {});
  });
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) void app.session.recheck().catch(() => {});
  });
  subscribeKey(stores.session, 'epoch', notifyTabs);
  subscribeKey(preferences, 'campaign', () => void app.events.tellAd(adData()).catch(() => {}));

  onWorker((core) => {
    void core.tab.tell(facts());
    void core.events.tellAd(adData());
  });
}

/**
 * Notifies other tabs of a session change by its epoch: through `localStorage`, or a channel where storage is blocked.
 */
function notifyTabs(epoch: string) {
  try {
    localStorage.setItem(epochKey, epoch);
  } catch {}
}
