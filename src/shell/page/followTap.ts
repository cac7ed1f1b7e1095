import { ownPath } from '#browser/addresses.ts';
import { stores } from '#data/stores.ts';
import { isKnownAddress } from '#nav/isKnownAddress.ts';
import { go } from '#nav/navigation.ts';

type Tap = Pick<MessageEvent, 'data'> & { source?: MessageEvent['source'] };

/** Follows a tap on a notification to a page of the app; never out of a game, which stays open (O-23). */
export function followTap({ data, source }: Tap): void {
  const { type, url } = (data ?? {}) as { type?: unknown; url?: unknown };
  if (type !== 'OPEN' || typeof url !== 'string') return;
  (source as ServiceWorker | null | undefined)?.postMessage({ type: 'TAPPED' });
  if (stores.play.gameId !== 0) return;
  const path = ownPath(url);
  void go(path && isKnownAddress(path) ? path : '/');
}

/**
 * Follows taps in every open page, as the service worker picks any of them, and asks for a tap that came while the
 * page was starting.
 */
export async function followTaps(): Promise<void> {
  if (!('serviceWorker' in navigator)) return;
  navigator.serviceWorker.addEventListener('message', followTap);
  const { active } = await navigator.serviceWorker.ready;
  active?.postMessage({ type: 'TAPS' });
}
