import type { AroundNavHandler } from 'wouter';
import { navigate as browserNavigate } from 'wouter/use-browser-location';
import { Failure } from '#contract/failure.ts';
import {
  historyEntry,
  historySettled,
  markFirstEntry,
  nextHistoryEntry,
  stepBack,
  type HistoryEntry,
} from '#browser/historyEntries.ts';
import { withLoadingBar } from './loading.ts';
import { closeOnBack, dropModals } from './modals.ts';
import { report } from './report.ts';
import { missingPage, routeAt, type Route } from './routes.ts';
import { loadScreen } from './screens.ts';
import { leavePage, startScroll } from '#browser/scroll.ts';
import { chunkFailed, letUpdateIn } from '#data/updates.ts';
import { dropReturnToOutsideSignIn } from './returnTo.ts';

interface Options {
  /** The page takes the place of this one in the history. */
  replace?: boolean;
}

type Navigate = (to: string, options: { replace: boolean; state: HistoryEntry }) => void;

let latest = 0;
/** The page on screen, by the key of its entry. */
let here = '';

/** Holds a navigation until its page can be shown. A later one overtakes it; one that fails leaves the page as it is. */
async function hold(to: string, { replace = false }: Options, navigate: Navigate): Promise<boolean> {
  latest += 1;
  const turn = latest;
  const { pathname } = new URL(to, location.href);
  const route = routeAt(pathname);
  const arrives = await withLoadingBar(ready(to, route));
  if (turn !== latest || !arrives) return false;

  leavePage();
  dropReturnToOutsideSignIn(pathname);
  // The entry of a dialog gives way to the page that it led to.
  const overModal = dropModals();
  navigate(to, { replace: replace || overModal, state: nextHistoryEntry(replace) });
  here = historyEntry().key;
  return true;
}

/** Makes a page ready to be shown; false when it won't be: no network, or the document loads anew in its place. */
async function ready(to: string, route: Route | undefined): Promise<boolean> {
  if (await letUpdateIn(to)) return false;
  const loaded = await Promise.all([loadPage(route), historySettled()]).then(
    () => true,
    () => false,
  );
  if (loaded) return true;
  try {
    if (!(await chunkFailed(to))) report(new Failure('offline'));
    return false;
  } catch {
    // A page whose code can't be had twice is shown as the error that it is.
    return true;
  }
}

const loadPage = (route: Route = missingPage) => loadScreen(route);

/** Goes to a page from anywhere. Resolves when it is there, or false when it didn't come or another overtook it. */
export const go = (to: string, options: Options = {}) => hold(to, options, browserNavigate);

/** The same for the links of the page. */
export const aroundNav: AroundNavHandler = (navigate, to, { replace = false } = {}) =>
  void hold(to, { replace }, navigate);

/** Says the address of the page on screen anew, such as what is searched on it; that is no navigation. */
export const restate = (to: string) => browserNavigate(to, { replace: true, state: historyEntry() });

/** Goes back to the page before, or to another one when this is the first in its tab. */
export function goBack(otherwise: string): void {
  if (historyEntry().index > 0) stepBack();
  else void go(otherwise, { replace: true });
}

/** The page that the address names, and its words: awaited before anything is rendered. Never rejects. */
export async function firstRoute(): Promise<void> {
  markFirstEntry();
  here = historyEntry().key;
  startScroll();
  addEventListener('popstate', () => {
    closeOnBack();
    if (historyEntry().key === here) return;
    here = historyEntry().key;
    latest += 1;
    leavePage();
    dropReturnToOutsideSignIn(location.pathname);
  });
  await loadPage(routeAt(location.pathname)).catch(() => undefined);
}
