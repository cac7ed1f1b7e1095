import { historyEntry } from './historyEntries.ts';
import { writeLocal, readLocal } from './localStore.ts';

/** Storage key of the scroll positions, so that they survive a reload. */
const keptName = 'scroll';
/** How long scroll restoration retries while the page is still growing, milliseconds. */
const patience = 2_000;

let places: Record<string, number> = {};
/** The history entry that is shown, and its path; no key before the first. */
let at = { key: '', index: 0, path: '' };

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
  if (at.key) places[at.key] = scrollY;
}

/**
 * Restores the scroll position of the current history entry; a new page starts at its top, also one that only its query
 * tells apart. A query that is replaced, as by a tab, leaves the page where it is.
 */
export function arriveOnPage(): void {
  const { key, index } = historyEntry();
  const { pathname: path } = location;
  if (key === at.key) return;
  const isReplaced = index === at.index && path === at.path;
  const place = places[key] ?? 0;
  // The first page is at its top already; scrolling would force a layout.
  if (at.key ? !isReplaced : place > 0) scrollDownTo(place);
  at = { key, index, path };
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
