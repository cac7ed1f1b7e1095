import type { ComponentType } from 'react';
import { loaded } from './lazy.tsx';
import type { Load } from './pages.ts';
import type { Route } from './routes.ts';

const screens = new Map<Route['path'], ComponentType>();

const home: Load = () => import('#features/home/HomeScreen.tsx');

/** The lobby's loader is in the first bundle; the table of all others takes one more request. */
const loadOf = async (path: Route['path']) => (path === '/' ? home : (await import('./pages.ts')).pages[path]!);

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
