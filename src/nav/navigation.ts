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
import { missingPage, pathOf } from './routes.ts';
import { findRoute, loadScreen } from './screens.ts';
import { leavePage, startScroll } from '#browser/scroll.ts';
import { chunkFailed, applyUpdate } from '#data/updates.ts';
import { dropReturnToOutsideSignIn } from './returnTo.ts';

interface Options {
  /** Replaces the current history entry. */
  replace?: boolean;
}

type Navigate = (to: string, options: { replace: boolean; state: HistoryEntry }) => void;

let latest = 0;
/** History key of the current page. */
let here = '';

/**
 * Delays a navigation until its page is ready. A later navigation supersedes it; a failed one leaves the page as it is.
 */
async function hold(to: string, { replace = false }: Options, navigate: Navigate): Promise<boolean> {
  latest += 1;
  const turn = latest;
  const { origin, pathname, search, hash } = new URL(to, location.href);
  const arrives = await withLoadingBar(ready(to, pathname));
  if (turn !== latest || !arrives) return false;

  leavePage();
  dropReturnToOutsideSignIn(pathname);
  // A navigation from a dialog replaces the dialog's history entry.
  const overModal = dropModals();
  const address = origin === location.origin ? pathOf(pathname) + search + hash : to;
  navigate(address, { replace: replace || overModal, state: nextHistoryEntry(replace) });
  here = historyEntry().key;
  return true;
}

/** Loads a page; false if it won't be shown, because of the network or because the document reloads instead. */
async function ready(to: string, pathname: string): Promise<boolean> {
  if (await applyUpdate(to)) return false;
  const loaded = await Promise.all([loadPage(pathname), historySettled()]).then(
    () => true,
    () => false,
  );
  if (loaded) return true;
  try {
    if (!(await chunkFailed(to))) report(new Failure('missing'));
    return false;
  } catch {
    // A page whose code failed to load twice is shown as an error.
    return true;
  }
}

const loadPage = async (pathname: string) => loadScreen((await findRoute(pathname)) ?? missingPage);

/** Navigates from anywhere. Resolves to true once the page is shown, false if it failed to load or was superseded. */
export const go = (to: string, options: Options = {}) => hold(to, options, browserNavigate);

/** The same for links, as the router's navigation hook. */
export const aroundNav: AroundNavHandler = (navigate, to, { replace = false } = {}) =>
  void hold(to, { replace }, navigate);

/** Replaces the current page's address, for instance its search text, without a navigation. */
export const replaceUrl = (to: string) => browserNavigate(to, { replace: true, state: historyEntry() });

/** Goes back to the previous page, or to another one if this is the first of its tab. */
export function goBack(otherwise: string): void {
  if (historyEntry().index > 0) stepBack();
  else void go(otherwise, { replace: true });
}

/** Loads the page of the current address and its texts, before the first render. Never rejects. */
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
  await loadPage(location.pathname).catch(() => undefined);
  const { pathname, search, hash } = location;
  const path = pathOf(pathname);
  if (path !== pathname) history.replaceState(history.state, '', path + search + hash);
}
