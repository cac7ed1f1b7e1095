import type { ComponentType } from 'react';
import { languageReady } from './i18n/area.ts';
import type { Path, Route } from './routes.ts';

const loaded = new Map<Path, ComponentType>();

/** A page's screen, if it has come. */
export const screenOf = (path: Path) => loaded.get(path);

/** Brings a page's screen, and its words in the language on screen. Rejects when its code can't be had; the words of the shell come all the same. */
export async function loadScreen({ path, load }: Route): Promise<void> {
  try {
    if (!loaded.has(path)) loaded.set(path, (await load()).default);
  } finally {
    await languageReady();
  }
}
