import { adData } from './adData.ts';
import { preferences } from './preferences.ts';
import { stores } from './stores.ts';
import { app, facts, onWorker } from './worker.ts';
import { subscribeKey } from 'valtio/vanilla/utils';

const epochKey = 'session.epoch';

/** Tells the worker what only a page can know: network, visibility, and what other tabs or the player did to this site's storage. */
export function reportFacts() {
  const tell = () => void app.tab.tell(facts()).catch(() => {});
  addEventListener('online', tell);
  addEventListener('offline', tell);
  document.addEventListener('visibilitychange', tell);
  (navigator as { connection?: EventTarget }).connection?.addEventListener('change', tell);

  addEventListener('storage', ({ key, newValue }) => {
    if (key === null || (key === epochKey && newValue === null)) void app.session.forget().catch(() => {});
    else if (key === epochKey) void app.session.recheck().catch(() => {});
  });
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) void app.session.recheck().catch(() => {});
  });
  subscribeKey(stores.session, 'epoch', tellTabs);
  subscribeKey(preferences, 'campaign', () => void app.events.tellAd(adData()).catch(() => {}));

  onWorker((core) => {
    void core.tab.tell(facts());
    void core.events.tellAd(adData());
  });
}

/** Other tabs hear of a session by its epoch; a browser that stores nothing has them hear by channel alone. */
function tellTabs(epoch: string) {
  try {
    localStorage.setItem(epochKey, epoch);
  } catch {}
}
