import { readQuery } from './query.ts';
import { routeAt } from './routes.ts';

/** Whether the app has a page at an address, with a query that fits it. */
export function isKnownAddress(address: string): boolean {
  const { pathname, search } = new URL(address, location.origin);
  const route = routeAt(pathname);
  return route !== undefined && readQuery(route.query, search) !== null;
}
