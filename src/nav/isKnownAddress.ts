import { useSnapshot } from 'valtio';
import { isInWrapper } from '#browser/wrapper.ts';
import { readQuery } from './query.ts';
import { allRoutes, routeAt } from './routes.ts';

/** The page about installing the app, which the wrapper is: nothing leads there from it (O-43). */
const aboutInstalling = '/download';

/** Whether an address leads to a page of the app, with a valid query; assumed while not all routes are loaded. */
export function isKnownAddress(address: string): boolean {
  const { pathname, search } = new URL(address, location.origin);
  if (pathname === aboutInstalling && isInWrapper()) return false;
  const route = routeAt(pathname);
  return route ? readQuery(route.query, search) !== null : !allRoutes.known;
}

/** `isKnownAddress` for what is drawn: it is drawn anew once all routes are loaded. */
export function useKnownAddress(): typeof isKnownAddress {
  // Read, so that a change of it is noticed.
  void useSnapshot(allRoutes).known;
  return isKnownAddress;
}
