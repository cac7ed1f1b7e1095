import { readQuery } from './query.ts';
import { routeAt } from './routes.ts';

/** Whether an address matches a route of the app, with a valid query. */
export function isKnownAddress(address: string): boolean {
  const { pathname, search } = new URL(address, location.origin);
  const route = routeAt(pathname);
  return route !== undefined && readQuery(route.query, search) !== null;
}
