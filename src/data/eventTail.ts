import { unacknowledged } from './connect.ts';
import { stores } from './stores.ts';

/** Bytes a beacon may have at most; of a longer tail the newest are sent, the rest wait on the device. */
const beaconLimit = 48 * 1024;

/** A page that goes beacons what the operator hasn't acknowledged; it stays on the device until it has (spec §9). */
export function beaconTail() {
  addEventListener('pagehide', sendTail);
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') sendTail();
  });
}

function sendTail() {
  const { url, common } = stores.events.beacon;
  for (let tail = unacknowledged(); tail[0]; tail = tail.slice(1)) {
    const body = new Blob([JSON.stringify({ eventList: tail, ...common })], { type: 'application/json' });
    if (body.size > beaconLimit) continue;
    navigator.sendBeacon(url, body);
    return;
  }
}
