import { subscribe } from 'valtio/vanilla';
import { subscribeKey } from 'valtio/vanilla/utils';
import { stores } from '#data/stores.ts';
import { language } from '#i18n/language.ts';
import { keepBadge } from './badge.ts';
import { alignDevice, look } from './device.ts';

/** Failures are retried on the next change or start. */
function align() {
  look();
  void alignDevice().catch(() => {});
}

let started = false;

/** Keeps notifications and badge in step with the current player, for the page's lifetime (O-22, O-23). */
export function startPush(): void {
  if (started) return;
  started = true;
  keepBadge();
  if (!('serviceWorker' in navigator)) return;
  subscribe(stores.session, align);
  subscribeKey(stores.settings, 'at', align);
  subscribeKey(language, 'code', align);
  align();
}
