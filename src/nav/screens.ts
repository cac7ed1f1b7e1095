import type { ComponentType } from 'react';
import { loaded } from './lazy.tsx';
import type { InstalledPath, Loaders } from './pages.ts';
import { learnRoutes, routeAt, type Route } from './routes.ts';

const screens = new Map<Route['path'], ComponentType>();

/** What opens without a network from the first visit on; the table of the other pages is not installed. */
const installed: Loaders<InstalledPath> = {
  '/': () => import('#features/home/HomeScreen.tsx'),
  '/game/search': () => import('#features/games/SearchScreen.tsx'),
};

/** Loads the table of the other pages, and learns their routes. Rejects if it can't be had. */
export async function loadPages() {
  const { pages, routesOfPages } = await import('./pages.ts');
  learnRoutes(routesOfPages);
  return pages;
}

const loadOf = async (path: Route['path']) => installed[path] ?? (await loadPages())[path]!;

/** The route of a path, undefined for none. Rejects if it may be one that can't be loaded. */
export async function findRoute(pathname: string): Promise<Route | undefined> {
  const known = routeAt(pathname);
  if (known) return known;
  await loaded(loadPages);
  return routeAt(pathname);
}

/** A page's screen, if it is loaded. */
export const screenOf = (path: Route['path']) => screens.get(path);

/**
 * Loads a page's screen and its texts in the current language. Rejects if its code fails to load; the shell's texts are
 * loaded in any case.
 */
export async function loadScreen({ path }: Route): Promise<void> {
  await loaded(async () => {
    if (!screens.has(path)) screens.set(path, (await (await loadOf(path))()).default);
  });
}
