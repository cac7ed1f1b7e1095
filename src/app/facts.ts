import { adData } from './adData.ts';
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
  subscribeKey(stores.session, 'epoch', (epoch) => localStorage.setItem(epochKey, epoch));

  addEventListener('pagehide', sendTail);
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') sendTail();
  });
  onWorker((core) => {
    void core.tell(facts());
    void core.tellAd(adData());
  });
}

/** Bytes a beacon may have at most. */
const beaconLimit = 48 * 1024;

/** A page that goes beacons what the operator hasn't acknowledged; it stays on the device until it has (spec §9). */
function sendTail() {
  const { tail } = stores.events;
  if (tail.length === 0) return;
  const [{ appId, channel, version: appVersion }] = tail as [(typeof tail)[number]];
  const { platform, referrer: clientReferrer } = facts();
  const body = JSON.stringify({ eventList: tail, appId, channel, appVersion, platform, clientReferrer });
  if (body.length <= beaconLimit) navigator.sendBeacon(eventLog, new Blob([body], { type: 'application/json' }));
}
