import type { ComponentType } from 'react';
import { loaded } from './lazy.tsx';
import type { InstalledPath, Loaders } from './pages.ts';
import type { Route } from './routes.ts';

const screens = new Map<Route['path'], ComponentType>();

/** What opens without a network from the first visit on; the table of the other pages is not installed. */
const installed: Loaders<InstalledPath> = {
  '/': () => import('#features/home/HomeScreen.tsx'),
  '/game/search': () => import('#features/games/SearchScreen.tsx'),
};

const loadOf = async (path: Route['path']) => installed[path] ?? (await import('./pages.ts')).pages[path]!;

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
