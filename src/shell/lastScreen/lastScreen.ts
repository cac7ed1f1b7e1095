import { subscribe } from 'valtio/vanilla';
import { eraKey, lastScreenCache, lastScreenEntry } from '#browser/documentSettings.ts';
import { readLocal, writeLocal } from '#browser/localStore.ts';
import { isLobbyKnown } from '#data/known.ts';
import { preferences } from '#data/preferences.ts';
import { stores } from '#data/stores.ts';
import { build } from '#data/updates.ts';
import { language } from '#i18n/language.ts';
import { filter, isFiltered } from '#shared/games/filter.ts';
import { lastScreenMarkup } from './markup.ts';

/** How long the lobby must be unchanged before it is kept, milliseconds. */
const rest = 2_000;

const era = () => String(readLocal<number | ''>('device', eraKey, ''));

let kept: string | undefined;

/** Ends the era of the kept screen for every tab, and deletes it from the device. */
async function drop(): Promise<void> {
  kept = undefined;
  writeLocal('device', eraKey, Date.now());
  await caches.delete(lastScreenCache);
}

async function keep(): Promise<void> {
  const { session, rg, wallet } = stores;
  const shows = location.pathname === '/' && isLobbyKnown(stores) && rg.state === 0 && !isFiltered(filter);
  const now = era();
  const owner = { era: now, epoch: session.epoch, balanceAt: wallet.at, isVisitor: session.userId === 0 };
  const screen = shows ? lastScreenMarkup(owner) : undefined;
  // Nothing is stored without the service worker that shows it, for example after its withdrawal (E8).
  if (!screen || screen === kept || !(await navigator.serviceWorker.getRegistration())) return;
  kept = screen;
  const cache = await caches.open(lastScreenCache);
  await cache.put(lastScreenEntry, new Response(screen, { headers: { 'content-type': 'text/html', build } }));
  // The screen was dropped while it was being written.
  if (now !== era()) await caches.delete(lastScreenCache);
}

/**
 * Keeps the lobby's first screen whenever it is idle or the page is hidden, for the first paint of the next start; a
 * log-out, another player, another language, a hidden or shown balance, a break and an exclusion drop it. If the device
 * stores nothing, the next start has none.
 */
export function keepLastScreen(): void {
  if (!('caches' in globalThis)) return;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const keepNow = () => void keep().catch(() => {});
  const keepSoon = () => {
    clearTimeout(timer);
    timer = setTimeout(() => (globalThis.requestIdleCallback ?? setTimeout)(keepNow), rest);
  };
  let { epoch } = stores.session;
  let { code } = language;
  let { hidesBalance } = preferences;
  const watch = () => {
    const now = [stores.session.epoch, language.code, preferences.hidesBalance] as const;
    const changed = epoch !== now[0] || code !== now[1] || hidesBalance !== now[2];
    [epoch, code, hidesBalance] = now;
    if (changed || stores.rg.state !== 0) void drop().catch(() => {});
    keepSoon();
  };
  for (const store of [
    stores.session,
    stores.rg,
    stores.lobby,
    stores.wallet,
    stores.library,
    stores.settings,
    language,
    preferences,
  ])
    subscribe(store, watch);
  document.addEventListener('visibilitychange', () => document.visibilityState === 'hidden' && keepNow());
  watch();
}
