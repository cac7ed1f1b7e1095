import { readQuery } from './query.ts';
import { knowsRoutes, routeAt } from './routes.ts';

/** Whether an address matches a route of the app, with a valid query; assumed while not all routes are loaded. */
export function isKnownAddress(address: string): boolean {
  const { pathname, search } = new URL(address, location.origin);
  const route = routeAt(pathname);
  return route ? readQuery(route.query, search) !== null : !knowsRoutes();
}
