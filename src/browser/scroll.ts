import { historyEntry } from './historyEntries.ts';
import { writeLocal, readLocal } from './localStore.ts';

/** Storage key of the scroll positions, so that they survive a reload. */
const keptName = 'scroll';
/** How long scroll restoration retries while the page is still growing, milliseconds. */
const patience = 2_000;

let places: Record<string, number> = {};
let at = '';

/** Takes over scroll restoration from the browser, which fails on pages that load their lists asynchronously. */
export function startScroll(): void {
  history.scrollRestoration = 'manual';
  places = readLocal('tab', keptName, places);
  addEventListener('pagehide', () => {
    leavePage();
    writeLocal('tab', keptName, places);
  });
}

/** Saves the scroll position of the current page; call it before the page changes. */
export function leavePage(): void {
  if (at) places[at] = scrollY;
}

/** Restores the scroll position of the current history entry; a new page starts at its top. */
export function arriveOnPage(): void {
  const { key } = historyEntry();
  if (key === at) return;
  const place = places[key] ?? 0;
  // The first page is at its top already; scrolling would force a layout.
  if (at || place > 0) scrollDownTo(place);
  at = key;
}

function scrollDownTo(place: number): void {
  scrollTo(0, place);
  if (scrollY >= place) return;

  const growth = new ResizeObserver(() => {
    scrollTo(0, place);
    if (scrollY >= place) stop();
  });
  const stop = () => {
    growth.disconnect();
    clearTimeout(timer);
    for (const touch of touches) removeEventListener(touch, stop);
  };
  const timer = setTimeout(stop, patience);
  for (const touch of touches) addEventListener(touch, stop, { passive: true });
  growth.observe(document.body);
}

const touches = ['wheel', 'touchstart', 'keydown'] as const;
