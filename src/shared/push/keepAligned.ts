import { subscribe } from 'valtio/vanilla';
import { subscribeKey } from 'valtio/vanilla/utils';
import { ownPath } from '#browser/addresses.ts';
import { stores } from '#data/stores.ts';
import { language } from '#i18n/language.ts';
import { isKnownAddress } from '#nav/isKnownAddress.ts';
import { go } from '#nav/navigation.ts';
import { keepBadge } from './badge.ts';
import { alignDevice, look } from './device.ts';

/** What fails is made up for with the next change, or start. */
function align() {
  look();
  void alignDevice().catch(() => {});
}

/** Follows a tap on a notification to a page of the app; never out of a game, which stays in sight (O-23). */
export function followTap({ data }: Pick<MessageEvent, 'data'>): void {
  const { type, url } = (data ?? {}) as { type?: unknown; url?: unknown };
  if (type !== 'OPEN' || typeof url !== 'string' || stores.play.gameId !== 0) return;
  const path = ownPath(url);
  void go(path && isKnownAddress(path) ? path : '/');
}

let started = false;

/** Keeps notifications and badge with the player who is here, for the page's lifetime (O-22, O-23). */
export function startPush(): void {
  if (started) return;
  started = true;
  keepBadge();
  if (!('serviceWorker' in navigator)) return;
  navigator.serviceWorker.addEventListener('message', followTap);
  subscribe(stores.session, align);
  subscribeKey(stores.settings, 'at', align);
  subscribeKey(language, 'code', align);
  align();
}
