import { proxy } from 'valtio';
import { decoded } from '#browser/addresses.ts';
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

/** The page that is declared with this path, if it is known. */
export const declared = (path: string) => known.find((page) => page.path === path);

/** Where the path of a page has an id, which is in its address: `/feedback/record/12`. */
const idPart = '/:id';

/** What links, and the texts around them, leave at the end of a path: slashes, punctuation, a broken escape. */
const leftover = /(?:%[\da-f]{0,2}|[/\s.,;:!?)\]}'"’”»>*…])+$/iu;
const idAtEnd = /\/[1-9]\d{0,14}$/;
/** No page has a longer path, in characters; what `leftover` takes off grows with the square of its length. */
const longestPath = 500;

/** A path without what people and links add to it; the root is empty. */
const barePath = (pathname: string) =>
  decoded(pathname)
    .replace(/\/{2,}/g, '/')
    .replace(leftover, '');

/** The page of a path, in whatever case, if there is one; undefined too for one that isn't known yet. */
export function routeAt(pathname: string): PageRow | undefined {
  if (pathname.length > longestPath) return undefined;
  const bare = barePath(pathname).toLowerCase();
  const sought = bare.endsWith(idPart) ? undefined : bare.replace(idAtEnd, idPart) || '/';
  return known.find(({ path }) => path.toLowerCase() === sought);
}

/** The path of an address as its page has it; unchanged where there is no page. */
export function pathOf(pathname: string): string {
  const found = routeAt(pathname);
  return found ? found.path.replace(idPart, idAtEnd.exec(barePath(pathname))?.[0] ?? '') : pathname;
}
