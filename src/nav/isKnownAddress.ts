import { useSnapshot } from 'valtio';
import { isInWrapper } from '#browser/wrapper.ts';
import { readQuery } from './query.ts';
import { allRoutes, routeAt } from './routes.ts';

/** The page about installing, which the wrapper never links to (O-43). */
const aboutInstalling = '/download';

/** Whether an address leads to a page of the app, with a valid query; assumed so until all routes are loaded. */
export function isKnownAddress(address: string): boolean {
  const { pathname, search } = new URL(address, location.origin);
  if (pathname === aboutInstalling && isInWrapper()) return false;
  const route = routeAt(pathname);
  return route ? readQuery(route.query, search) !== null : !allRoutes.known;
}

/** `isKnownAddress` for components: they re-render once all routes are loaded. */
export function useKnownAddress(): typeof isKnownAddress {
  // Read to subscribe to its changes.
  void useSnapshot(allRoutes).known;
  return isKnownAddress;
}
