import { createElement, useEffect, useLayoutEffect, useReducer, useRef, useState } from 'react';
import { useSnapshot } from 'valtio';
import { useLocation, useSearch } from 'wouter';
import { ErrorBoundary } from '#shared/page/ErrorBoundary.tsx';
import { useRestrictedMode } from '#data/restrictedMode.ts';
import { admit } from '#nav/guards.ts';
import { go } from '#nav/navigation.ts';
import { readQuery } from '#nav/query.ts';
import { restrictedPage, missingPage, routeAt, type Route } from '#nav/routes.ts';
import { loadScreen, screenOf } from '#nav/screens.ts';
import { arriveOnPage } from '#browser/scroll.ts';
import { stores } from '#data/stores.ts';
import { track } from '#nav/analytics.ts';
import { chunkFailed } from '#data/updates.ts';
import { Unreached } from '#shared/page/Unreached.tsx';
import { keepReturnTo } from '#nav/returnTo.ts';
import { Waiting } from '#shared/page/Waiting.tsx';

/** The page on screen: the one that the address names, unless play is closed to whoever is here. */
export function Router() {
  const [pathname] = useLocation();
  const { known } = useSnapshot(stores.session);
  const calm = useRestrictedMode();
  useArrival(pathname);
  if (!calm) return <Addressed />;
  return known ? <Loaded route={restrictedPage} /> : <Waiting />;
}

/** The page that the address names. */
export function Addressed() {
  const [pathname] = useLocation();
  const search = useSearch();
  const route = routeAt(pathname);
  if (!route || !readQuery(route.query, search)) return <Loaded route={missingPage} />;
  return (
    <ErrorBoundary key={pathname}>
      <Guarded route={route} />
    </ErrorBoundary>
  );
}

/** After each change of page: its place on the screen, and the focus on its heading, unless the page has put it elsewhere. */
function useArrival(pathname: string) {
  const last = useRef(pathname);
  useLayoutEffect(arriveOnPage);
  useEffect(() => {
    if (pathname === last.current) return;
    last.current = pathname;
    const main = document.querySelector('main');
    if (main?.contains(document.activeElement)) return;
    main?.querySelector('h1')?.focus({ preventScroll: true });
  }, [pathname]);
}

/** Asks the guard on the way in. What happens when a session ends on the page is not its matter (`sessionEnd.ts`). */
function Guarded({ route }: { route: Route }) {
  const session = useSnapshot(stores.session);
  const [inside, enter] = useState(false);
  const { guard } = route.rules;
  if (guard && !session.known) return <Waiting />;

  const verdict = admit(guard, session);
  if (verdict === true) {
    if (!inside) enter(true);
    return <Loaded route={route} />;
  }
  return inside ? <Waiting /> : <TurnedAway to={verdict} />;
}

function TurnedAway({ to }: { to: string }) {
  useEffect(() => {
    const from = location.pathname + location.search;
    void go(to, { replace: true }).then((there) => there && keepReturnTo(from));
  }, [to]);
  return <Waiting />;
}

/** Its screen has come before a navigation ends; after a step back, or at the start, it may still be on its way or not to be had. */
function Loaded({ route }: { route: Route }) {
  const Screen = screenOf(route.path);
  const { onLine, failing } = useSnapshot(stores.network);
  const [failed, fail] = useState<{ error?: unknown }>();
  const [attempt, again] = useReducer((times: number) => times + 1, 0);
  useEffect(() => {
    if (Screen) return;
    const notHad = async () => {
      if (!(await chunkFailed(location.pathname + location.search))) fail({});
    };
    void loadScreen(route)
      .then(again, notHad)
      .catch((error: unknown) => fail({ error }));
  }, [route, Screen, attempt, onLine, failing]);
  useEffect(() => track('screen_view'), []);
  if (Screen) return createElement(Screen);
  if (!failed) return <Waiting />;
  // Asked for again as soon as there is a network; only then is it an error.
  if (!failed.error) return <Unreached onRetry={again} />;
  throw failed.error;
}
