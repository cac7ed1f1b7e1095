import type { ComponentType } from 'react';
import { languageReady } from '#i18n/area.ts';
import type { Load } from './pages.ts';
import type { Route } from './routes.ts';

const loaded = new Map<Route['path'], ComponentType>();

const home: Load = () => import('#features/home/HomeScreen.tsx');

/** What the lobby needs comes with the first file; where the others are is one more. */
const loadOf = async (path: Route['path']) => (path === '/' ? home : (await import('./pages.ts')).pages[path]!);

/** A page's screen, if it has come. */
export const screenOf = (path: Route['path']) => loaded.get(path);

/** Brings a page's screen, and its words in the language on screen. Rejects when its code can't be had; the words of the shell come all the same. */
export async function loadScreen({ path }: Route): Promise<void> {
  try {
    if (!loaded.has(path)) loaded.set(path, (await (await loadOf(path))()).default);
  } finally {
    await languageReady();
  }
}
