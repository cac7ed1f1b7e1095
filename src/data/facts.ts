import { adData } from './adData.ts';
import { unacknowledged } from './connect.ts';
import { preferences } from './preferences.ts';
import { stores } from './stores.ts';
import { app, facts, onWorker } from './worker.ts';
import { subscribeKey } from 'valtio/vanilla/utils';

const epochKey = 'session.epoch';
const eventLog = `${import.meta.env.VITE_API_BASE}/app/v1/anonymous/appEventLogClient`;

/** Tells the worker what only a page can know: network, visibility, and what other tabs or the player did to this site's storage. */
export function reportFacts() {
  const tell = () => void app.tell(facts()).catch(() => {});
  addEventListener('online', tell);
  addEventListener('offline', tell);
  document.addEventListener('visibilitychange', tell);
  (navigator as { connection?: EventTarget }).connection?.addEventListener('change', tell);

  addEventListener('storage', ({ key, newValue }) => {
    if (key === null || (key === epochKey && newValue === null)) void app.forget().catch(() => {});
    else if (key === epochKey) void app.recheck().catch(() => {});
  });
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) void app.recheck().catch(() => {});
  });
  subscribeKey(stores.session, 'epoch', tellTabs);
  subscribeKey(preferences, 'campaign', () => void app.tellAd(adData()).catch(() => {}));

  addEventListener('pagehide', sendTail);
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') sendTail();
  });
  onWorker((core) => {
    void core.tell(facts());
    void core.tellAd(adData());
  });
}

/** Other tabs hear of a session by its epoch; a browser that stores nothing has them hear by channel alone. */
function tellTabs(epoch: string) {
  try {
    localStorage.setItem(epochKey, epoch);
  } catch {}
}

/** Bytes a beacon may have at most; of a longer tail the newest are sent, the rest wait on the device. */
const beaconLimit = 48 * 1024;

/** A page that goes beacons what the operator hasn't acknowledged; it stays on the device until it has (spec §9). */
function sendTail() {
  const { platform } = facts();
  const { referrer: clientReferrer } = stores.events;
  for (let tail = unacknowledged(); tail[0]; tail = tail.slice(1)) {
    const { appId, channel, version: appVersion } = tail[0];
    const said = { eventList: tail, appId, channel, appVersion, platform, clientReferrer };
    const body = new Blob([JSON.stringify(said)], { type: 'application/json' });
    if (body.size > beaconLimit) continue;
    navigator.sendBeacon(eventLog, body);
    return;
  }
}
