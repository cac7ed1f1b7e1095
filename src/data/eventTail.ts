import { unacknowledged } from './connect.ts';
import { stores } from './stores.ts';

/** Size limit of a beacon, bytes; of a longer tail only the newest events are sent, the rest wait on the device. */
const beaconLimit = 48 * 1024;

/**
 * Sends unacknowledged analytics events with `sendBeacon` when the page is hidden; they stay on the device until the
 * operator acknowledges them (spec §9).
 */
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
