import { historyEntry } from './historyEntries.ts';
import { writeLocal, readLocal } from './localStore.ts';

/** Where the places are kept over a reload. */
const keptName = 'scroll';
/** How long a page that is still growing is followed down to its place, milliseconds. */
const patience = 2_000;

let places: Record<string, number> = {};
let at = '';

/** Takes the scrolling of history entries over from the browser, which gives up on pages that load their lists. */
export function startScroll(): void {
  history.scrollRestoration = 'manual';
  places = readLocal('tab', keptName, places);
  addEventListener('pagehide', () => {
    leavePage();
    writeLocal('tab', keptName, places);
  });
}

/** Remembers how far the page was scrolled; to be called before it changes. */
export function leavePage(): void {
  if (at) places[at] = scrollY;
}

/** Puts the page where it was when its entry was left, and a new one at its top. */
export function arriveOnPage(): void {
  const { key } = historyEntry();
  if (key === at) return;
  const place = places[key] ?? 0;
  // The first page is at its top already; to say so would lay it out once more.
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
