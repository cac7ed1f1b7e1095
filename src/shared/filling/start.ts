import { subscribe } from 'valtio/vanilla';
import { subscribeKey } from 'valtio/vanilla/utils';
import { preferences } from '#data/preferences.ts';
import { stores } from '#data/stores.ts';
import { language } from '#i18n/language.ts';
import { lookDaily } from './daily.ts';
import { fetchTypeface } from './fetchTypeface.ts';
import { fillAtRest, filling } from './filling.ts';
import { untilFree, watchInput } from './freeTime.ts';
import { looks } from './looks.ts';
import { networkNow } from './network.ts';
import { isWanted } from '#browser/fillingWanted.ts';

const lookAtFirst = () => lookDaily(looks, { now: Date.now, free: untilFree });

/** Loads data, then files; on an unknown network, files show whether it is fast enough for more. */
async function bringAll() {
  await untilFree();
  if (!isWanted() || networkNow() === 'slow') return;
  await fetchTypeface().catch(() => {});
  if (networkNow() === 'fast') await lookAtFirst();
  await fillAtRest();
  if (filling.all > 0 && filling.ready === filling.all) await lookAtFirst();
}

let running = false;
let isDue = false;

/** One round at a time, and another one if something has changed meanwhile. */
async function bringWhenDue() {
  isDue = true;
  if (running) return;
  running = true;
  while (isDue) {
    isDue = false;
    await bringAll().catch(() => {});
  }
  running = false;
}

/** The size of the browser's resource timing buffer: all that a page runs on, and what is filled in. */
const remembered = 2_000;

let started = false;

/**
 * Fills in the app from now on, while the player is idle: what the device lacks of it, in the player's language, and
 * what a player would look at first. Restarts with another language, player or network.
 */
export function start(): void {
  if (started) return;
  started = true;
  performance.setResourceTimingBufferSize(remembered);
  watchInput();
  const begin = () => void bringWhenDue();
  navigator.serviceWorker.addEventListener('controllerchange', begin);
  addEventListener('online', begin);
  (navigator as { connection?: EventTarget }).connection?.addEventListener('change', begin);
  subscribe(preferences, begin);
  subscribeKey(language, 'code', begin);
  subscribeKey(stores.session, 'userId', begin);
  begin();
}
