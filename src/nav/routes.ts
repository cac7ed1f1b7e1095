import { proxy } from 'valtio';
import { decoded, trimmed } from '#browser/addresses.ts';
import type { PageRow, Route } from './page.ts';
import type { Params } from './query.ts';
import type { Register } from './register.ts';

type Pages = Register extends { pages: infer P extends readonly unknown[] } ? P[number] : never;

export type Path = Extract<Pages, { path: string }>['path'];
export type QueryOf<P extends Path> = Extract<Pages, { path: P; query: Params }>['query'];
export type { Route };

/** Shown in place of the pages of play in restricted mode; it has no address. */
export const restrictedPage: Route = { path: '', query: {}, rules: {} };

/** The 404 page: no match, or an invalid query (spec §8). */
export const missingPage: Route = { path: '404', query: {}, rules: {} };

/** The pages known so far. */
let known: readonly PageRow[] = [];

/** Whether all pages are known, and so also which paths are none. */
export const allRoutes = proxy({ known: false });

/** Adds pages: first those a start may need, then all others once their table has loaded. */
export function learnPages(pages: readonly PageRow[], areAll: boolean): void {
  known = [...known, ...pages];
  allRoutes.known = areAll;
}

/** The page declared with this path, if known. */
export const declared = (path: string) => known.find((page) => page.path === path);

/** The id part of a page's path, which the address fills in: `/feedback/record/12`. */
const idPart = '/:id';

const idAtEnd = /\/[1-9]\d{0,14}$/;

const escapes = /(%\w\w)+/g;

/** A path without what people and links append; the root is empty. */
const barePath = (pathname: string) => trimmed(pathname.replace(escapes, decoded).replace(/\/+/g, '/'));

/** The page of a path, ignoring case; undefined if there is none, or none known yet. */
export function routeAt(pathname: string): PageRow | undefined {
  const bare = barePath(pathname).toLowerCase();
  const sought = bare.endsWith(idPart) ? undefined : bare.replace(idAtEnd, idPart) || '/';
  return known.find(({ path }) => path.toLowerCase() === sought);
}

/** An address's path in its page's spelling; unchanged if there is no page. */
export function pathOf(pathname: string): string {
  const found = routeAt(pathname);
  return found ? found.path.replace(idPart, idAtEnd.exec(barePath(pathname))?.[0] ?? '') : pathname;
}
