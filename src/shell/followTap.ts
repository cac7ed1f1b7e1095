import { ownPath } from '#browser/addresses.ts';
import { stores } from '#data/stores.ts';
import { isKnownAddress } from '#nav/isKnownAddress.ts';
import { go } from '#nav/navigation.ts';

/** Follows a tap on a notification to a page of the app; never out of a game, which stays in sight (O-23). */
export function followTap({ data }: Pick<MessageEvent, 'data'>): void {
  const { type, url } = (data ?? {}) as { type?: unknown; url?: unknown };
  if (type !== 'OPEN' || typeof url !== 'string' || stores.play.gameId !== 0) return;
  const path = ownPath(url);
  void go(path && isKnownAddress(path) ? path : '/');
}

/** Follows taps in every page of the app: the service worker takes whichever is open. */
export function followTaps(): void {
  if ('serviceWorker' in navigator) navigator.serviceWorker.addEventListener('message', followTap);
}
