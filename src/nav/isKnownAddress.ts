import { useSnapshot } from 'valtio';
import { readQuery } from './query.ts';
import { allRoutes, routeAt } from './routes.ts';

/** Whether an address matches a route of the app, with a valid query; assumed while not all routes are loaded. */
export function isKnownAddress(address: string): boolean {
  const { pathname, search } = new URL(address, location.origin);
  const route = routeAt(pathname);
  return route ? readQuery(route.query, search) !== null : !allRoutes.known;
}

/** `isKnownAddress` for what is drawn: it is drawn anew once all routes are loaded. */
export function useKnownAddress(): typeof isKnownAddress {
  // Read, so that a change of it is noticed.
  void useSnapshot(allRoutes).known;
  return isKnownAddress;
}
