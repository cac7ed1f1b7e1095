import { useSnapshot } from 'valtio';
import { isOn } from '#contract/features.ts';
import { isInWrapper } from '#browser/wrapper.ts';
import { stores } from '#data/stores.ts';
import { readQuery } from './query.ts';
import { allRoutes, pathOf, routeAt } from './routes.ts';

/** The page about installing, which the wrapper never links to (O-43). */
const aboutInstalling = '/download';

/**
 * Whether an address leads to a page of the app that the operator has, with a valid query; assumed so until all routes
 * are loaded.
 */
export function isKnownAddress(address: string): boolean {
  const { pathname, search } = new URL(address, location.origin);
  if (pathOf(pathname) === aboutInstalling && isInWrapper()) return false;
  const route = routeAt(pathname);
  if (!route) return !allRoutes.known;
  const { config } = stores.settings;
  return isOn(config?.features, route.rules.feature) && readQuery(route.query, search) !== null;
}

/** `isKnownAddress` for components: they re-render once all routes are loaded, and with the operator's settings. */
export function useKnownAddress(): typeof isKnownAddress {
  // Read to subscribe to its changes.
  void [useSnapshot(allRoutes).known, useSnapshot(stores.settings).config];
  return isKnownAddress;
}
