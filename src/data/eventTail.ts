import type { ClientEvent } from '#contract/endpoints/events.ts';
import { eventBatch } from '#contract/events.ts';
import { unacknowledged } from './connect.ts';
import { stores } from './stores.ts';
import { app } from './worker.ts';

/** Size limit of a beacon, bytes; only the newest events of a longer batch are sent, the rest wait on the device. */
const beaconLimit = 48 * 1024;

/** How long a hidden page leaves its events to its worker, milliseconds: one round of the queue and a slow answer. */
const workersTurn = 5_000;

/** The events beaconed since the page was last visible: a beacon has no answer, so they stay unacknowledged. */
let beaconed: string[] = [];

/**
 * Sends the unacknowledged analytics events when the page is hidden: by the worker, which learns the outcome, and by
 * `sendBeacon` when the page unloads or the worker doesn't manage, unless the operator is down. They stay on the device
 * until the operator acknowledges them (spec §9).
 */
export function beaconTail() {
  let timer = 0;
  addEventListener('pagehide', sendTail);
  document.addEventListener('visibilitychange', () => {
    clearTimeout(timer);
    if (document.visibilityState === 'visible') beaconed = [];
    else if (!beaconed[0]) {
      app.events.flush().catch(() => {});
      timer = window.setTimeout(sendTail, workersTurn);
    }
  });
}

function sendTail() {
  if (stores.network.down) return;
  let left = unacknowledged().filter(({ eventId }) => !beaconed.includes(eventId));
  while (left[0] && sendBatch(left.slice(-eventBatch))) left = left.slice(0, -eventBatch);
}

function sendBatch(batch: ClientEvent[]) {
  const { url, common } = stores.events.beacon;
  for (; batch[0]; batch = batch.slice(1)) {
    const body = new Blob([JSON.stringify({ eventList: batch, ...common })], { type: 'application/json' });
    if (body.size > beaconLimit) continue;
    const isTaken = navigator.sendBeacon(url, body);
    if (isTaken) beaconed.push(...batch.map(({ eventId }) => eventId));
    return isTaken;
  }
  return false;
}
