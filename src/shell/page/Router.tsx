import { createElement, useEffect, useLayoutEffect, useReducer, useRef, useState, type FunctionComponent } from 'react';
import { useSnapshot } from 'valtio';
import { useLocation, useSearch } from 'wouter';
import { ErrorBoundary } from '#shared/page/ErrorBoundary.tsx';
import { useFeature } from '#data/features.ts';
import { useRestrictedMode } from '#data/restrictedMode.ts';
import { admit } from '#nav/guards.ts';
import { go } from '#nav/navigation.ts';
import { readQuery } from '#nav/query.ts';
import { restrictedPage, missingPage, routeAt, type Route } from '#nav/routes.ts';
import { loadScreen, screenOf } from '#nav/screens.ts';
import { arriveOnPage } from '#browser/scroll.ts';
import { movesLess } from '#data/preferences.ts';
import { stores } from '#data/stores.ts';
import { track } from '#nav/analytics.ts';
import { chunkFailed, isCutOff } from '#data/updates.ts';
import type { NotOnDeviceProps } from '#shared/page/shellParts.ts';
import { Unreached } from '#shared/page/Unreached.tsx';
import { keepReturnTo } from '#nav/returnTo.ts';
import { importDeferredParts } from '../loading/loadDeferredParts.ts';
import { Waiting } from '#shared/page/Waiting.tsx';

/** Renders the page of the current address, or restricted mode if the player may not play. */
export function Router() {
  const [pathname] = useLocation();
  // A page that only its query tells apart is arrived on, too.
  useSearch();
  const { known } = useSnapshot(stores.session);
  const restricted = useRestrictedMode();
  useArrival(pathname);
  if (!restricted) return <Addressed />;
  return known ? <Loaded route={restrictedPage} /> : <Waiting />;
}

/** Renders the page of the current address. */
export function Addressed() {
  const [pathname] = useLocation();
  const search = useSearch();
  // The route may arrive with the code of the 404 page.
  const [, rerender] = useReducer((times: number) => times + 1, 0);
  const route = routeAt(pathname);
  const isHad = useFeature(route?.rules.feature) || route?.rules.stays;
  if (!route || !isHad || !readQuery(route.query, search)) return <Loaded route={missingPage} onLoad={rerender} />;
  return (
    <ErrorBoundary key={pathname}>
      <Guarded route={route} />
    </ErrorBoundary>
  );
}

/** How long a page fades in, milliseconds. */
const comes = 120;

/**
 * After a navigation: fades the page in, restores the scroll position, and moves the focus to the page's heading unless
 * the page has set it elsewhere.
 */
function useArrival(pathname: string) {
  const last = useRef(pathname);
  useLayoutEffect(arriveOnPage);
  useLayoutEffect(() => {
    if (pathname !== last.current && !movesLess())
      document.querySelector('main')?.animate({ opacity: [0.3, 1] }, comes);
  }, [pathname]);
  useEffect(() => {
    if (pathname === last.current) return;
    last.current = pathname;
    const main = document.querySelector('main');
    if (main?.contains(document.activeElement)) return;
    main?.querySelector('h1')?.focus({ preventScroll: true });
  }, [pathname]);
}

/** Checks the route's guard when the page is opened. A session that ends later is handled by `sessionEnd.ts`. */
function Guarded({ route }: { route: Route }) {
  const session = useSnapshot(stores.session);
  const [hasEntered, setHasEntered] = useState(false);
  const { guard } = route.rules;
  if (guard && !session.known) return <Waiting />;

  const verdict = admit(guard, session);
  if (verdict === true) {
    if (!hasEntered) setHasEntered(true);
    return <Loaded route={route} />;
  }
  return hasEntered ? <Waiting /> : <Redirected to={verdict} />;
}

/** Leads to the log-in. If its code isn't on the device, says so here, and continues once it can. */
function Redirected({ to }: { to: string }) {
  const [isLost, setIsLost] = useState(false);
  useEffect(() => {
    const from = location.pathname + location.search;
    void go(to, { replace: true }).then((there) => {
      if (!there && !isCutOff()) return;
      keepReturnTo(from);
      setIsLost(!there);
    });
  }, [to]);
  return isLost ? <Loaded route={routeAt('/auth/login')!} /> : <Waiting />;
}

/**
 * Renders a route's screen. A navigation loads it first; after a step back, or at the start, it may still be loading
 * or have failed.
 */
function Loaded({ route, onLoad }: { route: Route; onLoad?: () => void }) {
  const Screen = screenOf(route.path);
  const { onLine, failing } = useSnapshot(stores.network);
  const [failed, setFailed] = useState<{ error?: unknown; Frame?: FunctionComponent<NotOnDeviceProps> }>();
  const [attempt, retry] = useReducer((times: number) => times + 1, 0);
  useEffect(() => {
    if (Screen) return;
    const notHad = async () => {
      if (await chunkFailed(location.href)) return;
      const later = await importDeferredParts().catch(() => undefined);
      setFailed({ Frame: later?.parts.NotOnDevice ?? Unreached });
    };
    void loadScreen(route)
      .then(onLoad ?? retry, notHad)
      .catch((error: unknown) => setFailed({ error }));
  }, [route, Screen, attempt, onLine, failing, onLoad]);
  useEffect(() => {
    if (Screen) track('screen_view');
  }, [Screen]);
  if (Screen) return createElement(Screen);
  if (!failed) return <Waiting />;
  // The load is retried as soon as the network is back; only a failure after that is an error.
  if (failed.Frame) return <failed.Frame route={route} onRetry={retry} />;
  throw failed.error;
}
