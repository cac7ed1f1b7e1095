import { proxy } from 'valtio';
import type { furtherRoutes } from './furtherRoutes.ts';
import { text } from './query.ts';
import { route } from './route.ts';

/**
 * The routes that a start may need before the table of the other pages is loaded; `furtherRoutes.ts` has all others. No
 * match, or an invalid query, is a 404.
 */
export const routes = [
  route('/', { tabs: true }),
  route('/maintenance', { bare: true, early: true }),
  route('/game/search', { bare: true, query: { q: text } }),
  ...(import.meta.env.MODE === 'production' ? [] : [route('/gallery', { bare: true, early: true })]),
] as const;

/** Shown instead of the pages of play in restricted mode; it has no address. */
export const restrictedPage = route('', { bare: true });

/** The 404 page: no match, or an invalid query (spec §8). */
export const missingPage = route('404', { bare: true });

type Addressed = (typeof routes)[number] | (typeof furtherRoutes)[number];
export type Route = Addressed | typeof restrictedPage | typeof missingPage;
export type Path = Addressed['path'];
export type QueryOf<P extends Path> = Extract<Addressed, { path: P }>['query'];

/** The further routes, once they are loaded. */
let further: readonly Addressed[] | undefined;

/** Whether the further routes are loaded, so that it is known which pages the app lacks. */
export const allRoutes = proxy({ known: false });

/** Takes the further routes as they are loaded. */
export function learnRoutes(more: readonly Addressed[]): void {
  further = more;
  allRoutes.known = true;
}

/** Where the path of a route has an id, which is in its address: `/feedback/record/12`. */
const idPart = '/:id';

/** The route of a path, if there is one; undefined too for a further one that isn't loaded yet. */
export function routeAt(pathname: string): Route | undefined {
  const sought = pathname.endsWith(idPart) ? '' : pathname.replace(/\/[1-9]\d{0,14}$/, idPart);
  return [...routes, ...(further ?? [])].find(({ path }) => path === sought);
}
