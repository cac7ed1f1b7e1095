import type { ComponentType } from 'react';
import { loaded } from './lazy.tsx';
import type { Load } from './pages.ts';
import type { Route } from './routes.ts';

const screens = new Map<Route['path'], ComponentType>();

const home: Load = () => import('#features/home/HomeScreen.tsx');

/** What the lobby needs comes with the first file; where the others are is one more. */
const loadOf = async (path: Route['path']) => (path === '/' ? home : (await import('./pages.ts')).pages[path]!);

/** A page's screen, if it has come. */
export const screenOf = (path: Route['path']) => screens.get(path);

/** Brings a page's screen, and its words in the language on screen. Rejects when its code can't be had; the words of the shell come all the same. */
export async function loadScreen({ path }: Route): Promise<void> {
  await loaded(async () => {
    if (!screens.has(path)) screens.set(path, (await (await loadOf(path))()).default);
  });
}
