import { proxy } from 'valtio';
import type { PageRow, Route } from './page.ts';
import type { Params } from './query.ts';
import type { Register } from './register.ts';

type Pages = Register extends { pages: infer P extends readonly unknown[] } ? P[number] : never;

export type Path = Extract<Pages, { path: string }>['path'];
export type QueryOf<P extends Path> = Extract<Pages, { path: P; query: Params }>['query'];
export type { Route };

/** Shown instead of the pages of play in restricted mode; it has no address. */
export const restrictedPage: Route = { path: '', query: {}, rules: {} };

/** The 404 page: no match, or an invalid query (spec §8). */
export const missingPage: Route = { path: '404', query: {}, rules: {} };

/** The pages that are known by now. */
let known: readonly PageRow[] = [];

/** Whether all pages are known, so that it is known which ones the app lacks. */
export const allRoutes = proxy({ known: false });

/** Learns pages: those that a start may need first, all others once their table is loaded. */
export function learnPages(pages: readonly PageRow[], areAll: boolean): void {
  known = [...known, ...pages];
  allRoutes.known = areAll;
}

/** Where the path of a page has an id, which is in its address: `/feedback/record/12`. */
const idPart = '/:id';

/** The page of a path, if there is one; undefined too for one that isn't known yet. */
export function routeAt(pathname: string): PageRow | undefined {
  const sought = pathname.endsWith(idPart) ? '' : pathname.replace(/\/[1-9]\d{0,14}$/, idPart);
  return known.find(({ path }) => path === sought);
}
